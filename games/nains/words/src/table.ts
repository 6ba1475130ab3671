import { at, type Seat } from '@meadhall/kernel';
import {
  COLUMN,
  type Coin,
  countSymbol,
  differentRunes,
  type Era,
  lines,
  ORDERS,
  type Piece,
  ranks,
  type Slot,
  TREASURY_VALUES,
  worth,
} from '@meadhall/nains';
import { CALLED, cardName, inColumn, inCommand, type Names } from './names.ts';
import { asked, lord, type Scene, whereIs } from './reading.ts';

/** What the drawing says in one language. */
export interface TableWords {
  readonly names: Names;
  heading(era: Era, round: number, deck: number): string;
  readonly supply: string;
  readonly awards: string;
  readonly treasury: string;
  readonly coins: string;
  readonly purse: string;
  readonly command: string;
  /** Said of a lord whose bids are laid while others think. */
  readonly ready: string;
  readonly you: string;
  standing(gem: number, lines: number, malt: number, runes: number): string;
}

const WIDTH = 80;
const LABEL = 17;
const NOTHING = '–';

/** The whole table in lines of at most 80 characters, whatever is asked. */
export function drawTable(scene: Scene, words: TableWords): string[] {
  const { view } = scene;
  const { names } = words;
  const waiting = view.layout.filter((_, i) => view.awards[i] === null);
  return [
    words.heading(view.era, view.round, at(view.deckSizes, view.era - 1)),
    '',
    ...view.taverns.flatMap((cards, tavern) =>
      row(
        `${view.tavern === tavern ? '▸' : ' '} ${at(names.taverns, tavern).short}`,
        listed(cards.map((card) => cardName(names, card))),
      ),
    ),
    ...row(`  ${words.supply}`, listed(view.supply.map((cognar) => CALLED[cognar]))),
    ...(waiting.length > 0
      ? row(`  ${words.awards}`, listed(waiting.map((card) => inCommand(names, card))))
      : []),
    ...row(`  ${words.treasury}`, treasury(view.treasury)),
    ...view.seats.flatMap((_, seat) => ['', ...drawLord(scene, words, seat)]),
  ];
}

function drawLord(scene: Scene, words: TableWords, seat: Seat): string[] {
  const own = lord(scene, seat);
  const you = scene.viewer === seat ? ` (${words.you})` : '';
  const who = `${isOn(scene, seat) ? '▸' : ' '} ${scene.name(seat)}${you}`;
  const standing = words.standing(
    own.gem,
    lines(own),
    countSymbol(own, 'malt'),
    differentRunes(own),
  );
  return [
    headline(who, standing),
    ...row(`  ${words.coins}`, coins(scene, words, seat)),
    ...ORDERS.flatMap((order) => {
      const column = at(own.army, COLUMN[order]);
      const cards = column.map((card) =>
        inColumn(card, ranks([card]), typeof card === 'number' && own.pariahs.includes(card)),
      );
      return row(`  ${words.names.orders[order].label}`, cards, String(ranks(column)));
    }),
    ...(own.command.length > 0
      ? row(`  ${words.command}`, listed(own.command.map((card) => inCommand(words.names, card))))
      : []),
  ];
}

/** Whom the table waits for. */
function isOn(scene: Scene, seat: Seat): boolean {
  const frame = scene.view.agenda.at(-1);
  const bids = asked(scene, 'bid');
  return bids
    ? bids.open.includes(seat)
    : frame !== undefined && 'seat' in frame && frame.seat === seat;
}

/** All five coins, then where they lie: `(3)` face down but known to the reader, `?` unknown. */
function coins(scene: Scene, words: TableWords, seat: Seat): string[] {
  const { coins: own, slots } = lord(scene, seat);
  const all = [...own].sort((a, b) => worth(a) - worth(b)).map(coinMark);
  const bids = asked(scene, 'bid');
  if (bids) return bids.answers[seat] ? [...all, '│', words.ready] : all;
  if (slots[0] === null) return all;
  const laid = slots.map((slot, tavern) => {
    const piece = pieceOn(scene, seat, slot, tavern);
    const mark = piece === null ? '?' : coinMark(at(own, piece));
    const down = piece !== null && tavern > (scene.view.tavern ?? 2);
    return `│ ${at(words.names.taverns, tavern).short} ${down ? `(${mark})` : mark}`;
  });
  const known = own.filter((_, i) => whereIs(scene, seat, i as Piece) === 'pouch').map(coinMark);
  const purse = [...known, ...Array(2 - known.length).fill('?')].join(' ');
  return [...all, ...laid, `│ ${words.purse} ${purse}`];
}

function pieceOn(scene: Scene, seat: Seat, slot: Slot, tavern: number): Piece | null {
  const own = scene.viewer === seat ? (scene.view.laid?.[tavern] ?? null) : null;
  return own ?? (slot === 'down' ? null : slot);
}

const coinMark = (coin: Coin): string => (coin === 's3' ? '3*' : String(worth(coin)));

const treasury = (counts: readonly number[]): string[] =>
  TREASURY_VALUES.flatMap((value, i) => {
    const left = counts[i] ?? 0;
    return left === 0 ? [] : [left === 1 ? String(value) : `${value}×${left}`];
  });

/** Items with commas between them, each in one piece. */
const listed = (items: readonly string[]): string[] =>
  items.map((item, i) => (i < items.length - 1 ? `${item},` : item));

const headline = (who: string, standing: string): string =>
  `${who} ${'─'.repeat(Math.max(2, WIDTH - who.length - standing.length - 2))} ${standing}`;

/** A label, perhaps a number, and what belongs to it; what is too long goes on below. */
function row(label: string, items: readonly string[], number = ''): string[] {
  const rows: string[] = [];
  let line = `${label.padEnd(LABEL - number.length)}${number} │`;
  for (const item of items.length > 0 ? items : [NOTHING]) {
    if (line.length + 1 + item.length > WIDTH) {
      rows.push(line);
      line = `${' '.repeat(LABEL)} │ ${item.replace('│ ', '')}`;
    } else line += ` ${item}`;
  }
  return [...rows, line];
}
