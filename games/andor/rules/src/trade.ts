// Exchanges between two heroes, hand to hand or by falcon. (AND-6.2, AND-10.8)
import { at, doNext, type Seat, type Steps } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import type { Frame } from './frames.ts';
import { hasRubble, isAwake, neighbours } from './lookup.ts';
import type { Andor, State } from './model.ts';
import type { Hero, Thing } from './pieces.ts';
import { fit, handOut, isLarge, stow } from './things.ts';

type Deal = Extract<Frame, { do: 'trade' }>;

/** Heroes on the same space whose day has not ended. (AND-6.7) */
export function partnersOf(game: State, seat: Seat): Seat[] {
  const { space } = at(game.seats, seat);
  const partners: Seat[] = [];
  game.seats.forEach((hero, other) => {
    if (other !== seat && isAwake(hero) && hero.space === space) partners.push(other);
  });
  return partners;
}

/** One of two heroes apart from each other has a falcon that has not flown today. (AND-10.9) */
export function canFly(game: State, seat: Seat, other: Seat): boolean {
  const [one, two] = [at(game.seats, seat), at(game.seats, other)];
  if (seat === other || !isAwake(two) || one.space === two.space) return false;
  if (!one.items.includes('falcon') && !two.items.includes('falcon')) return false;
  return game.board === 'andor' || isReachable(game, one.space, two.space);
}

/** A way without rubble from one space to another. (AND-10.10) */
function isReachable(game: State, from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const space of seen)
    for (const next of neighbours(game, space)) if (!hasRubble(game, next)) seen.add(next);
  return seen.has(to);
}

export const tradeSteps: Pick<Steps<Andor>, 'trade' | 'agree'> = {
  trade: {
    clause: 'AND-6.2',
    options(game, deal) {
      const [one, two] = [at(game.seats, deal.seat), at(game.seats, deal.with)];
      const options: Choices['trade'][] = ['cancel'];
      if (deal.give.length + deal.get.length > 0 && fits(one, two, deal)) options.push('done');
      for (const give of offers(one, deal.give, deal.falcon)) options.push({ give });
      for (const get of offers(two, deal.get, deal.falcon)) options.push({ get });
      return options;
    },
    take(game, deal, choice) {
      if (choice === 'cancel') return;
      if (choice === 'done')
        doNext(game, { ...deal, do: 'agree', seat: deal.with, with: deal.seat });
      else if ('give' in choice) doNext(game, { ...deal, give: [...deal.give, choice.give] });
      else doNext(game, { ...deal, get: [...deal.get, choice.get] });
    },
  },

  agree: {
    clause: 'AND-6.6',
    options: () => ['yes', 'no'],
    take(game, { seat, with: proposer, falcon, give, get }, choice) {
      if (choice === 'no') return;
      const [one, two] = [at(game.seats, proposer), at(game.seats, seat)];
      if (falcon) {
        const owner = one.items.includes('falcon') ? one : two;
        owner.items[owner.items.indexOf('falcon')] = 'falcon*';
      }
      for (const thing of give) handOut(one, thing);
      for (const thing of get) handOut(two, thing);
      for (const thing of give) stow(two, thing);
      for (const thing of get) stow(one, thing);
      doNext(game, { do: 'test' });
    },
  },
};

/** What a hero still has to offer; a falcon carries nothing large. */
function offers({ items, gems, gold }: Hero, offered: readonly Thing[], falcon: boolean): Thing[] {
  const left = without(items, offered).filter((thing) => !(falcon && isLarge(thing)));
  const stones = without(
    gems.map((gem) => `gem${gem}`),
    offered,
  );
  const coins: Thing[] = [];
  if (!offered.some((thing) => thing.startsWith('gold')))
    for (let n = 1; n <= gold && n <= 30; n++) coins.push(`gold${n}`);
  return [...new Set(left), ...new Set(stones), ...coins];
}

function without(things: readonly Thing[], gone: readonly Thing[]): Thing[] {
  const left = [...things];
  for (const thing of gone) {
    const index = left.indexOf(thing);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Both sheets hold what they get. (AND-2.1) */
function fits(one: Hero, two: Hero, { give, get }: Deal): boolean {
  const worn = (things: readonly Thing[]): Thing[] =>
    things.filter((thing) => !/^(gold|gem)/.test(thing));
  return (
    fit([...without(one.items, give), ...worn(get)]) &&
    fit([...without(two.items, get), ...worn(give)])
  );
}
