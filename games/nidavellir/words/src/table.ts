import { at, type Seat } from '@meadhall/kernel';
import {
  type Age,
  CLASSES,
  COLUMN,
  type Coin,
  commandZone,
  DISTINCTIONS,
  lines,
  type Piece,
  ranks,
  type Slot,
  TREASURY_VALUES,
  worth,
} from '@meadhall/nidavellir';
import { CALLED, cardName, inColumn, type Names } from './names.ts';
import { asked, isSeer, player, type Scene, whereIs } from './reading.ts';

/** What the drawing says in one language. */
export interface TableWords {
  readonly names: Names;
  heading(age: Age, round: number, deck: number): string;
  readonly hall: string;
  readonly treasury: string;
  readonly coins: string;
  readonly pouch: string;
  readonly hand: string;
  readonly command: string;
  /** Said of a player whose bids are laid while others think. */
  readonly ready: string;
  readonly you: string;
  standing(gem: number, lines: number, heroes: number): string;
}

const WIDTH = 80;
const LABEL = 17;
const NOTHING = '–';

/** The whole table in lines of at most 80 characters, whatever is asked. */
export function drawTable(scene: Scene, words: TableWords): string[] {
  const { view } = scene;
  const { names } = words;
  return [
    words.heading(view.age, view.round, at(view.deckSizes, view.age - 1)),
    '',
    ...view.taverns.flatMap((cards, tavern) =>
      row(
        `${view.tavern === tavern ? '▸' : ' '} ${at(names.taverns, tavern).full}`,
        listed(cards.map((card) => cardName(names, card))),
      ),
    ),
    ...row(`  ${words.hall}`, listed(view.pool.map((hero) => CALLED[hero]))),
    ...row(`  ${words.treasury}`, treasury(view.treasury)),
    ...view.seats.flatMap((_, seat) => ['', ...drawPlayer(scene, words, seat)]),
  ];
}

function drawPlayer(scene: Scene, words: TableWords, seat: Seat): string[] {
  const own = player(scene, seat);
  const won = DISTINCTIONS.filter((_, i) => scene.view.distinctions[i] === seat);
  const command = [
    ...commandZone(own).map((hero) => CALLED[hero]),
    ...won.map((distinction) => words.names.distinctions[distinction]),
  ];
  const who = `${isOn(scene, seat) ? '▸' : ' '} ${scene.name(seat)}${scene.viewer === seat ? ` (${words.you})` : ''}`;
  return [
    headline(who, words.standing(own.gem, lines(own), own.heroes.length)),
    ...row(`  ${words.coins}`, coins(scene, words, seat)),
    ...CLASSES.flatMap((name) => {
      const column = at(own.army, COLUMN[name]);
      const cards = column.map((card) => inColumn(words.names, card, ranks([card])));
      const label = words.names.classes[name].many;
      return row(
        `  ${label.charAt(0).toUpperCase()}${label.slice(1)}`,
        cards,
        String(ranks(column)),
      );
    }),
    ...(command.length > 0 ? row(`  ${words.command}`, listed(command)) : []),
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
  const { coins, slots } = player(scene, seat);
  const all = [...coins].sort((a, b) => worth(a) - worth(b)).map(coinMark);
  const bids = asked(scene, 'bid');
  if (bids) return bids.answers[seat] ? [...all, '│', words.ready] : all;
  if (slots.every((slot) => slot === null) && !isSeer(scene, seat)) return all;
  const laid = slots.flatMap((slot, tavern) => {
    if (slot === null) return [];
    const piece = pieceOn(scene, seat, slot, tavern);
    const mark = piece === null ? '?' : coinMark(at(coins, piece));
    const down = piece !== null && tavern > (scene.view.tavern ?? 2);
    return [`│ ${at(words.names.taverns, tavern).short} ${down ? `(${mark})` : mark}`];
  });
  return [...all, ...laid, `│ ${aside(scene, words, seat)}`];
}

/** The coins of the pouch or the hand. */
function aside(scene: Scene, words: TableWords, seat: Seat): string {
  const { coins, slots } = player(scene, seat);
  const off = coins.length - slots.filter((slot) => slot !== null).length;
  const known = coins.filter((_, i) => {
    const where = whereIs(scene, seat, i as Piece);
    return where === 'pouch' || where === 'hand';
  });
  const marks = [...known.map(coinMark), ...Array(off - known.length).fill('?')];
  return `${isSeer(scene, seat) ? words.hand : words.pouch} ${marks.join(' ') || NOTHING}`;
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
