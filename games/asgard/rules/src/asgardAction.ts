// The Asgard action: a tile, Recruits, discs from the track, discs from the centre. (ASG-11)
import { at, doNext, type Seat, type Steps } from '@meadhall/kernel';
import { battleSlots, openSlots } from './board.ts';
import type { Choices } from './choices.ts';
import type { Frame } from './frames.ts';
import type { Asgard, State } from './model.ts';
import { giveBack, receivable } from './supply.ts';
import { COLOURS, RECRUITS, SIDES, type Side } from './tables/pieces.ts';
import {
  type AsgardEffect,
  type AsgardTileName,
  asgardEffect,
  PRICES,
  TRACK,
} from './tables/table.ts';
import { spaceNamed, type WorldSpace } from './tables/worlds.ts';

/** One handler for each kind of Asgard tile. (ASG-11.3) */
const HANDLERS: {
  readonly [E in AsgardEffect['effect']]: (tile: AsgardTileName, seat: Seat) => Frame[];
} = {
  recruits: (tile, seat) => [{ do: 'asgardRecruits', seat, tile }],
  exchange: (_, seat) => [{ do: 'exchangeStone', seat }],
  nothing: () => [],
};

type AsgardSteps = Pick<
  Steps<Asgard>,
  | 'turnAsgardTile'
  | 'asgardRecruits'
  | 'exchangeStone'
  | 'buyRecruit'
  | 'takeDisc'
  | 'discPlace'
  | 'centreMove'
>;

export const asgardSteps: AsgardSteps = {
  turnAsgardTile: {
    clause: 'ASG-11.2',
    forced: true,
    options: (game) => game.row.filter((tile): tile is AsgardTileName => !tile.endsWith('*')),
    take(game, { seat }, tile) {
      game.row[game.row.indexOf(tile)] = `${tile}*`;
      doNext(game, ...HANDLERS[asgardEffect(tile).effect](tile, seat));
    },
  },

  // Types that bring nothing may be named. (ASG-21.7)
  asgardRecruits: {
    clause: 'ASG-11.3',
    options(_, { tile }) {
      const effect = asgardEffect(tile);
      return effect.effect === 'recruits' ? [...effect.choices, 'skip'] : [];
    },
    take(game, { seat }, types) {
      if (types === 'skip') return;
      for (let i = types.length - 1; i >= 0; i--)
        game.agenda.push({ do: 'receive', seat, kind: 'recruits', what: at(types, i) });
    },
  },

  exchangeStone: {
    clause: 'ASG-11.3',
    options(game, { seat }) {
      const { stones } = at(game.seats, seat);
      const swaps: Choices['exchangeStone'][] = [];
      for (const give of COLOURS) {
        if (stones[give] === 0) continue;
        for (const take of COLOURS) {
          if (take !== give && receivable(game, seat, { kind: 'stones', what: take }))
            swaps.push({ give, take });
        }
      }
      if (swaps.length > 0) swaps.push('skip');
      return swaps;
    },
    take(game, { seat }, swap) {
      if (swap === 'skip') return;
      giveBack(game, seat, { kind: 'stones', what: swap.give });
      doNext(game, { do: 'receive', seat, kind: 'stones', what: swap.take });
    },
  },

  buyRecruit: {
    clause: 'ASG-11.4',
    options(game, { seat }) {
      const types: Choices['buyRecruit'][] = RECRUITS.filter(
        (what) =>
          canPay(game, seat, PRICES[what]) && receivable(game, seat, { kind: 'recruits', what }),
      );
      if (types.length > 0) types.push('stop');
      return types;
    },
    take(game, frame, type) {
      const { seat } = frame;
      if (type === 'stop') return;
      pay(game, seat, PRICES[type]);
      doNext(game, { do: 'receive', seat, kind: 'recruits', what: type }, frame);
    },
    forbids: (game, { seat }, choice) =>
      RECRUITS.some((type) => type === choice && canPay(game, seat, PRICES[type]))
        ? 'ASG-3.8'
        : 'ASG-11.4',
  },

  takeDisc: {
    clause: 'ASG-11.5',
    options(game, { seat, free }) {
      if (at(game.seats, seat).taken === TRACK.length) return [];
      return free || canPay(game, seat, discCost(game, seat)) ? ['take', 'stop'] : [];
    },
    take(game, frame, choice) {
      const { seat, free } = frame;
      if (choice === 'stop') return;
      if (!free) pay(game, seat, discCost(game, seat));
      // A free disc is the only one of its action. (ASG-11.9)
      if (!free) doNext(game, frame);
      doNext(game, { do: 'discPlace', seat });
    },
  },

  discPlace: {
    clause: 'ASG-11.8',
    forced: true,
    options: (game, { seat }) => ['reserve', ...openSlots(game, seat).map(({ space }) => space)],
    take(game, { seat }, place) {
      const player = at(game.seats, seat);
      player.taken++;
      if (place === 'reserve') {
        player.reserve++;
        return;
      }
      putDisc(game, seat, place);
      const slot = battleSlots(game).find(({ space }) => space === place);
      if (slot) doNext(game, { do: 'takeArm', seat, kind: slot.gives });
    },
  },

  // Mandatory as long as a slot is open, and no Weapon or Spell for it. (ASG-11.10)
  centreMove: {
    clause: 'ASG-11.10',
    forced: true,
    options: (game, { seat }) =>
      at(game.seats, seat).centre > 0 ? openSlots(game, seat).map(({ space }) => space) : [],
    take(game, frame, space) {
      at(game.seats, frame.seat).centre--;
      putDisc(game, frame.seat, space);
      doNext(game, frame);
    },
  },
};

/** The Seal of the leftmost disc's slot and of every slot left of it that holds any disc. (ASG-11.5) */
export function discCost({ seats }: Pick<State, 'seats'>, seat: Seat): Record<Side, number> {
  const cost = { light: 0, darkness: 0 };
  const { taken } = at(seats, seat);
  for (let slot = 0; slot < taken; slot++) {
    if (seats.some((player) => player.taken <= slot)) cost[at(TRACK, slot)]++;
  }
  if (taken < TRACK.length) cost[at(TRACK, taken)]++;
  return cost;
}

function canPay(game: State, seat: Seat, price: Readonly<Record<Side, number>>): boolean {
  const { seals } = at(game.seats, seat);
  return seals.light >= price.light && seals.darkness >= price.darkness;
}

function pay(game: State, seat: Seat, price: Readonly<Record<Side, number>>): void {
  for (const what of SIDES) giveBack(game, seat, { kind: 'seals', what }, price[what]);
}

function putDisc(game: State, seat: Seat, space: WorldSpace): void {
  const { world, side } = spaceNamed(space);
  at(game.worlds, world).discs[side] = seat;
}
