import { type Ask, asks, clauseOf, type Seat, same, type Viewer } from '@meadhall/kernel';
import type { AnyGame, AnyRules } from '../anyGame.ts';
import type { AskInfo, Eyes, Saying } from '../match/messages.ts';

/** What a viewer sees of a position. Questions go to the seat they are for and to nobody else. */
export function eyesOf(rules: AnyRules, game: AnyGame['state'], viewer: Viewer): Eyes {
  return { viewer, view: rules.view(game, viewer), asks: asksOf(rules, game, viewer) };
}

/** What has changed for a viewer. */
export function eyesChange(rules: AnyRules, before: Eyes, game: AnyGame['state']): Change {
  const { viewer } = before;
  const view = rules.view(game, viewer);
  const differ = Object.entries(view).filter(([key, value]) => !same(value, before.view[key]));
  return { viewer, change: Object.fromEntries(differ), asks: asksOf(rules, game, viewer) };
}
type Change = Saying<'moved'>['eyes'][number];

/** Whom the table waits for. Free actions keep nobody waiting. */
export const waitingFor = (open: readonly Ask<AnyGame>[]): Seat[] => [
  ...new Set(open.filter(({ step }) => step !== 'anytime').map(({ seat }) => seat)),
];

function asksOf(rules: AnyRules, game: AnyGame['state'], viewer: Viewer): AskInfo[] {
  if (viewer === null) return [];
  return asks(rules, game)
    .filter(({ seat }) => seat === viewer)
    .map(({ seat, step, options }) => ({
      seat,
      step,
      clause: clauseOf(rules, step),
      options: [...options],
    }));
}
