import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import { countSymbol, ranks } from './army.ts';
import { COLUMN } from './cards.ts';
import { type Award, ELITES } from './cognars.ts';
import type { Frame, Lord, Nains, State } from './model.ts';

/** The evaluation of the orders: elites and certification as they were laid out. (NAI-14.1) */
export const evaluation = ({ layout }: Pick<State, 'layout'>): Frame[] =>
  layout.map((award) => ({ do: 'award', award }));

/** All that follows the last round of an Era; after the second one only the count is left. */
export const endOfEra = (game: State): Frame[] =>
  game.era === 1 ? [...evaluation(game), { do: 'startEra2' }] : [];

/** The steps between the Eras. (NAI-14) */
export const eras: Pick<Steps<Nains>, 'award' | 'startEra2'> = {
  award: {
    run(game, { award }) {
      const seat = leader(game.seats.map((lord) => claimTo(lord, award)));
      game.awards[game.layout.indexOf(award)] = seat ?? 'nobody';
      tell(game, { say: 'awarded', award, seat });
      if (seat === null) return;
      at(game.seats, seat).command.push(award);
      if (award === 'ordo') doNext(game, { do: 'ordoExchange', seat });
    },
  },

  startEra2: {
    run(game) {
      game.era = 2;
      game.round = 0;
      doNext(game, { do: 'startRound' });
    },
  },
};

/** What an award is given for: Malt, or ranks of an order. (NAI-14.2, NAI-14.3) */
const claimTo = (lord: Lord, award: Award): number =>
  award === 'certification'
    ? countSymbol(lord, 'malt')
    : ranks(at(lord.army, COLUMN[ELITES[award].order]));

/** The seat with strictly the most; none on a tie, which it also is if nobody has any. (NAI-14.2, NAI-14.4) */
function leader(claims: readonly number[]): Seat | null {
  const most = Math.max(...claims);
  const first = claims.indexOf(most);
  return claims.lastIndexOf(most) === first ? first : null;
}
