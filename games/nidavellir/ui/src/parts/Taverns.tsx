import './Taverns.css';
import { at, type Seat } from '@meadhall/kernel';
import type { Tavern } from '@meadhall/nidavellir';
import { Icon, type IconName } from '@meadhall/table-ui';
import { useCardWidth } from '../cardWidth.ts';
import { useDealt } from '../dealing.ts';
import { dropFocus } from '../dropFocus.ts';
import { bidOn, turns } from '../reading.ts';
import { Part, useLaying, useTable } from '../table.tsx';
import { cardTarget } from '../targets.ts';
import { Bids } from './Bids.tsx';
import { DwarfCard, nameOf } from './cards.tsx';
import { CoinArt, coinLabel } from './coins.tsx';
import { OwnCoin } from './OwnCoin.tsx';
import { Spot } from './Spot.tsx';

const SIGNS: readonly IconName[] = ['nidavellir/goblin', 'nidavellir/dragon', 'nidavellir/horse'];
const ALL: readonly Tavern[] = [0, 1, 2];

/** The three taverns side by side, in the order they are resolved. */
export function Taverns() {
  const { texts } = useTable();
  const { list, style, look } = useCardWidth('.nid-bay__place');
  return (
    <section ref={list} class="nid-taverns" style={style} aria-label={texts.taverns}>
      {ALL.map((tavern) => (
        <Bay key={tavern} tavern={tavern} look={look} />
      ))}
    </section>
  );
}

function Bay({ tavern, look }: { tavern: Tavern; look: string }) {
  const { view, viewer, names } = useTable();
  const bidding = useLaying();
  const cards = at(view.taverns, tavern);
  const { full } = at(names.taverns, tavern);
  const state = view.tavern === tavern ? 'is-current' : cards.length === 0 ? 'is-closed' : '';
  const wanted = bidding && bidding.laid[tavern] === null ? 'is-wanted' : '';
  return (
    <section
      class={`nid-bay mh-layer mh-oak ${state} ${wanted}`}
      aria-label={full}
      data-slot={tavern}
    >
      <Spot class="nid-sign" about={`tavern-${tavern}`} label={full} stop>
        <span class="nid-sign__board">
          <Icon name={at(SIGNS, tavern)} class="nid-sign__icon" />
        </span>
        <span class="nid-sign__name">{full}</span>
      </Spot>
      <Cards tavern={tavern} look={look} />
      <div class="nid-sill">
        {viewer !== null && <OwnSlot tavern={tavern} seat={viewer} />}
        <Bids tavern={tavern} />
      </div>
    </section>
  );
}

/** What can be had in a tavern. */
function Cards({ tavern, look }: { tavern: Tavern; look: string }) {
  const { view, names, texts, places: all } = useTable();
  const cards = at(view.taverns, tavern);
  const places = at(all, tavern);
  const dealt = useDealt(cards, tavern);
  return (
    <Part shows={[cards, texts, look, dealt]}>
      {() => (
        <div class="nid-bay__felt mh-felt">
          <ul
            class={`nid-bay__cards mh-layer is-${dealt}`}
            data-places={places.length}
            aria-busy={dealt === 'coming'}
          >
            {places.map((card, place) => (
              <li key={place} class="nid-bay__place" aria-hidden={card === null}>
                {card !== null && dealt !== 'coming' && (
                  <Spot
                    key={card}
                    class={look}
                    about={cardTarget(card)}
                    piece={cardTarget(card)}
                    label={nameOf(names, card)}
                  >
                    <DwarfCard card={card} />
                  </Spot>
                )}
              </li>
            ))}
            {cards.length === 0 && <li class="nid-bay__closed">{texts.closed}</li>}
          </ul>
        </div>
      )}
    </Part>
  );
}

/** My slot before a tavern: a coin lies there, or one may be laid. */
function OwnSlot({ tavern, seat }: { tavern: Tavern; seat: Seat }) {
  const { view, names, texts } = useTable();
  const bidding = useLaying();
  const open = view.tavern === tavern ? turns(view) : null;
  const bid = bidding ? null : bidOn(view, seat, seat, tavern);
  const piece = bidding ? (bidding.laid[tavern] ?? null) : (bid?.piece ?? null);
  const held = bidding?.held ?? null;
  const { short } = at(names.taverns, tavern);
  const coin = piece === null ? null : at(at(view.seats, seat).coins, piece);
  return (
    <div class={`nid-slot mh-tone mh-tone-seat${seat} ${piece === null && !bid ? 'is-empty' : ''}`}>
      {piece !== null ? (
        <OwnCoin seat={seat} piece={piece} />
      ) : bid ? (
        <Spot
          class="nid-coin"
          about={`tavern-${tavern}`}
          target={`bid-${seat}-${tavern}`}
          piece={`bid-${seat}-${tavern}`}
          label={texts.slot(short, texts.hidden)}
          down
        >
          <CoinArt coin={null} label={texts.hidden} />
        </Spot>
      ) : (
        <button
          type="button"
          class="nid-slot__well"
          aria-label={texts.slot(short, coin && coinLabel(texts, coin))}
          disabled={held === null}
          onClick={() => {
            dropFocus();
            if (held !== null) bidding?.layOn(held, tavern);
          }}
        >
          <Icon name={at(SIGNS, tavern)} />
        </button>
      )}
      {open && <span class="nid-order">{open.order.indexOf(seat) + 1}</span>}
    </div>
  );
}
