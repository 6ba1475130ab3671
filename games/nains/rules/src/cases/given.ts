import { at, IllegalSetup, readOptions, seeded, seedOf } from '@meadhall/kernel';
import {
  cardsPerTavern,
  type Fields,
  readList,
  readNames,
  readPlayers,
  readWhole,
  roundsFor,
  TAVERNS,
  type Tavern,
  turnUp,
} from '@meadhall/taverns';
import { type CardId, deckOf, type Era } from '../cards.ts';
import { COGNAR_NAMES, type CognarName, RECRUITABLE } from '../cognars.ts';
import type { Options, State } from '../model.ts';
import { nains, newLord } from '../nains.ts';
import { type Box, openBox, readTreasury } from './box.ts';
import { type Laying, LORD_KEYS, readLord } from './lord.ts';

/** A position to start from, and what the lords are called. */
export interface Given {
  game: State;
  names: readonly string[];
  box: Box;
}

/** What may be said about the table besides its lords. */
export const TABLE_KEYS = [
  'players',
  'era',
  'round',
  'treasury',
  'cognarsLeft',
  'cognarsGone',
  'era2Deck',
  'options',
] as const;

const CLAUSE_OF_SEATS = 'NAI-3.2';

/** The table of a case about one `lord`, whom as many others join as play. */
export function readOneLord(fields: Fields): Given {
  const box = openBox();
  const laying = readLord(fields['lord'], 'lord', box);
  const name = (fields['lord'] as Fields)['name'] ?? 'lord';
  const players = readWhole(fields['players'] ?? 3, 'players', 2, 5, CLAUSE_OF_SEATS);
  const others = Array.from({ length: players - 1 }, (): Laying => {
    const lord = newLord(0);
    return { lord, laid: [null, null, null] };
  });
  const [named] = readPlayers([name], 'lord.name', CLAUSE_OF_SEATS) as [string];
  const names = [named, ...others.map((_, i) => `other ${i + 1}`)];
  return layOut([laying, ...others], fields, names, box);
}

/** The table of a case about several `lords`. */
export function readLords(
  fields: Fields,
  keys: readonly string[] = LORD_KEYS,
  path = 'lords',
): Given {
  const box = openBox();
  const typed = readList(fields['lords'], 'lords');
  const names = readPlayers(
    typed.map((lord) => (lord as Fields | null)?.['name']),
    'lords.name',
    CLAUSE_OF_SEATS,
  );
  const players = readWhole(fields['players'] ?? names.length, 'players', 2, 5, CLAUSE_OF_SEATS);
  if (players !== names.length)
    throw new IllegalSetup('players', players, `${names.length}, as many as lords`, 'NAI-3.2');
  const layings = typed.map((lord, i) => readLord(lord, `${path}[${i}]`, box, keys));
  return layOut(layings, fields, names, box);
}

function layOut(
  layings: readonly Laying[],
  fields: Fields,
  names: readonly string[],
  box: Box,
): Given {
  const lords = layings.map(({ lord }) => lord);
  for (const lord of lords) if (lord.gem === 0) lord.gem = box.anyGem();
  const seats = lords.length;
  const options = readOptions<Options>(nains.options, fields['options'] ?? {});
  const game = nains.setup({ seats, options, rng: seeded(seedOf('nains')) });
  game.awards = game.layout.map((award) => {
    const winner = lords.findIndex(({ command }) => command.includes(award));
    return winner < 0 ? null : winner;
  });
  const era = readWhole(fields['era'] ?? 1, 'era', 1, 2, 'NAI-5.1') as Era;
  const round = readWhole(fields['round'] ?? 1, 'round', 1, roundsFor(seats), 'NAI-5.1');
  const treasury = readTreasury(fields['treasury'], 'treasury', box);
  const supply = readSupply(fields, box);
  return {
    game: {
      ...game,
      agenda: [],
      era,
      round,
      treasury,
      supply,
      seats: lords,
      laid: layings.map(({ laid }) => laid),
      decks: [[], readDeck(fields['era2Deck'], seats, box)],
    },
    names,
    box,
  };
}

/** Whom nobody has recruited: all the others, or those the case leaves. */
function readSupply(fields: Fields, box: Box): CognarName[] {
  const free = RECRUITABLE.filter((cognar) => box.has(cognar));
  const named = (key: string): CognarName[] =>
    readNames(fields[key] ?? [], key, COGNAR_NAMES, 'NAI-2.2');
  const gone = named('cognarsGone');
  if (fields['cognarsLeft'] === undefined) return free.filter((cognar) => !gone.includes(cognar));
  if (fields['cognarsGone'] !== undefined)
    throw new IllegalSetup('cognarsGone', gone, 'cognarsLeft or cognarsGone, not both');
  const left = named('cognarsLeft');
  left.forEach((cognar, i) => {
    if (!box.has(cognar))
      throw new IllegalSetup(`cognarsLeft[${i}]`, cognar, 'Cognars nobody has', 'NAI-10.3');
  });
  // Ga'at lies with Oboron and is nobody's choice. (NAI-3.4)
  return RECRUITABLE.filter((cognar) => left.includes(cognar));
}

/** The Era 2 deck as it is named, top card first, or all cards of Era 2 not on the table. */
function readDeck(value: unknown, seats: number, box: Box): CardId[] {
  if (value === undefined) return deckOf(2, seats).filter((card) => box.has(card));
  return readList(value, 'era2Deck')
    .map((code, i) => box.card(code, `era2Deck[${i}]`))
    .reverse();
}

/** Serves a tavern: coins of this one and those before are open. */
export function readTavern(fields: Fields, { game, box }: Given, atLeast: number): Tavern {
  const tavern = (readWhole(fields['tavernIndex'], 'tavernIndex', 1, 3, 'NAI-3.3') - 1) as Tavern;
  const most = cardsPerTavern(game.seats.length);
  const cards = readList(fields['tavern'], 'tavern');
  if (cards.length < atLeast || cards.length > most)
    throw new IllegalSetup('tavern', cards, `${atLeast} to ${most} cards`, 'NAI-6.1');
  game.taverns[tavern] = cards.map((card, i) => box.card(card, `tavern[${i}]`));
  // A deck that was not named has what no tavern serves.
  if (fields['era2Deck'] === undefined)
    game.decks[1] = at(game.decks, 1).filter((card) => box.has(card));
  game.tavern = tavern;
  game.seats.forEach((lord, seat) => {
    for (const earlier of TAVERNS)
      if (earlier < tavern && lord.slots[earlier] === 'down')
        turnUp(lord, at(game.laid, seat), earlier);
  });
  return tavern;
}

/** A lord who takes part in a tavern has laid a bid. */
export function checkBid({ game }: Given, seat: number, path: string): void {
  if (at(game.laid, seat)[0] === null)
    throw new IllegalSetup(`${path}.slots`, undefined, 'a coin on every space', 'NAI-7.3');
}
