import './Army.css';
import './Strip.css';
import { at, type Seat } from '@meadhall/kernel';
import { type ArmyCard, CLASSES, type Class, COLUMN, lines, ranks } from '@meadhall/nidavellir';
import { Emblem, Icon } from '@meadhall/table-ui';
import { capital } from '@meadhall/words';
import { classPoints, standing } from '../reading.ts';
import { useTable } from '../table.tsx';
import { cardTarget, columnTarget } from '../targets.ts';
import { Chevrons } from './Chevrons.tsx';
import { iconOf, nameOf, rankFaces, shortName, toneOf } from './cards.tsx';
import { Spot } from './Spot.tsx';

interface ArmyProps {
  seat: Seat;
  /** Its cards are the ones seen moving; a second picture of the same army keeps still. */
  moving?: boolean;
}

/** Five columns of ranks. Every rank has the same height, so that lines can be seen across them. */
export function Army({ seat, moving = true }: ArmyProps) {
  const { view, viewer, texts, name } = useTable();
  const player = at(view.seats, seat);
  const points = classPoints(standing(view, viewer), seat);
  const done = lines(player);
  const height = Math.max(4, done + 1, ...player.army.map(ranks));
  return (
    <section
      class="nid-army mh-layer"
      aria-label={seat === viewer ? texts.army : texts.seat(name(seat))}
      style={{ '--height': height }}
    >
      <div class="nid-lines" aria-hidden="true">
        {Array.from({ length: done }, (_, i) => (
          <span key={i} class="nid-line" style={{ '--at': i }} />
        ))}
        <span class="nid-line is-next" style={{ '--at': done }} />
      </div>
      {CLASSES.map((column) => (
        <Column key={column} {...{ seat, column, done, moving }} points={points[column]} />
      ))}
    </section>
  );
}

interface ColumnProps {
  seat: Seat;
  column: Class;
  done: number;
  points: number;
  moving: boolean;
}

function Column({ seat, column, done, points, moving }: ColumnProps) {
  const { view, names, texts, isOpen, touched, ask } = useTable();
  const cards = at(at(view.seats, seat).army, COLUMN[column]);
  const total = ranks(cards);
  const target = columnTarget(seat, column);
  const many = capital(names.classes[column].many);
  const asked = isOpen(target) || touched.includes(target);
  const loses = asked && ask?.step === 'discard';
  const gains = asked && !loses;
  let below = 0;
  const placed = cards.map((card) => {
    const from = below;
    below += ranks([card]);
    return { card, from };
  });
  return (
    <div class={`nid-column mh-tone mh-tone-${column} ${isOpen(target) ? 'is-open' : ''}`}>
      <Spot
        class="nid-column__head"
        about={target}
        label={`${many} : ${texts.ranks(total)}, ${texts.points(points)}`}
        stop
      >
        <Emblem icon={`nidavellir/${column}`} tone={column} />
        <span class="nid-column__ranks">{total}</span>
        <span class="nid-column__name">{many}</span>
        <span class="nid-column__points">{points}</span>
      </Spot>
      <ol class="nid-column__cards">
        {placed.map(({ card, from }, i) => (
          <li key={card} style={{ '--ranks': ranks([card]) }}>
            <Strip
              {...{ card, column, moving }}
              lit={Math.max(0, done - from)}
              target={loses && i === placed.length - 1 ? target : undefined}
            />
          </li>
        ))}
        {gains && (
          <li style={{ '--ranks': 1 }}>
            <Spot class="nid-landing" about={target} label={many}>
              <Icon name={ask?.step === 'placeThrud' ? 'nidavellir/thrud' : 'nidavellir/ylud'} />
            </Spot>
          </li>
        )}
        {total <= done && !gains && (
          <li class="nid-column__wanted" aria-hidden="true" style={{ '--at': total }}>
            <Icon name={`nidavellir/${column}`} />
          </li>
        )}
      </ol>
    </div>
  );
}

interface StripProps {
  card: ArmyCard;
  column: Class;
  lit: number;
  moving: boolean;
  /** The option it stands for, when its column is asked for. */
  target: string | undefined;
}

/** A card in its column: its ranks down the left edge, its name beside them. */
function Strip({ card, column, lit, moving, target = cardTarget(card) }: StripProps) {
  const { names } = useTable();
  const hero = typeof card === 'string';
  const tone = toneOf(card, column);
  return (
    <Spot
      class={`nid-strip mh-tone mh-tone-${tone} ${hero ? 'is-hero' : ''}`}
      about={cardTarget(card)}
      target={target}
      piece={moving ? cardTarget(card) : undefined}
      label={nameOf(names, card)}
    >
      <Icon name={iconOf(card)} class="nid-strip__emblem" />
      <Chevrons ranks={rankFaces(card, column)} lit={lit} />
      {hero && <span class="nid-strip__name">{shortName(card)}</span>}
    </Spot>
  );
}
