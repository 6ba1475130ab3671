// The dice of one round: who rolls, how, and what may be made of it. (AND-13.3, AND-14.4)
import { at, doNext, remove, type Seat, type Steps } from '@meadhall/kernel';
import { battleOf, foeOf } from './battle.ts';
import type { Choices } from './choices.ts';
import { foeDice, rollsBlack } from './creatures.ts';
import { roll, rollSingly } from './dice.ts';
import { diceOf } from './heroes.ts';
import { has } from './lookup.ts';
import type { Andor, State } from './model.ts';
import type { Battle } from './pieces.ts';
import { BLACK_OPPOSITE } from './tables/heroes.ts';
import { bears, hasRuneDie, numberOn, useSide } from './things.ts';

type RollingSteps =
  | 'rollFor'
  | 'rollMode'
  | 'runeDie'
  | 'throwDice'
  | 'rollOn'
  | 'flip'
  | 'enhance'
  | 'herb'
  | 'tally'
  | 'foeRolls';

export const rollingSteps: Pick<Steps<Andor>, RollingSteps> = {
  rollFor: {
    run(game, { hero: seat }) {
      const battle = battleOf(game);
      if (!battle.fighters.includes(seat)) return;
      const hero = at(game.seats, seat);
      battle.kept = 0;
      const foe = foeOf(game);
      const bow = foe !== undefined && bears(hero, 'bow') && hero.kind !== 'archer';
      if (bow && hero.space === foe.space) doNext(game, { do: 'rollMode', seat });
      else readyToRoll(game, seat, hero.kind === 'archer' || bow);
    },
  },

  rollMode: {
    clause: 'AND-10.4',
    options: () => ['together', 'single'],
    take: (game, { seat }, mode) => readyToRoll(game, seat, mode === 'single'),
  },

  runeDie: {
    clause: 'AND-10.17',
    options(game, { seat, oneByOne }) {
      // It may take the place of all the dice: then it is rolled alone. (AND-10.15)
      if (has(game, 'runeDieAll')) return [1, 'no'];
      const places: Choices['runeDie'][] = [];
      const dice = diceOf(at(game.seats, seat));
      for (let place = dice; place >= (oneByOne ? 1 : dice); place--) places.push(place);
      return [...places, 'no'];
    },
    take(game, { seat, oneByOne }, choice) {
      const black = choice === 'no' ? 0 : choice;
      doNext(game, { do: 'throwDice', hero: seat, oneByOne, black });
    },
  },

  throwDice: {
    run(game, { hero: seat, oneByOne, black }) {
      const battle = battleOf(game);
      const hero = at(game.seats, seat);
      const blacks = black > 0 ? 1 : 0;
      const alone = blacks > 0 && has(game, 'runeDieAll');
      battle.oneByOne = oneByOne && !alone;
      if (battle.oneByOne) {
        throwNext(game, seat, 1, black);
        return;
      }
      battle.dice = roll(game, hero.kind, alone ? 0 : diceOf(hero) - blacks, blacks);
      battle.black = blacks > 0;
      afterRoll(game, seat);
    },
  },

  rollOn: {
    clause: 'AND-2.8',
    forced: true,
    options: (game, { seat, rolled }) =>
      rolled < diceOf(at(game.seats, seat)) ? ['roll', 'stop'] : ['stop'],
    take(game, { seat, rolled, black }, choice) {
      if (choice === 'roll') throwNext(game, seat, rolled + 1, black);
      else afterRoll(game, seat);
    },
  },

  flip: {
    clause: 'AND-2.9',
    options(game) {
      const { dice, black } = battleOf(game);
      const options: Choices['flip'][] = ['no'];
      dice.forEach((face, i) => {
        const choice = black && i === dice.length - 1 ? (`b${face}` as const) : face;
        if (!options.includes(choice)) options.push(choice);
      });
      return options;
    },
    take(game, _, choice) {
      if (choice === 'no') return;
      const battle = battleOf(game);
      const { dice } = battle;
      battle.flipped = true;
      if (typeof choice === 'number') dice[dice.indexOf(choice)] = 7 - choice;
      else dice[dice.length - 1] = BLACK_OPPOSITE[at(dice, dice.length - 1)] ?? 0;
    },
  },

  enhance: {
    clause: 'AND-10.5',
    forced: true,
    options(game, { seat }) {
      const { dice } = battleOf(game);
      const hero = at(game.seats, seat);
      const faces = [...new Set(dice)];
      const options: Choices['enhance'][] = ['no'];
      if (bears(hero, 'helm') && dice.length > 1) for (const helm of faces) options.push({ helm });
      if (bears(hero, 'brew')) for (const brew of faces) options.push({ brew });
      return options;
    },
    take(game, { seat }, choice) {
      if (choice === 'no') return;
      const battle = battleOf(game);
      if ('helm' in choice) {
        battle.kept = choice.helm * battle.dice.filter((face) => face === choice.helm).length;
        return;
      }
      useSide(game, at(game.seats, seat), 'brew');
      battle.kept = Math.max(2 * choice.brew, ...battle.dice);
    },
  },

  herb: {
    clause: 'AND-10.12',
    forced: true,
    options(game, { seat }) {
      const herbs = at(game.seats, seat).items.filter((thing) => thing.startsWith('herb'));
      return ['no', ...new Set(herbs)];
    },
    take(game, frame, herb) {
      if (herb === 'no') return;
      remove(at(game.seats, frame.seat).items, herb);
      battleOf(game).value += numberOn(herb);
      doNext(game, frame);
    },
  },

  tally: {
    run(game, { hero }) {
      const battle = battleOf(game);
      battle.value += (battle.kept || best(battle.dice)) + at(game.seats, hero).strength;
    },
  },

  foeRolls: {
    run(game) {
      const battle = battleOf(game);
      const foe = foeOf(game);
      if (!foe || battle.fighters.length === 0) return;
      const black = rollsBlack(foe);
      const count = foeDice(black, battle.willpower);
      const faces = black
        ? roll(game, foe.kind, battle.extraDice, count)
        : roll(game, foe.kind, count + battle.extraDice);
      battle.foeValue = bestGroup(faces) + battle.foeStrength;
    },
  },
};

