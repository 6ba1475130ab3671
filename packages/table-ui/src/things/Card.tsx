import './Card.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import { Thing, type ThingProps } from './Thing.tsx';

export interface CardProps extends ThingProps {
  /** Written on the ribbon. */
  title?: string | undefined;
  /** The picture. */
  icon?: IconName | undefined;
  /** One chevron each, down the left edge, with what is written in it. */
  ranks?: readonly (string | number)[] | undefined;
  /** A figure in the upper right corner. */
  corner?: string | number | undefined;
  /** A short line under the ribbon. */
  text?: string | undefined;
  /** Of a nobler sort: heroes, distinctions. */
  frame?: 'iron' | 'bronze' | 'gold' | undefined;
  /** What is on the back. */
  back?: IconName | undefined;
}

export function Card(props: CardProps) {
  const { title, icon, ranks = [], corner, text, frame = 'iron', back = 'knot', ...thing } = props;
  const tone = thing.tone ?? 'bone';
  const name = `mh-card mh-card--${frame} ${ranks.length > 0 ? 'has-ranks' : ''} ${thing.class ?? ''}`;
  return (
    <Thing {...thing} tone={tone} class={name}>
      {thing.down ? (
        <span class="mh-card__back">
          <Icon name={back} />
          {corner !== undefined && <span class="mh-card__corner">{corner}</span>}
        </span>
      ) : (
        <span class="mh-card__face">
          {icon && <Icon name={icon} class="mh-card__emblem" />}
          {ranks.length > 0 && (
            <span class="mh-card__ranks">
              {ranks.map((rank, i) => (
                <span key={i} class="mh-chevron">
                  <span>{rank}</span>
                </span>
              ))}
            </span>
          )}
          {corner !== undefined && <span class="mh-card__corner">{corner}</span>}
          {(title || text) && (
            <span class="mh-card__foot">
              {title && (
                <span class="mh-card__title" style={{ '--letters': String(longestWord(title)) }}>
                  {title}
                </span>
              )}
              {text && <span class="mh-card__text">{text}</span>}
            </span>
          )}
        </span>
      )}
    </Thing>
  );
}

/** A title is set so that its longest word stays whole. */
const longestWord = (title: string): number =>
  Math.max(...title.split(/[\s\-\u00ad]+/).map((word) => word.length));
