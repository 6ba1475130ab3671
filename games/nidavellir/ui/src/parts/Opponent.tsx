import './Opponent.css';
import { at, type Seat } from '@meadhall/kernel';
import { CLASSES, type Class, COLUMN, DISTINCTIONS, lines, ranks } from '@meadhall/nidavellir';
import { Emblem, Gem, Icon, SeatBadge, type Tone } from '@meadhall/table-ui';
import { byWorth, coinPieces, isSeer, standing } from '../reading.ts';
import { useTable } from '../table.tsx';
import { cardTarget, columnTarget } from '../targets.ts';
import { Medallion, nameOf } from './cards.tsx';
import { CoinArt, coinLabel } from './coins.tsx';
import { Spot } from './Spot.tsx';

const GEM_TONES: readonly Tone[] = ['bone', 'silver', 'teal', 'forest', 'sea', 'violet', 'blood'];

/** The stone that breaks ties. */
export function GemSpot({ value, moving = true }: { value: number; moving?: boolean }) {
  const { texts } = useTable();
  return (
    <Spot
      class="nid-gem"
      about={`gem-${value}`}
      piece={moving ? `gem-${value}` : undefined}
      label={texts.gem(value)}
    >
      <Gem label={texts.gem(value)} value={value} tone={GEM_TONES[value]} />
    </Spot>
  );
}

interface OpponentProps {
  seat: Seat;
  /** The last thing this seat did, in a sentence. */
  last: string;
  onOpen(seat: Seat): void;
}

/** Another player at a glance: ranks as bars, coins, gem, heroes, the last action. */
export function Opponent({ seat, last, onOpen }: OpponentProps) {
  const { view, viewer, texts, name, board } = useTable();
  const player = at(view.seats, seat);
  const { totals } = standing(view, viewer);
  const active = board.waiting.includes(seat);
  const pieces = coinPieces(player.coins, seat);
  return (
    <article
      class={`nid-other mh-layer mh-slate mh-tone mh-tone-seat${seat} ${active ? 'is-active' : ''}`}
    >
      <button type="button" class="nid-other__head" onClick={() => onOpen(seat)}>
        <SeatBadge seat={seat} name={name(seat)} active={active} />
        <span class="nid-other__score" title={texts.total}>
          <Icon name="points" label={texts.total} />
          {at(totals, seat)}
        </span>
      </button>
      <div class="nid-other__coins mh-layer">
        <GemSpot value={player.gem} />
        <ul class="nid-other__purse" aria-label={texts.coins}>
          {byWorth(player.coins).map((piece) => {
            const coin = at(player.coins, piece);
            return (
              <li key={piece}>
                <Spot
                  class="nid-coin nid-coin--tiny"
                  about={`coin-${coin}`}
                  piece={at(pieces, piece)}
                  label={coinLabel(texts, coin)}
                >
                  <CoinArt coin={coin} label={coinLabel(texts, coin)} />
                </Spot>
              </li>
            );
          })}
        </ul>
      </div>
      <Bars seat={seat} />
      <Retinue seat={seat} />
      {isSeer(player) && <span class="mh-hidden">{texts.seerHelp}</span>}
      <p class="nid-other__last">{last}</p>
    </article>
  );
}

/** The army as five bars of ranks, each with colour, emblem and letter; a rule where lines are complete. */
function Bars({ seat }: { seat: Seat }) {
  const { view, texts } = useTable();
  const player = at(view.seats, seat);
  const done = lines(player);
  const most = Math.max(5, ...player.army.map(ranks));
  return (
    <div class="nid-bars" style={{ '--most': most, '--done': done }}>
      {done > 0 && <span class="nid-bars__lines" aria-hidden="true" />}
      {CLASSES.map((column) => (
        <Bar key={column} seat={seat} column={column} />
      ))}
      <Spot class="nid-bars__count" about={`line-${seat}`} label={texts.lines(done)}>
        {done}
      </Spot>
    </div>
  );
}

function Bar({ seat, column }: { seat: Seat; column: Class }) {
  const { view, names, texts } = useTable();
  const cards = at(at(view.seats, seat).army, COLUMN[column]);
  const total = ranks(cards);
  return (
    <Spot
      class={`nid-bar mh-tone mh-tone-${column}`}
      about={columnTarget(seat, column)}
      label={`${names.classes[column].many} : ${texts.ranks(total)}`}
    >
      <span class="nid-bar__total">{total}</span>
      <span class="nid-bar__ranks">
        {cards.map((card) => (
          <span
            key={card}
            class={`nid-bar__rank ${typeof card === 'string' ? 'is-hero' : ''}`}
            data-piece={cardTarget(card)}
            style={{ '--ranks': ranks([card]) }}
          />
        ))}
      </span>
      <span class="nid-bar__letter">{texts.letters[column]}</span>
    </Spot>
  );
}

/** Heroes of the command zone and Distinctions; class heroes stand in the army but are counted here too. */
export function Retinue({ seat, moving = true }: { seat: Seat; moving?: boolean }) {
  const { view, names } = useTable();
  const player = at(view.seats, seat);
  const inArmy = (hero: (typeof player.heroes)[number]) =>
    player.army.some((column) => column.includes(hero));
  const won = DISTINCTIONS.filter((_, i) => view.distinctions[i] === seat);
  if (player.heroes.length + won.length === 0) return null;
  return (
    <ul class="nid-retinue">
      {player.heroes.map((hero) => (
        <li key={hero}>
          <Spot
            class="nid-medallion nid-medallion--small"
            about={cardTarget(hero)}
            piece={moving && !inArmy(hero) ? cardTarget(hero) : undefined}
            label={nameOf(names, hero)}
          >
            <Medallion hero={hero} />
          </Spot>
        </li>
      ))}
      {won.map((distinction) => (
        <li key={distinction}>
          <Spot
            class="nid-medallion nid-medallion--small"
            about={`distinction-${distinction}`}
            label={names.distinctions[distinction]}
          >
            <Emblem
              icon={`nidavellir/${distinction}`}
              tone={at(CLASSES, DISTINCTIONS.indexOf(distinction))}
              shape="diamond"
            />
          </Spot>
        </li>
      ))}
    </ul>
  );
}
