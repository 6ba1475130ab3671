// The powers of the upper Request slots: which questions each effect asks, and what comes of them. (ASG-8)
import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import type { Frame } from './frames.ts';
import type { Asgard, State } from './model.ts';
import { receivable } from './supply.ts';
import { SIDES, WARRIORS } from './tables/pieces.ts';
import { POWERS, type Power, type PowerName, type PowerTileName } from './tables/powers.ts';

type Handler<E> = (power: Extract<Power, { effect: E }>, seat: Seat) => Frame[];

/** One handler for each kind of effect: the table says which god has which. */
const HANDLERS: { readonly [E in Power['effect']]: Handler<E> } = {
  takeFromValhalla: ({ most }, seat) => [{ do: 'takeFallen', seat, left: most }],
  takeSeal: ({ count }, seat) =>
    Array.from({ length: count }, (): Frame => ({ do: 'takeSeal', seat })),
  changeOrderAndTakeStones: ({ stones, colours }, seat) => [
    { do: 'changeOrder', seat },
    { do: 'takeStone', seat, colours: [...colours], left: stones },
  ],
  takePowerTile: ({ tile }, seat) => [{ do: 'takePowerTile', seat, tile }],
  moveRecruits: (_, seat) => [{ do: 'turncoats', seat }],
  removeRecruits: (_, seat) => [{ do: 'slay', seat }],
  takeArm: (_, seat) => [{ do: 'choosePile', seat }],
  useAndTurnPopulation: (_, seat) => [{ do: 'raze', seat }],
  swapGodTiles: (_, seat) => [{ do: 'swapTiles', seat }],
};

export function powerFrames(name: PowerName, seat: Seat): Frame[] {
  const power: Power = POWERS[name];
  return (HANDLERS[power.effect] as Handler<Power['effect']>)(power as never, seat);
}

type PowerSteps = Pick<
  Steps<Asgard>,
  'takeFallen' | 'takeSeal' | 'changeOrder' | 'takeStone' | 'takePowerTile'
>;

export const powerSteps: PowerSteps = {
  takeFallen: {
    clause: 'ASG-8.3',
    options(game, { left }) {
      const there = WARRIORS.filter((warrior) => game.valhalla[warrior] > 0);
      return left > 0 && there.length > 0 ? [...there, 'stop'] : [];
    },
    take(game, frame, warrior) {
      if (warrior === 'stop') return;
      game.valhalla[warrior]--;
      at(game.seats, frame.seat).recruits[warrior]++;
      doNext(game, { ...frame, left: frame.left - 1 });
    },
  },

  takeSeal: {
    clause: 'ASG-8.4',
    options(game, { seat }) {
      const sides = SIDES.filter((what) => receivable(game, seat, { kind: 'seals', what }));
      return sides.length > 0 ? [...sides, 'skip'] : [];
    },
    take(game, { seat }, side) {
      if (side !== 'skip') doNext(game, { do: 'receive', seat, kind: 'seals', what: side });
    },
  },

  // The tiles change hands at once; the running phase has its own order. (ASG-14.2, ASG-21.6)
  changeOrder: {
    clause: 'ASG-14.2',
    options(game, { seat }) {
      const now = game.order.indexOf(seat) + 1;
      const others = game.order.map((_, i) => i + 1).filter((position) => position !== now);
      return [...others, 'keep'];
    },
    take(game, { seat }, position) {
      if (position === 'keep') return;
      game.order.splice(game.order.indexOf(seat), 1);
      game.order.splice(position - 1, 0, seat);
    },
  },

  takeStone: {
    clause: 'ASG-8.5',
    forced: true,
    options: (game, { seat, colours, left }) =>
      left === 0 ? [] : colours.filter((what) => receivable(game, seat, { kind: 'stones', what })),
    take(game, frame, colour) {
      const { seat, left } = frame;
      const colours = frame.colours.filter((other) => other !== colour);
      doNext(
        game,
        { do: 'receive', seat, kind: 'stones', what: colour },
        { ...frame, colours, left: left - 1 },
      );
    },
  },

  takePowerTile: {
    run(game, { seat, tile }) {
      const { power } = at(game.seats, seat);
      if (power.includes(tile)) return;
      const from = game.seats.findIndex((player) => player.power.includes(tile));
      if (from >= 0) giveUp(game, from, tile);
      power.push(tile);
      tell(game, { say: 'powerTile', seat, tile, from: from < 0 ? null : from });
    },
  },
};

export function giveUp(game: State, seat: Seat, tile: PowerTileName): void {
  const { power } = at(game.seats, seat);
  power.splice(power.indexOf(tile), 1);
}
