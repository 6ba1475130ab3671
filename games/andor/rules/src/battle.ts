// Battles and tries at rubble, round by round. (AND-13, AND-14)
import { at, BrokenRules, doNext, type Steps, tell } from '@meadhall/kernel';
import { strengthOf } from './creatures.ts';
import { canSpend, loseWillpower, spendHour } from './heroes.ts';
import { fire } from './legends/trigger.ts';
import { creatureWith, hasRubble } from './lookup.ts';
import type { Andor, State } from './model.ts';
import type { Battle, Creature } from './pieces.ts';
import { CREATURES } from './tables/creatures.ts';
import { freshRound, subsets } from './targets.ts';
import { bears, lift, numberOn, useSide } from './things.ts';

type BattleSteps =
  | 'join'
  | 'battleRound'
  | 'clash'
  | 'suffer'
  | 'afterRound'
  | 'removeRubble'
  | 'stay'
  | 'nextRound'
  | 'endBattle';

/** Each friend on the creature's space adds 4. (AND-14.12) */
const ALLY = 4;
/** The rebuilt tower helps against the dragon. */
const TOWER = 3;

/** The battle that is going on. */
export function battleOf({ battle }: State): Battle {
  if (!battle) throw new BrokenRules('there is no battle');
  return battle;
}

/** The creature that is fought; none at a heap of rubble. */
export function foeOf(game: State): Creature | undefined {
  const { foe } = battleOf(game);
  return foe === null ? undefined : creatureWith(game, foe);
}

export const battleSteps: Pick<Steps<Andor>, BattleSteps> = {
  join: {
    clause: 'AND-14.1',
    options: () => ['yes', 'no'],
    take(game, { seat }, choice) {
      if (choice === 'yes') battleOf(game).fighters.push(seat);
    },
  },

  battleRound: {
    run(game) {
      const battle = battleOf(game);
      const { fighters } = battle;
      const foe = foeOf(game);
      Object.assign(battle, freshRound(), { round: battle.round + 1 });
      for (const seat of fighters) spendHour(game, at(game.seats, seat));
      if (foe) {
        const own = foe.strength === 'fighters';
        battle.foeStrength = strengthOf(game, foe);
        if (own) for (const seat of fighters) battle.foeStrength += at(game.seats, seat).strength;
      }
      doNext(
        game,
        ...fighters.map((hero) => ({ do: 'rollFor', hero }) as const),
        { do: 'foeRolls' },
        { do: 'clash' },
      );
      fire(game, (it) => it.on === 'battleRoundStart' && it.tag === foe?.tag);
    },
  },

  clash: {
    run(game) {
      const battle = battleOf(game);
      if (battle.fighters.length === 0) {
        doNext(game, { do: 'endBattle' });
        return;
      }
      const heroes = battle.value;
      if (battle.rubble !== null) tryRubble(game, battle.rubble, heroes + allies(game));
      else measure(game, heroes + allies(game));
    },
  },

  suffer: {
    clause: 'AND-10.2',
    forced: true,
    options: (game, { seat }) =>
      bears(at(game.seats, seat), 'shield') ? ['take', 'shield'] : ['take'],
    take(game, { seat, loss }, choice) {
      if (choice === 'shield') useSide(game, at(game.seats, seat), 'shield');
      else loseWillpower(game, seat, loss);
    },
  },

  afterRound: {
    run(game) {
      const battle = battleOf(game);
      const foe = foeOf(game);
      const cleared = battle.rubble !== null && !hasRubble(game, battle.rubble);
      const stays = cleared ? [] : battle.fighters;
      doNext(
        game,
        { do: 'testLoss' },
        ...stays.map((seat) => ({ do: 'stay', seat }) as const),
        cleared ? { do: 'endBattle' } : { do: 'nextRound' },
      );
      const shot = foe && battle.fighters.some((it) => at(game.seats, it).space !== foe.space);
      if (shot && battle.round === 1) fire(game, ({ on }) => on === 'rangedRoundNoKill');
    },
  },

  removeRubble: {
    clause: 'AND-12.2',
    options: (game, { value }) => removable(game, value).map((remove) => ({ remove })),
    take(game, _, { remove }) {
      const { rubble } = battleOf(game);
      for (const thing of remove) if (rubble !== null) lift(game, rubble, thing);
    },
  },

  stay: {
    clause: 'AND-13.6',
    forced: true,
    options: (game, { seat }) =>
      canSpend(game, at(game.seats, seat)) ? ['stay', 'leave'] : ['leave'],
    take(game, { seat }, choice) {
      const battle = battleOf(game);
      if (choice === 'leave') battle.fighters = battle.fighters.filter((it) => it !== seat);
    },
  },

  nextRound: {
    run: (game) =>
      doNext(game, { do: battleOf(game).fighters.length > 0 ? 'battleRound' : 'endBattle' }),
  },

  endBattle: {
    run(game) {
      game.battle = null;
    },
  },
};

/** Friends on the creature's space; at rubble, on the space of whoever began. (AND-28.7) */
function allies(game: State): number {
  const foe = foeOf(game);
  const space = foe ? foe.space : at(game.seats, battleOf(game).starter).space;
  const { prince, shieldDwarves } = game.figures;
  const tower = foe?.kind === 'dragon' && game.vars['towerBuilt'] === true ? TOWER : 0;
  return (prince === space ? ALLY : 0) + (shieldDwarves === space ? ALLY : 0) + tower;
}

/** The lower side loses the difference. (AND-13.4, AND-14.8) */
function measure(game: State, heroes: number): void {
  const battle = battleOf(game);
  const foe = foeOf(game);
  if (!foe) throw new BrokenRules('nobody is fought');
  const { fighters, foeValue } = battle;
  tell(game, { say: 'round', kind: foe.kind, heroes, foe: foeValue });
  const loss = foeValue - heroes;
  if (loss < 0) battle.willpower = Math.max(0, battle.willpower + loss);
  if (battle.willpower === 0) {
    doNext(game, { do: 'reward', left: CREATURES[foe.kind].reward }, { do: 'bury' });
    return;
  }
  const suffering = loss > 0 ? fighters : [];
  doNext(game, ...suffering.map((seat) => ({ do: 'suffer', seat, loss }) as const), {
    do: 'afterRound',
  });
}

/** Rubble strikes nobody; what the value reaches may be cleared away. */
function tryRubble(game: State, space: number, value: number): void {
  tell(game, { say: 'try', space, heroes: value });
  const choices = removable(game, value);
  doNext(game, { do: 'afterRound' });
  if (choices.length > 1) doNext(game, { do: 'removeRubble', value });
  else for (const thing of choices[0] ?? []) lift(game, space, thing);
}

/** Tokens of the space whose sum the value reaches, in every combination. (AND-12.2) */
function removable(game: State, value: number): string[][] {
  const { rubble } = battleOf(game);
  const there = rubble === null ? [] : (game.ground[rubble] ?? []);
  const heaps = there.filter((thing) => thing.startsWith('rubble')).slice(0, 7);
  const seen = new Set<string>();
  return subsets(heaps).filter((some) => {
    const sum = some.reduce((total, thing) => total + numberOn(thing), 0);
    const key = [...some].sort().join();
    if (some.length === 0 || sum > value || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
