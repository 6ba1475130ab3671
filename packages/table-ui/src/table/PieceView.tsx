import './PieceView.css';
import type { Piece } from '../game.ts';
import { Icon } from '../Icon.tsx';
import { type IconName, isIcon } from '../iconNames.ts';
import { Card } from '../things/Card.tsx';
import { Coin } from '../things/Coin.tsx';
import { Die } from '../things/Die.tsx';
import { Gem } from '../things/Gem.tsx';
import { Thing, type ThingProps } from '../things/Thing.tsx';
import { Token } from '../things/Token.tsx';
import { isTone } from '../tones.ts';

interface PieceViewProps extends Omit<ThingProps, 'label' | 'id' | 'tone' | 'down'> {
  piece: Piece;
}

const METALS = ['bronze', 'gold', 'silver', 'iron'] as const;

/** Draws whatever lies on a generic table. */
export function PieceView({ piece, ...touch }: PieceViewProps) {
  const { id, kind, face, count, down } = piece;
  const label = count !== undefined && count > 1 ? `${piece.label} ×${count}` : piece.label;
  const tone = isTone(piece.tone) ? piece.tone : undefined;
  const icon: IconName | undefined = isIcon(piece.icon) ? piece.icon : undefined;
  const thing = { ...touch, id, label, tone, down };
  switch (kind) {
    case 'card':
      return (
        <Card
          {...thing}
          title={piece.title ?? piece.label}
          icon={icon}
          ranks={face === undefined ? undefined : [face]}
          corner={count !== undefined && count !== 1 ? `×${count}` : undefined}
        />
      );
    case 'coin':
      return (
        <Coin
          {...thing}
          tone={undefined}
          value={face}
          count={count}
          sign={icon}
          metal={METALS.find((metal) => metal === tone) ?? 'bronze'}
        />
      );
    case 'gem':
      return <Gem {...thing} value={face} />;
    case 'die':
      return <Die {...thing} face={face} icon={icon} />;
    case 'token':
      return <Token {...thing} face={face} icon={icon} count={count} />;
    case 'tile':
      return (
        <Thing {...thing} tone={tone ?? 'bronze'} class="mh-tile">
          <Token label={label} tone={tone} icon={icon} face={face} count={count} down={down} />
          <span class="mh-tile__name">{down ? '' : (piece.title ?? piece.label)}</span>
        </Thing>
      );
    case 'counter':
      return (
        <Thing {...thing} tone={tone ?? 'bronze'} class="mh-counter">
          {icon && <Icon name={icon} class="mh-counter__icon" />}
          <span class="mh-counter__label">{piece.title ?? piece.label}</span>
          <span class="mh-counter__value">{face ?? count}</span>
        </Thing>
      );
  }
}
