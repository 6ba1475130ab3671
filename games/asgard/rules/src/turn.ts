// Phase 3: one disc after the other. (ASG-7)
import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import { hasPlacedDisc } from './board.ts';
import type { ActionPlace } from './choices.ts';
import type { Frame } from './frames.ts';
import type { Asgard, State } from './model.ts';
import { powerFrames } from './powers.ts';
import {
  GOD_NAMES,
  GODS,
  type GodName,
  REQUESTS,
  STONES_PER_REQUEST,
  type TemplePlace,
} from './tables/gods.ts';
import { canBuild } from './temple.ts';

type TurnSteps = Pick<
  Steps<Asgard>,
  'actions' | 'actionRound' | 'turn' | 'chooseDisc' | 'perform' | 'returnDisc'
>;

export const turnSteps: TurnSteps = {
  // Odin may change the order meanwhile; this phase keeps the one it began with. (ASG-7.1, ASG-14.3)
  actions: {
    run: (game) => doNext(game, { do: 'actionRound', order: [...game.order] }),
  },

  actionRound: {
    run(game, frame) {
      const active = frame.order.filter((seat) => hasPlacedDisc(game, seat));
      if (active.length === 0) return;
      doNext(game, ...active.map((seat): Frame => ({ do: 'turn', seat })), frame);
    },
  },

  turn: {
    run(game, { seat }) {
      if (hasPlacedDisc(game, seat))
        doNext(game, { do: 'populationBonus', seat }, { do: 'chooseDisc', seat });
    },
  },

  chooseDisc: {
    clause: 'ASG-7.2',
    forced: true,
    options: (game, { seat }) => placedDiscs(game, seat),
    take(game, { seat }, place) {
      if (place === 'asgard.one' || place === 'asgard.all')
        return doNext(game, { do: 'perform', seat, place });
      const god = godOf(place);
      maybeTakeSeal(game, seat, god);
      if (!isTemple(place)) doNext(game, { do: 'perform', seat, place });
      else if (canBuild(game, seat, god)) doNext(game, { do: 'buildTemple', seat, god });
      else doNext(game, { do: 'returnDisc', seat, place });
    },
  },

  perform: {
    clause: 'ASG-7.2',
    options: () => ['perform', 'decline'],
    take(game, { seat, place }, choice) {
      doNext(game, { do: 'returnDisc', seat, place });
      if (choice === 'decline') return;
      if (place === 'asgard.one' || place === 'asgard.all')
        doNext(
          game,
          { do: 'turnAsgardTile', seat },
          { do: 'buyRecruit', seat },
          { do: 'takeDisc', seat, free: place === 'asgard.all' },
          { do: 'centreMove', seat },
        );
      else doNext(game, ...requestFrames(godOf(place), seat, place.endsWith('.upper')));
    },
  },

  returnDisc: {
    run(game, { seat, place }) {
      const player = at(game.seats, seat);
      const count = place === 'asgard.all' ? player.asgard : 1;
      player.reserve += count;
      if (place === 'asgard.one' || place === 'asgard.all') player.asgard -= count;
      else if (isTemple(place)) game.gods[godOf(place)].temple = null;
      else game.gods[godOf(place)].request[place.endsWith('.upper') ? 0 : 1] = null;
    },
  },
};

const isTemple = (place: ActionPlace): place is TemplePlace => place.endsWith('.temple');

const godOf = (place: Exclude<ActionPlace, `asgard.${string}`>): GodName =>
  place.slice(0, place.indexOf('.')) as GodName;

function placedDiscs(game: State, seat: Seat): ActionPlace[] {
  const places: ActionPlace[] = [];
  for (const { place, god, index } of REQUESTS) {
    if (game.gods[god].request[index] === seat) places.push(place);
  }
  for (const god of GOD_NAMES) {
    if (game.gods[god].temple === seat) places.push(`${god}.temple`);
  }
  const { asgard } = at(game.seats, seat);
  if (asgard > 0) places.push('asgard.one');
  if (asgard > 1) places.push('asgard.all');
  return places;
}

/** Even for an action that is declined or impossible. (ASG-7.3) */
function maybeTakeSeal(game: State, seat: Seat, god: GodName): void {
  if (!game.gods[god].seal) return;
  game.gods[god].seal = false;
  at(game.seats, seat).seals[GODS[god].side]++;
  tell(game, { say: 'sealTaken', seat, god });
}

/** Two stones of the god's colour, then on the upper slot its power. (ASG-8.1, ASG-8.2) */
function requestFrames(god: GodName, seat: Seat, upper: boolean): Frame[] {
  const { rune, power } = GODS[god];
  const frames: Frame[] = [];
  if (rune !== null) {
    for (let i = 0; i < STONES_PER_REQUEST; i++)
      frames.push({ do: 'receive', seat, kind: 'stones', what: rune });
  }
  if (upper) frames.push(...powerFrames(power, seat));
  return frames;
}
