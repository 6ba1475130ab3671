// The five rounds and what comes at the start of each. (ASG-4)
import { at, doNext, type Seat, type Steps, shuffle, tell } from '@meadhall/kernel';
import type { RetrievePlace } from './choices.ts';
import type { Asgard, State } from './model.ts';
import { richest } from './supply.ts';
import { activeGods, GOD_NAMES, GODS, type GodName, SUPPORTS } from './tables/gods.ts';
import { type AsgardTileName, LEAST_DISCS, ROUNDS, tableFor } from './tables/table.ts';
import { WORLD_NAMES } from './tables/worlds.ts';

/** What Ragnarök consists of: preparation, then the seven Worlds. (ASG-15, ASG-16) */
const RAGNAROK = [{ do: 'clearBoard' }, { do: 'deploy' }, { do: 'ragnarok' }] as const;

type RoundSteps = Pick<
  Steps<Asgard>,
  'round' | 'startOfRound' | 'fillSeals' | 'sealDonor' | 'fillRow' | 'leastDiscs' | 'retrieveDisc'
>;

export const roundSteps: RoundSteps = {
  round: {
    run(game, { round }) {
      if (round > ROUNDS) return doNext(game, ...RAGNAROK);
      doNext(
        game,
        { do: 'startOfRound', round },
        { do: 'chooseGods' },
        { do: 'placement' },
        { do: 'actions' },
        { do: 'battles' },
        { do: 'round', round: round + 1 },
      );
    },
  },

  startOfRound: {
    run(game, { round }) {
      game.round = round;
      tell(game, { say: 'round', round });
      for (const god of GOD_NAMES) {
        if (round > 1 && GODS[god].activeFrom === round) tell(game, { say: 'awakes', god });
      }
      // Set-up has seen to Seals and row already. (ASG-4.2)
      if (round > 1) doNext(game, { do: 'fillSeals' }, { do: 'fillRow' }, { do: 'leastDiscs' });
      else doNext(game, { do: 'leastDiscs' });
    },
  },

  fillSeals: {
    run(game) {
      for (const god of activeGods(game.round)) {
        const { side } = GODS[god];
        if (game.gods[god].seal) continue;
        if (game.supply.seals[side] > 0) {
          game.supply.seals[side]--;
          game.gods[god].seal = true;
          continue;
        }
        const donors = richest(game, { kind: 'seals', what: side });
        if (donors.length > 1) {
          doNext(game, { do: 'sealDonor', seat: at(game.order, 0), god }, { do: 'fillSeals' });
          return;
        }
        giveSeal(game, at(donors, 0), god);
      }
    },
  },

  sealDonor: {
    clause: 'ASG-4.4',
    options: (game, { god }) => richest(game, { kind: 'seals', what: GODS[god].side }),
    take: (game, { god }, donor) => giveSeal(game, donor, god),
  },

  fillRow: {
    run(game) {
      const up: AsgardTileName[] = [];
      for (const tile of game.row) {
        if (tile.endsWith('*')) game.discards.push(tile.slice(0, -1) as AsgardTileName);
        else up.push(tile as AsgardTileName);
      }
      const pile = game.secret.asgard;
      while (up.length < tableFor(game.seats.length).asgardRow) {
        if (pile.length === 0 && game.discards.length > 0) {
          pile.push(...shuffle(game.rng, game.discards.splice(0).sort()));
          tell(game, { say: 'rowShuffled' });
        }
        const next = pile.shift();
        if (next === undefined) break;
        up.push(next);
      }
      game.row = up;
    },
  },

  leastDiscs: {
    run(game) {
      for (let i = game.order.length - 1; i >= 0; i--) {
        const seat = at(game.order, i);
        if (at(game.seats, seat).reserve < LEAST_DISCS)
          game.agenda.push({ do: 'retrieveDisc', seat });
      }
    },
  },

  retrieveDisc: {
    clause: 'ASG-4.7',
    forced: true,
    options: (game, { seat }) => retrievable(game, seat),
    take(game, frame, place) {
      const { seat } = frame;
      const player = at(game.seats, seat);
      retrieve(game, seat, place);
      player.reserve++;
      if (player.reserve < LEAST_DISCS) doNext(game, frame);
    },
  },
};

function giveSeal(game: State, seat: Seat, god: GodName): void {
  at(game.seats, seat).seals[GODS[god].side]--;
  game.gods[god].seal = true;
  tell(game, { say: 'sealGiven', seat, god });
}

function retrievable(game: State, seat: Seat): RetrievePlace[] {
  const places: RetrievePlace[] = [];
  for (const { place, god, index } of SUPPORTS) {
    if (game.gods[god].support[index] === seat) places.push(place);
  }
  for (let world = 0; world < game.worlds.length; world++) {
    if (at(game.worlds, world).victory.includes(seat))
      places.push(`${at(WORLD_NAMES, world)}.victory`);
  }
  if (at(game.seats, seat).centre > 0) places.push('centre');
  return places;
}

/** Takes one disc from where it stands; Temple, Recruits and God tile stay. (ASG-4.9) */
function retrieve(game: State, seat: Seat, place: RetrievePlace): void {
  if (place === 'centre') {
    at(game.seats, seat).centre--;
    return;
  }
  const support = SUPPORTS.find((it) => it.place === place);
  if (support) game.gods[support.god].support[support.index] = null;
  else {
    const { victory } = at(game.worlds, Number(place.charAt(1)) - 1);
    victory.splice(victory.indexOf(seat), 1);
  }
}