function readyToRoll(game: State, seat: Seat, oneByOne: boolean): void {
  doNext(
    game,
    hasRuneDie(at(game.seats, seat))
      ? { do: 'runeDie', seat, oneByOne }
      : { do: 'throwDice', hero: seat, oneByOne, black: 0 },
  );
}

/** The next die of a hero who rolls one by one; only the last counts. (AND-2.8) */
function throwNext(game: State, seat: Seat, rolled: number, black: number): void {
  const battle = battleOf(game);
  battle.black = rolled === black;
  battle.dice = [rollSingly(game, at(game.seats, seat).kind, battle.black)];
  doNext(game, { do: 'rollOn', seat, rolled, black });
}

/** The wizard's turn of a die, helm or brew, herbs: now or not at all. (AND-14.4) */
function afterRoll(game: State, seat: Seat): void {
  const { items } = at(game.seats, seat);
  doNext(game, { do: 'tally', hero: seat });
  if (items.length > 0) doNext(game, { do: 'enhance', seat }, { do: 'herb', seat });
  const wizard = wizardIn(game, battleOf(game));
  if (wizard !== undefined) doNext(game, { do: 'flip', seat: wizard, roller: seat });
}

/** A wizard in the battle who has not turned a die in this round. (AND-13.12, AND-14.6) */
const wizardIn = (game: State, { fighters, flipped }: Battle): Seat | undefined =>
  flipped ? undefined : fighters.find((seat) => at(game.seats, seat).kind === 'wizard');

const best = (faces: readonly number[]): number => Math.max(...faces);

/** The best die, or equal dice added up. (AND-13.3, AND-13.10) */
function bestGroup(faces: readonly number[]): number {
  let most = 0;
  for (const face of faces) {
    let sum = 0;
    for (const other of faces) if (other === face) sum += other;
    if (sum > most) most = sum;
  }
  return most;
}
