import { at, doNext, remove, type Seat, type Steps, tell } from '@meadhall/kernel';
import { takeBack } from '@meadhall/taverns';
import { callsForHero, discardable, mayRecruit, placeCard } from './army.ts';
import { CARDS, type CardId, CLASSES, type Class, COLUMN } from './cards.ts';
import { HERO_NAMES, type HeroName, heroNamed } from './heroes.ts';
import type { Choices, Nidavellir, State } from './model.ts';

const CHOICE_OF_HERO = Object.fromEntries(HERO_NAMES.map((hero) => [hero, { hero }])) as Record<
  HeroName,
  { hero: HeroName }
>;

/** All five columns, empty ones included. (NID-40.1, NID-39.3) */
export const EVERY_COLUMN: readonly { column: Class }[] = CLASSES.map((column) => ({ column }));

/** A card taken from a tavern, or kept as Pioneer: a Dwarf is placed, an Offering raises a coin. */
export function takeCard(game: State, seat: Seat, card: CardId): void {
  const { column, raises } = at(CARDS, card);
  if (column === null) {
    game.discard.push(card);
    doNext(game, { do: 'transform', seat, by: raises });
  } else placeCard(game, seat, column, card);
}

function recruitable({ seats, pool }: State, seat: Seat): Choices['recruit'][] {
  const player = at(seats, seat);
  const choices: Choices['recruit'][] = [];
  for (const hero of pool) if (mayRecruit(player, hero)) choices.push(CHOICE_OF_HERO[hero]);
  return choices;
}

/** From a placement to the last hero it brings. (NID-9) */
export const recruiting: Pick<
  Steps<Nidavellir>,
  'countLines' | 'recruit' | 'discard' | 'placeThrud'
> = {
  countLines: {
    run(game, { seat }) {
      const player = at(game.seats, seat);
      if (!callsForHero(player)) return;
      // The right is not lost: lines are counted again at the next placement. (NID-9.9)
      if (!game.pool.some((hero) => mayRecruit(player, hero))) tell(game, { say: 'noHero', seat });
      else doNext(game, { do: 'recruit', seat });
    },
  },

  recruit: {
    clause: 'NID-9.3',
    forced: true,
    options: (game, { seat }) => recruitable(game, seat),
    take(game, { seat }, { hero }) {
      const { column, discards, raises } = heroNamed(hero);
      remove(game.pool, hero);
      at(game.seats, seat).heroes.push(hero);
      tell(game, { say: 'recruited', seat, hero });
      if (column) placeCard(game, seat, COLUMN[column], hero);
      else doNext(game, { do: 'countLines', seat });
      // What the hero does comes before Thrud is placed again and lines are counted. (NID-9.5, NID-9.7)
      if (discards) doNext(game, { do: 'discard', seat, hero });
      if (raises) doNext(game, { do: 'transform', seat, by: raises });
      if (hero === 'thrud') doNext(game, { do: 'placeThrud', seat });
      if (hero === 'uline') takeCoinsInHand(game, seat);
    },
    forbids({ pool }, _frame, choice) {
      const hero = (choice as { hero?: HeroName } | null)?.hero;
      if (!hero || !HERO_NAMES.includes(hero)) return 'NID-9.3';
      return pool.includes(hero) ? (REQUIREMENTS[hero] ?? 'NID-9.3') : 'NID-9.8';
    },
  },

  discard: {
    clause: 'NID-23.2',
    forced: true,
    options({ seats }, { seat, hero }) {
      const columns = discardable(at(seats, seat), hero);
      if (heroNamed(hero).discards === 1) return columns.map((column) => ({ columns: [column] }));
      return columns.flatMap((first, i) =>
        columns.slice(i + 1).map((second) => ({ columns: [first, second] })),
      );
    },
    take(game, { seat, hero }, { columns }) {
      const { army } = at(game.seats, seat);
      const cards = columns.map((name) => at(army, COLUMN[name]).pop() as CardId);
      game.discard.push(...cards);
      tell(game, { say: 'discarded', seat, hero, cards });
    },
    forbids: (_game, { hero }) => (hero === 'dagda' ? 'NID-23.2' : 'NID-25.2'),
  },

  placeThrud: {
    clause: 'NID-40.1',
    options: () => EVERY_COLUMN,
    take(game, { seat }, { column }) {
      at(at(game.seats, seat).army, COLUMN[column]).push('thrud');
      tell(game, { say: 'thrudPlaced', seat, column });
    },
  },
};

/** The rule that keeps a hero who is still there from being recruited. */
const REQUIREMENTS: { readonly [H in HeroName]?: string } = {
  dagda: 'NID-23.3',
  bonfur: 'NID-25.3',
  hourya: 'NID-28.2',
};

/** Uline's power starts at once: only coins of taverns resolved so far stay where they are. (NID-38.4) */
function takeCoinsInHand(game: State, seat: Seat): void {
  takeBack(at(game.seats, seat), at(game.laid, seat), (game.tavern ?? -1) + 1);
  tell(game, { say: 'coinsInHand', seat });
}
