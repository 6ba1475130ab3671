import type { Andor, Choices, FreeAction } from '@meadhall/andor';
import type { Ask, Seat } from '@meadhall/kernel';

type About = { [K in keyof Choices]?: (choice: Choices[K], seat: Seat) => readonly string[] };

const NOTHING: readonly string[] = [];
const space = (n: number): string[] => [`space:${n}`];
const sheetOf = (seat: Seat): string[] => [`who:${seat}`];

/** A thing somebody carries; gold lies in the purse. */
const carried = (thing: string, seat: Seat): string[] =>
  thing.startsWith('gold') ? [`gold:${seat}`] : [`item:${seat}:${thing}`];

function free(action: FreeAction, seat: Seat): readonly string[] {
  if (typeof action === 'string') return [`hero:${seat}`];
  if ('buy' in action)
    return action.buy === 'strength' ? [`strength:${seat}`] : [`supply:${action.buy}`];
  if ('take' in action || 'turnUp' in action) return [`hero:${seat}`];
  if ('drop' in action) return carried(action.drop, seat);
  if ('trade' in action) return [`hero:${action.trade}`];
  if ('falcon' in action) return [`hero:${action.falcon}`];
  if ('telescope' in action) return space(action.telescope);
  if ('useHerb' in action) return carried(action.useHerb, seat);
  return NOTHING;
}

/** Steps that are answered by a word alone have no entry. */
const ABOUT: About = {
  chooseHero: (kind) => [`choose:${kind}`],
  arrive: (_, seat) => [`hero:${seat}`],
  act: (choice, seat) => {
    if (typeof choice === 'string') return [`hero:${seat}`];
    if ('fight' in choice) return space(Number(choice.fight.split('@')[1]));
    return 'clear' in choice ? space(choice.clear) : [`figure:${choice.lead}`];
  },
  walk: (choice, seat) =>
    typeof choice === 'object' && 'step' in choice ? space(choice.step) : [`hero:${seat}`],
  leadFigure: (choice) => (choice === 'stop' ? NOTHING : space(choice.step)),
  loseGem: (gem, seat) => carried(`gem${gem}`, seat),
  trade: (choice, seat) =>
    typeof choice === 'object' && 'give' in choice ? carried(choice.give, seat) : NOTHING,
  share: ({ to }) => sheetOf(to),
  herb: (thing, seat) => (thing === 'no' ? NOTHING : carried(thing, seat)),
  reward: ({ to }) => sheetOf(to),
  pay: (choice) => (choice === 'no' ? NOTHING : sheetOf(choice.from)),
  chooseFarmer: space,
  chooseHeroes: (choice) => (choice === 'enough' ? NOTHING : sheetOf(choice)),
  bargain: (choice) => (choice === 'no' ? NOTHING : sheetOf(choice)),
  buyOffer: (choice) =>
    choice === 'no' || choice === 'willpower' ? NOTHING : [`supply:${choice}`],
  revealFog: (choice) => (choice === 'enough' ? NOTHING : space(choice)),
  weaken: sheetOf,
  anytime: free,
};

export function touches(ask: Ask<Andor>, choice: unknown): readonly string[] {
  const about = ABOUT[ask.step] as ((choice: unknown, seat: Seat) => readonly string[]) | undefined;
  return about?.(choice, ask.seat) ?? NOTHING;
}
