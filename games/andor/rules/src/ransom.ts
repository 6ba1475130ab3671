// Events the group may buy off: exactly the amount, or nothing is paid. (AND-20.5, AND-28.2)
import { at, doNext, type Steps } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import { moveCreature } from './creatures.ts';
import { effectOf } from './eventChoices.ts';
import type { Andor, State } from './model.ts';
import type { Creature } from './pieces.ts';

type RansomSteps = 'pay' | 'afterRansom' | 'chooseFarmer';

/** Asks for the ransom if there is something to lose and the group can pay. */
export function askRansom(game: State, card: string): void {
  const effect = effectOf(card, 'moveCreature', 'removeFarmer');
  if (effect.code === 'removeFarmer' ? game.farmers.length === 0 : !mover(game, card)) return;
  const left = effect.prevent.amount[game.seats.length] ?? 0;
  const gold = effect.prevent.with === 'goldOrWillpower';
  const paid = game.seats.map(() => ({ gold: 0, willpower: 0 }));
  const rich = game.seats.reduce(
    (sum, it) => sum + (it.alive ? it.willpower - 1 + (gold ? it.gold : 0) : 0),
    0,
  );
  doNext(game, rich >= left ? { do: 'pay', card, left, gold, paid } : { do: 'afterRansom', card });
}

export const ransomSteps: Pick<Steps<Andor>, RansomSteps> = {
  pay: {
    clause: 'AND-28.2',
    options(game, { left, gold, paid }) {
      const options: Choices['pay'][] = ['no'];
      game.seats.forEach((hero, from) => {
        if (!hero.alive) return;
        const given = at(paid, from);
        // Each hero pays each sort once, those before him first: one way to each payment.
        const later = paid.slice(from + 1).some((it) => it.gold + it.willpower > 0);
        if (later) return;
        if (gold && given.gold + given.willpower === 0)
          for (let part = Math.min(left, hero.gold); part > 0; part--)
            options.push({ from, gold: part });
        if (given.willpower === 0)
          for (let part = Math.min(left, hero.willpower - 1); part > 0; part--)
            options.push({ from, willpower: part });
      });
      return options;
    },
    take(game, frame, choice) {
      const { card, left } = frame;
      if (choice === 'no') {
        doNext(game, { do: 'afterRansom', card });
        return;
      }
      const paid = frame.paid.map((it) => ({ ...it }));
      const given = at(paid, choice.from);
      const part = 'gold' in choice ? choice.gold : choice.willpower;
      if ('gold' in choice) given.gold = part;
      else given.willpower = part;
      if (left > part) doNext(game, { ...frame, left: left - part, paid });
      else
        paid.forEach(({ gold, willpower }, seat) => {
          const hero = at(game.seats, seat);
          hero.gold -= gold;
          hero.willpower -= willpower;
        });
    },
  },

  afterRansom: {
    run(game, { card }) {
      const effect = effectOf(card, 'moveCreature', 'removeFarmer');
      if (effect.code === 'moveCreature') {
        const creature = mover(game, card);
        if (creature) moveCreature(game, creature);
      } else doNext(game, { do: 'chooseFarmer' });
    },
  },

  chooseFarmer: {
    clause: 'AND-28.9',
    options: (game) => [...new Set(game.farmers)],
    take(game, _, space) {
      game.farmers.splice(game.farmers.indexOf(space), 1);
    },
  },
};

/** The creature on the lowest or highest number; immobile ones and those in the castle have none. */
function mover(game: State, card: string): Creature | undefined {
  const effect = effectOf(card, 'moveCreature', 'removeFarmer');
  if (effect.code !== 'moveCreature') return undefined;
  const { kind, space } = effect.select;
  const able = game.creatures.filter(
    (it) => (kind === 'any' || it.kind === kind) && !it.immobile && it.space !== 0,
  );
  able.sort((a, b) => a.space - b.space);
  return space === 'lowest' ? able[0] : able.at(-1);
}
