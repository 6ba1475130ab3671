// From the end of one day to the first turn of the next. (AND-18.1)
import { at, clockwise, doNext, type Steps, tell } from '@meadhall/kernel';
import { moveCreature } from './creatures.ts';
import type { Frame } from './frames.ts';
import { finish } from './legends/ending.ts';
import { fire } from './legends/trigger.ts';
import { creatureWith, has } from './lookup.ts';
import type { Andor, State } from './model.ts';
import { type Kind, SUNRISE_ORDER } from './tables/creatures.ts';

type SunriseSteps = 'sunrise' | 'moveKind' | 'sunriseCards' | 'freshen' | 'newDay';

const WELLS = 7;

/** The five moves of the creatures, by kind. (AND-16.3) */
const creatureMoves = (): Frame[] =>
  SUNRISE_ORDER.flatMap((kind, i) => [
    { do: 'moveKind', kind },
    { do: 'sunriseCards', step: i + 2 },
  ]);

export const sunriseSteps: Pick<Steps<Andor>, SunriseSteps> = {
  sunrise: {
    run(game) {
      tell(game, { say: 'sunrise' });
      game.eventsToday = [];
      for (const hero of game.seats) hero.dayEnded = true;
      doNext(
        game,
        { do: 'drawEvent', hero: null },
        { do: 'sunriseCards', step: 1 },
        ...creatureMoves(),
        { do: 'freshen' },
        { do: 'sunriseCards', step: WELLS },
        { do: 'narrate', kill: false },
        { do: 'sunriseCards', step: WELLS + 1 },
        { do: 'test' },
        { do: 'newDay' },
      );
    },
  },

  moveKind: {
    run(game, { kind, left }) {
      const [id, ...rest] = left ?? movers(game, kind);
      if (id === undefined) return;
      if (rest.length > 0) doNext(game, { do: 'moveKind', kind, left: rest });
      const creature = creatureWith(game, id);
      if (creature) moveCreature(game, creature);
    },
  },

  sunriseCards: {
    run: (game, { step }) => fire(game, (it) => it.on === 'sunrise' && (it.step ?? WELLS) === step),
  },

  freshen: {
    run(game) {
      for (const [space, water] of Object.entries(game.wells))
        if (water === 'empty' && !game.seats.some((it) => it.alive && it.space === Number(space)))
          game.wells[Number(space)] = 'full';
      for (const { items } of game.seats) {
        const flown = items.indexOf('falcon*');
        if (flown >= 0) items[flown] = 'falcon';
      }
    },
  },

  newDay: {
    run(game) {
      for (const hero of game.seats)
        if (hero.alive) {
          hero.dayEnded = false;
          hero.hours = 0;
        }
      const first = game.rooster ?? 0;
      game.rooster = null;
      game.exchanges = 0;
      game.triggered = 0;
      const turn = [first, ...clockwise(game.seats.length, first)].find(
        (seat) => at(game.seats, seat).alive,
      );
      if (turn === undefined) finish(game, 'lost');
      else doNext(game, { do: 'takeTurn', turn });
    },
  },
};

/** Who moves, lowest space first. Before the alarm nobody does; the occupiers of the castle stay. */
function movers(game: State, kind: Kind): number[] {
  if (has(game, 'alarm') && game.vars['alarm'] !== true) return [];
  return game.creatures
    .filter((it) => it.kind === kind && !it.immobile && it.space !== 0)
    .sort((a, b) => a.space - b.space)
    .map(({ id }) => id);
}
