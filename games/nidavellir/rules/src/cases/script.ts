import { type Answer, type Ask, at, clauseOf, settle, take } from '@meadhall/kernel';
import { askingAll, readList } from '@meadhall/taverns';
import type { Nidavellir, State } from '../model.ts';
import type { News } from '../news.ts';
import { nidavellir } from '../nidavellir.ts';
import { type Offer, readScripted, type Scripted } from './scripted.ts';
import { decisionOf, spellings } from './spelling.ts';

/** The decisions of a case, in the order they are asked, and what came of them. */
export interface Script {
  /** Carries out what is on the agenda, answering as written. */
  run(game: State): void;
  /** What went wrong; nothing goes on after the first question that has no good answer. */
  readonly problems: string[];
  /** All that was told. */
  readonly news: News[];
  /** Complains of what is written, but was never asked. */
  close(): void;
}

// A case does not list a question with a single answer, but may look at it: here all are asked.
const ASKING = askingAll(nidavellir);

type Options = readonly Ask<Nidavellir>['options'][number][];

/** The ways in which each option may be written, the most exact first. */
type Ways = readonly (readonly string[])[];

export function readScript(value: unknown, names: readonly string[]): Script {
  const left = readList(value, 'given.decisions').map((entry, i) =>
    readScripted(entry, `given.decisions[${i}]`, names),
  );
  const problems: string[] = [];
  const news: News[] = [];

  return {
    problems,
    news,
    run(game) {
      while (problems.length === 0) {
        const [ask] = settle(ASKING, game);
        news.push(...game.news);
        game.news.length = 0;
        if (!ask) return;
        answer(game, ask);
      }
    },
    close() {
      const next = left[0];
      if (problems.length === 0 && next)
        problems.push(`${next.path}: ${said(next)} is written, but never asked`);
    },
  };

  function answer(game: State, ask: Ask<Nidavellir>): void {
    const options: Options = ask.options;
    const ways = options.map((choice) => spellings(game, ask.seat, choice));
    const single = new Set(ways.map(([exact]) => exact)).size === 1;
    const isFor = (it?: Scripted): it is Scripted =>
      it?.seat === ask.seat && it.decision === decisionOf(game, ask);
    while (isFor(left[0]) && look(left[0], ways, single)) left.shift();
    const written = isFor(left[0]) && typeof left[0].choice === 'string' ? left[0] : null;
    const chosen = ways.findIndex((way) => way.some((name) => name === written?.choice));
    // One card of several that are alike is no choice, but may be written as one.
    if (single && (options.length === 1 || chosen < 0)) give(game, ask, 0);
    else if (written && chosen >= 0) {
      left.shift();
      give(game, ask, chosen);
    } else problems.push(unanswered(game, ask, ways, written));
  }

  /** Compares an offer with the options; a single one that does not fit may be meant for later. */
  function look({ path, choice }: Scripted, ways: Ways, single: boolean): boolean {
    if (typeof choice === 'string') return false;
    const problem = compare(ways, choice);
    if (problem && single) return false;
    if (problem) problems.push(`${path}: ${problem}`);
    return true;
  }

  function unanswered(
    game: State,
    ask: Ask<Nidavellir>,
    ways: Ways,
    written: Scripted | null,
  ): string {
    const offered = `${list(ways)} (${clauseOf(nidavellir, ask.step)})`;
    if (written) return `${written.path}: ${said(written)} is not offered, only ${offered}`;
    const next = left[0] ? `${left[0].path} is ${said(left[0])}` : 'nothing more is written';
    return `decisions: ${at(names, ask.seat)} is asked ${decisionOf(game, ask)}: ${offered}, but ${next}`;
  }

  function said({ seat, decision, choice }: Scripted): string {
    return `${at(names, seat)} ${decision}${typeof choice === 'string' ? ` ${choice}` : '?'}`;
  }
}

function give(game: State, { seat, step, options }: Ask<Nidavellir>, chosen: number): void {
  take(ASKING, game, { seat, step, choice: at<unknown>(options, chosen) } as Answer<Nidavellir>);
}

/** What is wrong with an offer, if anything. */
function compare(ways: Ways, { has, hasNot, exactly }: Offer): string | undefined {
  const offered = (name: string): boolean => ways.some((way) => way.includes(name));
  const missing = [...has, ...(exactly ?? [])].find((name) => !offered(name));
  if (missing) return `expected ${missing} on offer, got ${list(ways)}`;
  const excess = hasNot.find(offered);
  if (excess) return `expected no ${excess} on offer, got ${list(ways)}`;
  const other = exactly && ways.find((way) => !way.some((name) => exactly.includes(name)));
  return other ? `expected exactly ${exactly.join(', ')}, got ${list(ways)}` : undefined;
}

const list = (ways: Ways): string => ways.map((way) => way.at(-1)).join(', ');
