// What a case expects, compared with what is on the table.
import { canonical, IllegalSetup, type Seat, same, totals } from '@meadhall/kernel';
import { MISSION_NAMES, TITLE_NAMES, type Title } from '../components.ts';
import type { Player, State } from '../model.ts';
import { sheet, titleHolder, winners } from '../score.ts';
import { LETTERS, STATS } from './position.ts';

const letter = (seat: Seat | null): string | null =>
  seat === null ? null : (LETTERS[seat] ?? null);
const topFirst = <C>(pile: readonly C[]): C[] => [...pile].reverse();

const TABLE: Readonly<Record<string, (game: State) => unknown>> = {
  active: (game) => letter(game.active),
  pickaxe: (game) => letter(game.pickaxe),
  round: (game) => game.round,
  rounds: (game) => game.rounds,
  lastBrawlWinner: (game) => letter(game.champion),
  missions: (game) => game.missions,
  forSale: (game) => game.forSale,
  sold: (game) => game.sold,
  oreDeck: (game) => topFirst(game.oreDeck),
  oreDiscard: (game) => game.oreDiscard,
  tavernDeck: (game) => topFirst(game.tavernDeck),
  tavernDiscard: (game) => game.tavernDiscard,
  forgeDeck: (game) => topFirst(game.forgeDeck),
  shop: (game) => game.shop,
  cart: (game) => game.cart,
  haul: (game) => game.haul,
  winners: (game) => winners(game).map(letter),
};

const PLAYER: Readonly<Record<string, (player: Player) => unknown>> = {
  coins: (player) => player.coins,
  bread: (player) => player.bread,
  doggy: (player) => player.doggy,
  ores: (player) => player.ores,
  bought: (player) => player.bought,
  tavern: (player) => player.tavern,
  objects: (player) => player.objects,
  angry: (player) => player.angry,
};

/** The differences between what is expected and what is there. */
export function differences(game: State, expected: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const inOrder = key.endsWith('!');
    const is = valueAt(game, inOrder ? key.slice(0, -1) : key, `expect.${key}`);
    const equal = inOrder ? same(is, wanted) : same(unordered(is), unordered(wanted));
    return equal ? [] : [`${key}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(is)}`];
  });
}

function unordered(value: unknown): unknown {
  return Array.isArray(value)
    ? [...value].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
    : value;
}

function valueAt(game: State, key: string, path: string): unknown {
  const [head = '', ...rest] = key.split('.');
  if (rest.at(-1) === 'length') {
    const list = valueAt(game, key.slice(0, -'.length'.length), path);
    if (Array.isArray(list)) return list.length;
    throw unknown(path, key);
  }
  const seat = (LETTERS as readonly string[]).indexOf(head);
  if (seat >= 0 && seat < game.seats.length)
    return ofPlayer(game.seats[seat] as Player, rest, path, key);
  if (head === 'score') return ofScore(game, rest, path, key);
  if (head === 'titles' && rest.length === 1) {
    const [title] = rest;
    if (!(TITLE_NAMES as readonly unknown[]).includes(title)) throw unknown(path, key);
    return letter(titleHolder(game, title as Title));
  }
  if (rest.length > 0 || !Object.hasOwn(TABLE, head)) throw unknown(path, key);
  return TABLE[head]?.(game);
}

function ofPlayer(player: Player, fields: readonly string[], path: string, key: string): unknown {
  const [field = '', stat = ''] = fields;
  if (fields.length === 1 && Object.hasOwn(PLAYER, field)) return PLAYER[field]?.(player);
  const known = STATS.find((name) => name === stat);
  if (field !== 'stats' || fields.length !== 2 || !known) throw unknown(path, key);
  return player[known];
}

function ofScore(game: State, fields: readonly string[], path: string, key: string): unknown {
  const [who = '', source] = fields;
  const seat = (LETTERS as readonly string[]).indexOf(who);
  if (seat < 0 || seat >= game.seats.length || fields.length > 2) throw unknown(path, key);
  const lines = sheet(game).filter((line) => source === undefined || sourceOf(line.key) === source);
  if (source !== undefined && !SOURCES.includes(source)) throw unknown(path, key);
  return totals(lines, game.seats.length)[seat];
}

const SOURCES = ['objects', 'ores', 'coins', 'missions', 'title'];

/** A title and a mission have a line of their own on the sheet, and one source for all in a case. */
function sourceOf(key: string): string {
  if ((TITLE_NAMES as readonly string[]).includes(key)) return 'title';
  return (MISSION_NAMES as readonly string[]).includes(key) ? 'missions' : key;
}

const unknown = (path: string, key: string): IllegalSetup =>
  new IllegalSetup(path, key, 'a value of the table, of a seat, or of the score');
