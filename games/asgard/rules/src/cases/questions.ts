// The game's questions as the casebook knows them: D-01 to D-33, compound ones joined.
import { type Answer, asks, at, canonical, clone, type Seat, take } from '@meadhall/kernel';
import { asgard } from '../asgard.ts';
import { discCost } from '../asgardAction.ts';
import type { Choices } from '../choices.ts';
import type { Asgard, State } from '../model.ts';
import { cardsToChoose } from '../placement.ts';
import { activeGods, type GodName } from '../tables/gods.ts';
import { type Group, group, RECRUITS } from '../tables/pieces.ts';
import { WORLD_NAMES } from '../tables/worlds.ts';
import { normal } from './compare.ts';
import { playerAt } from './names.ts';

type Step = keyof Choices;

/** Step -> number of the decision in the casebook. */
const IDS = {
  startRecruit: 'D-01',
  sealDonor: 'D-02',
  retrieveDisc: 'D-03',
  chooseGods: 'D-04',
  placeDisc: 'D-05',
  populationBonus: 'D-06',
  chooseDisc: 'D-07',
  perform: 'D-08',
  shortageDonor: 'D-09',
  takeFallen: 'D-10',
  takeSeal: 'D-11',
  changeOrder: 'D-12',
  takeStone: 'D-13',
  turncoats: 'D-14',
  turncoatsTo: 'D-14',
  slay: 'D-15',
  choosePile: 'D-16',
  raze: 'D-17',
  swapTiles: 'D-18',
  buildTemple: 'D-20',
  templeRecruits: 'D-21',
  placeGodTile: 'D-22',
  turnAsgardTile: 'D-23',
  asgardRecruits: 'D-24',
  exchangeStone: 'D-25',
  buyRecruit: 'D-26',
  takeDisc: 'D-27',
  discPlace: 'D-28',
  takeArm: 'D-29',
  centreMove: 'D-30',
  commitFirst: 'D-31',
  commit: 'D-31',
  valhalla: 'D-32',
  layArm: 'D-33',
} as const satisfies Record<Step, string>;

export type QuestionId = (typeof IDS)[Step];
export const QUESTION_IDS: readonly QuestionId[] = [...new Set(Object.values(IDS))].sort();

/** What is answered where a case says nothing; a question without default is listed or does not occur. */
export const DEFAULTS: { readonly [Q in QuestionId]?: unknown } = {
  'D-06': 'stop',
  'D-08': 'perform',
  'D-10': 'stop',
  'D-11': 'skip',
  'D-12': 'keep',
  'D-14': 'skip',
  'D-15': 'skip',
  'D-16': 'skip',
  'D-17': 'skip',
  'D-18': 'skip',
  'D-24': 'skip',
  'D-25': 'skip',
  'D-26': 'stop',
  'D-27': 'stop',
  'D-31': 'decline',
  'D-32': 'pass',
};

/** One answer to a question: how the casebook writes it, and the answers of the game it stands for. */
export interface Option {
  readonly value: unknown;
  readonly answers: readonly Answer<Asgard>[];
  /** Colour of the Warrior (D-32). */
  readonly warrior?: string;
}

export interface Question {
  readonly id: QuestionId;
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** Further facts a case may ask for: `count`, `cost`, `world`. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What the table waits for, one question for each seat asked. */
export function questions(game: State): Question[] {
  return asks(asgard, game).map(({ seat, step, options }) => {
    const id = IDS[step];
    if (step === 'chooseGods') return godQuestion(game, seat);
    const facts = factsOf(game, seat);
    const all = (options as readonly unknown[]).flatMap((choice) =>
      leaves(game, { seat, step, choice } as Answer<Asgard>),
    );
    return { id, seat, options: all, facts };
  });
}

/** How many different answers there are; with one the question does not count as asked. */
export const width = ({ options }: Question): number =>
  new Set(options.map(({ value }) => canonical(normal(value)))).size;

/** The options of D-04 are single gods; a whole answer is a list of `count` of them. */
function godQuestion(game: State, seat: Seat): Question {
  const chosen = at(game.secret.cards, seat);
  const count = cardsToChoose(game, seat);
  const options = activeGods(game.round)
    .filter((god) => !chosen.includes(god))
    .map((god) => ({ value: god, answers: [chooseGod(seat, god)] }));
  return { id: 'D-04', seat, options, facts: { count } };
}

export const chooseGod = (seat: Seat, god: GodName): Answer<Asgard> => ({
  seat,
  step: 'chooseGods',
  choice: god,
});

/** Follows the questions that belong together to their last answers. */
function leaves(game: State, answer: Answer<Asgard>): Option[] {
  const { step, choice } = answer;
  const opens =
    (step === 'turncoats' && choice !== 'skip') || (step === 'commitFirst' && choice !== 'decline');
  if (!opens) return [{ ...written(answer), answers: [answer] }];
  const next = clone(game);
  const asked = take(asgard, next, answer);
  const follow = goesOn(next) ? asked[0] : undefined;
  // A single way to go on has been gone already: what was sent is what is missing now.
  if (!follow)
    return [
      { value: { ...(choice as object), ...sent(game, next, answer.seat) }, answers: [answer] },
    ];
  return (follow.options as readonly unknown[]).map((last) => ({
    value: follow.step === 'turncoatsTo' ? { ...(choice as object), to: last } : last,
    answers: [answer, { seat: answer.seat, step: follow.step, choice: last } as Answer<Asgard>],
  }));
}

/** Whether what is asked now belongs to the answer before it, not to the next battle. */
function goesOn({ agenda }: State): boolean {
  const frame = agenda.at(-1);
  return frame?.do === 'turncoatsTo' || (frame?.do === 'commit' && frame.first !== null);
}

/** The Recruits a seat has sent into battle between two positions. */
function sent(before: State, after: State, seat: Seat): { recruits: Group } {
  const [had, has] = [before, after].map((game) => at(game.seats, seat).recruits);
  const [white = 0, orange = 0, giant = 0] = RECRUITS.map(
    (type) => (had?.[type] ?? 0) - (has?.[type] ?? 0),
  );
  return { recruits: group(white, orange, giant) };
}

/** An answer in the notation of the casebook. */
function written(answer: Answer<Asgard>): { value: unknown; warrior?: string } {
  switch (answer.step) {
    case 'sealDonor':
    case 'shortageDonor':
      return { value: playerAt(answer.choice) };
    case 'valhalla':
      return answer.choice === 'pass'
        ? { value: 'pass' }
        : { value: answer.choice.at, warrior: answer.choice.warrior };
    case 'layArm':
      return { value: [answer.choice.arm, answer.choice.at] };
    default:
      return { value: answer.choice };
  }
}

function factsOf(game: State, seat: Seat): Record<string, unknown> {
  const frame = game.agenda.at(-1);
  if (frame?.do === 'takeDisc') return { cost: frame.free ? {} : discCost(game, seat) };
  if (frame?.do === 'commit' || frame?.do === 'commitFirst')
    return { world: at(WORLD_NAMES, frame.world) };
  return {};
}
