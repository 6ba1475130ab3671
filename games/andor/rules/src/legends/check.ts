// Reading a legend from a stranger: every mistake by path and reason, and nothing runs before all is well.
import { IllegalSetup } from '@meadhall/kernel';
import { BOARD_NAMES, type BoardName } from '../tables/boards.ts';
import type { Legend, RuleFlag } from './schema.ts';
import { checkSense } from './sense.ts';
import { legendShape } from './shape.ts';
import type { Mistake } from './shapes.ts';

/** A legend can do nothing but play; these bounds keep it from being a burden. */
const MOST_VALUES = 4_000;
const DEEPEST = 20;
const MOST_MISTAKES = 50;

/** What is wrong with a legend somebody wrote; nothing if it can be played. */
export function checkLegend(value: unknown): Mistake[] {
  const found = mistakesIn(value, true);
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord || found.some(({ path }) => path === '')) return found;
  const { objectives = [], win } = value as { objectives?: unknown; win?: unknown };
  if (Array.isArray(objectives) && objectives.length === 0)
    found.push({ path: 'objectives', reason: 'at least one, so that heroes know what to do' });
  if (win === undefined)
    found.push({ path: 'win', reason: 'missing; allowed: a condition, tested at N' });
  return found;
}

/**
 * A whole legend from what was written, defaults where nothing is said; refused for any mistake. A case of
 * the casebook may leave out what stands in its position: the tags of its creatures, numbers for others.
 */
export function readLegend(
  value: unknown,
  path = 'legend',
  { rules, strict }: { rules: readonly RuleFlag[]; strict: boolean } = { rules: [], strict: true },
): Legend {
  const [mistake] = mistakesIn(value, strict);
  if (mistake)
    throw new IllegalSetup(
      `${path}.${mistake.path}`,
      mistake.reason,
      'a legend without mistakes',
      'AND-24.1',
    );
  return complete(spelled(value), rules);
}

function mistakesIn(given: unknown, strict: boolean): Mistake[] {
  const tooMuch = burden(given, 0);
  if (tooMuch !== null) return [{ path: '', reason: tooMuch }];
  const value = spelled(given);
  const mistakes: Mistake[] = [];
  const note = (path: string, reason: string): void => {
    if (mistakes.length < MOST_MISTAKES) mistakes.push({ path, reason });
  };
  const { board } = Object(value) as { board?: unknown };
  const known = (BOARD_NAMES as readonly unknown[]).includes(board);
  legendShape(known ? (board as BoardName) : 'andor')(value, '', note);
  if (strict && mistakes.length === 0) checkSense(complete(value as Partial<Legend>, []), note);
  return mistakes;
}

/** Why something is too much to look at; null if it is not. */
function burden(value: unknown, depth: number): string | null {
  let values = 0;
  const weigh = (it: unknown, level: number): boolean => {
    if (++values > MOST_VALUES || level > DEEPEST) return false;
    if (typeof it === 'string') return it.length <= 1_000;
    if (typeof it !== 'object' || it === null) return true;
    return Object.values(it).every((inner) => weigh(inner, level + 1));
  };
  return weigh(value, depth)
    ? null
    : `too large; allowed: ${MOST_VALUES} values, ${DEEPEST} levels, short texts`;
}

/** Fields that only explain, and longer ways to say the same. */
const NOTES = ['publicAnchors', 'prologue', 'dragonLanding', 'dragonBattle'];

function spelled(value: unknown): Partial<Legend> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value as never;
  const legend: Record<string, unknown> = { ...value };
  for (const key of Object.keys(legend))
    if (NOTES.includes(key) || key.startsWith('_')) delete legend[key];
  const { fog, firstDay, start, params } = legend;
  if (typeof fog === 'string') legend['fog'] = fogNamed(fog);
  if (typeof firstDay === 'string' && firstDay.includes('sunrise')) legend['firstDay'] = 'sunrise';
  if (typeof start === 'object' && start !== null && 'skipPrologue' in start) {
    const { skipPrologue: _, ...rest } = start;
    legend['start'] = { ...rest, spaces: { lowestRank: 0, others: 'rank' } };
  }
  if (typeof params === 'object' && params !== null)
    legend['params'] = Object.fromEntries(
      Object.entries(params).filter(([key]) => !key.startsWith('_')),
    );
  return legend as Partial<Legend>;
}

function fogNamed(text: string): string {
  if (text.startsWith('all 15')) return 'all 15';
  if (text.startsWith('legend1')) return 'legend 1';
  return text.startsWith('5 tokens') ? 'mine' : text;
}

/** Fields left out: the main board, no cards, no variables; lost when the castle is lost. */
function complete(given: Partial<Legend>, rules: readonly RuleFlag[]): Legend {
  const start = {
    spaces: 'rank',
    strength: 1,
    willpower: 7,
    groupGold: 0,
    groupItems: {},
    firstHero: 'lowestRank',
  } as const;
  const letters = (given.cards ?? []).flatMap(({ trigger }) =>
    trigger?.on === 'letter' ? [trigger.letter] : [],
  );
  return {
    id: 'own',
    number: 6,
    title: 'A legend of one’s own',
    status: 'own',
    board: 'andor',
    difficulties: ['easy', 'normal'],
    eventDeck: 'none',
    fog: 'none',
    wells: true,
    params: {},
    stars: [...new Set(letters)],
    vars: {},
    setup: [],
    objectives: [],
    win: { c: 'true' },
    lose: [{ c: 'not', of: { c: 'castleHeld' } }],
    rules,
    ...given,
    start: { ...start, ...given.start },
    cards: (given.cards ?? []).map((card) => ({ ...card, summary: card.summary ?? card.id })),
  };
}
