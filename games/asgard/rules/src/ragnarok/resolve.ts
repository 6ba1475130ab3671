// Ragnarök, World by World. (ASG-16)
import { at, type Seat, type Steps, tell } from '@meadhall/kernel';
import type { Asgard, Front, Laid, SlotPair, State } from '../model.ts';
import { isWeapon, WEAPONS } from '../tables/arms.ts';
import { OPPOSITE, SIDES, type Side, strengthOf } from '../tables/pieces.ts';
import { boardTile, WORLDS } from '../tables/worlds.ts';
import { type Camp, cast } from './spells.ts';

export const resolveSteps: Pick<Steps<Asgard>, 'ragnarok'> = {
  ragnarok: {
    run(game) {
      for (const player of game.seats) player.points.worlds = WORLDS.map(() => 0);
      game.ragnarok?.forEach((front, world) => {
        if (front) decide(game, world, front);
      });
    },
  },
};

function decide(game: State, world: number, front: Front): void {
  const camps = {
    light: camp(game, world, front, 'light'),
    darkness: camp(game, world, front, 'darkness'),
  };
  for (const side of SIDES) {
    for (const { arm } of front.laid[side]) {
      if (!isWeapon(arm)) cast(arm, camps[side], camps[OPPOSITE[side]]);
    }
  }
  const light = strength(camps.light);
  const darkness = strength(camps.darkness);
  const winner = light === darkness ? null : light > darkness ? 'light' : 'darkness';
  front.outcome = { light, darkness, winner };
  tell(game, { say: 'decided', world, ...front.outcome });
  if (winner !== null) reward(game, world, winner, camps[winner]);
}

/** A Population fights in full here, even against a god. (ASG-16.1) */
function camp(game: State, world: number, front: Front, side: Side): Camp {
  const tile = at(game.worlds, world)[side];
  const facts = tile === null ? null : boardTile(tile);
  const isGod = facts !== null && facts.god !== null;
  return {
    tile: facts?.value ?? 0,
    isGod,
    recruits: strengthOf(front.recruits[side]),
    weapons: weaponsOf(front.laid[side]),
    ancestral: isGod ? 0 : (front.ancestral ?? 0),
    extra: [0, 0],
  };
}

const weaponsOf = (laid: readonly Laid[]): number =>
  laid.reduce((sum, { arm }) => sum + (isWeapon(arm) ? WEAPONS[arm] : 0), 0);

const strength = (side: Camp): number => side.tile + side.recruits + side.weapons + side.ancestral;

/** Only a god that wins brings points, to those who support it. (ASG-16.4, ASG-16.5) */
function reward(game: State, world: number, side: Side, { extra }: Camp): void {
  const tile = at(game.worlds, world)[side];
  const god = tile === null ? null : boardTile(tile).god;
  if (god === null) return;
  const { rewards } = at(WORLDS, world);
  for (const [seat, points] of shares(game, game.gods[god].support, rewards, extra)) {
    const { worlds } = at(game.seats, seat).points;
    worlds[world] = at(worlds, world) + points;
    tell(game, { say: 'reward', world, seat, points });
  }
}

/** Two discs share, upper I and lower II; a lone one takes both and stands for both. (ASG-16.5, ASG-16.6) */
function shares(
  game: State,
  [upper, lower]: SlotPair,
  [first, second]: readonly [number, number],
  [extraUpper, extraLower]: readonly [number, number],
): [Seat, number][] {
  if (upper !== null && lower !== null)
    return [
      [upper, first + extraUpper],
      [lower, second + extraLower],
    ];
  const both = game.options.singleDiscCountsAsUpperAndLower;
  if (upper !== null) return [[upper, first + second + extraUpper + (both ? extraLower : 0)]];
  if (lower !== null) return [[lower, first + second + extraLower + (both ? extraUpper : 0)]];
  return [];
}
