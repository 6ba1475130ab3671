import { type Answer, type Ask, at, clauseOf, IllegalSetup, settle, take } from '@meadhall/kernel';
import { readList, readName, readRecord } from '@meadhall/taverns';
import type { Nains, State } from '../model.ts';
import { nains } from '../nains.ts';
import type { News } from '../news.ts';
import { DECISIONS, decisionOf, spellChoice } from './spelling.ts';

/** The decisions of a case, in the order they are asked, and what came of them. */
export interface Script {
  /** Carries out what is on the agenda, answering as written. */
  run(game: State): void;
  /** What went wrong; nothing goes on after the first problem. */
  readonly problems: string[];
  /** All that was told. */
  readonly news: News[];
}

/** One decision as written. */
interface Scripted {
  path: string;
  /** Nobody named: whoever is asked. */
  lord: string | null;
  kind: string;
  choose: string;
  legal: readonly string[] | null;
  includes: readonly string[];
  excludes: readonly string[];
}

export function readScript(value: unknown, names: readonly string[]): Script {
  const left = readList(value, 'decisions').map((entry, i) =>
    readScripted(entry, `decisions[${i}]`, names),
  );
  const problems: string[] = [];
  const news: News[] = [];

  return {
    problems,
    news,
    run(game) {
      while (problems.length === 0) {
        const [ask] = settle(nains, game);
        news.push(...game.news);
        game.news.length = 0;
        if (!ask) break;
        answer(game, ask);
      }
      const [next] = left;
      if (problems.length === 0 && next)
        problems.push(`${next.path}: ${said(next)} is written, but never asked`);
    },
  };

  function answer(game: State, ask: Ask<Nains>): void {
    const offered = (ask.options as readonly Ask<Nains>['options'][number][]).map((choice) =>
      spellChoice(game, ask.seat, choice),
    );
    const next = left[0];
    const fits = next?.kind === decisionOf(ask) && isFor(next, ask);
    if (next && fits) follow(game, ask, offered, next);
    else problems.push(unanswered(ask, offered, next));
  }

  function follow(game: State, ask: Ask<Nains>, offered: readonly string[], next: Scripted): void {
    left.shift();
    const chosen = offered.indexOf(next.choose);
    const rule = `(${clauseOf(nains, ask.step)})`;
    const problem =
      compare(next, offered) ??
      (chosen < 0 ? `${said(next)} is not offered, only ${offered.join(', ')} ${rule}` : null);
    if (problem) problems.push(`${next.path}: ${problem}`);
    else give(game, ask, chosen);
  }

  function isFor({ lord }: Scripted, { seat }: Ask<Nains>): boolean {
    return lord === null || lord === at(names, seat);
  }

  function unanswered(ask: Ask<Nains>, offered: readonly string[], next?: Scripted): string {
    const asked = `${at(names, ask.seat)} is asked ${decisionOf(ask)}: ${offered.join(', ')}`;
    const written = next ? `${next.path} is ${said(next)}` : 'nothing more is written';
    return `decisions: ${asked} (${clauseOf(nains, ask.step)}), but ${written}`;
  }
}

const said = ({ lord, kind, choose }: Scripted): string =>
  [lord, kind, choose].filter((part) => part !== null).join(' ');

function give(game: State, { seat, step, options }: Ask<Nains>, chosen: number): void {
  take(nains, game, { seat, step, choice: at<unknown>(options, chosen) } as Answer<Nains>);
}

/** What is wrong with what is on offer, if anything. */
function compare(
  { legal, includes, excludes }: Scripted,
  offered: readonly string[],
): string | null {
  const got = `got ${offered.join(', ')}`;
  const missing = [...includes, ...(legal ?? [])].find((name) => !offered.includes(name));
  if (missing !== undefined) return `expected ${missing} on offer, ${got}`;
  const excess = excludes.find((name) => offered.includes(name));
  if (excess !== undefined) return `expected no ${excess} on offer, ${got}`;
  const more = legal && offered.find((name) => !legal.includes(name));
  return more ? `expected exactly ${legal.join(', ')}, ${got}` : null;
}

const KEYS = ['lord', 'kind', 'choose', 'legal', 'includes', 'excludes'] as const;

function readScripted(value: unknown, path: string, names: readonly string[]): Scripted {
  const fields = readRecord(value, path, KEYS);
  const words = (key: string): string[] =>
    readList(fields[key] ?? [], `${path}.${key}`).map((word, i) =>
      readWord(word, `${path}.${key}[${i}]`),
    );
  return {
    path,
    lord: fields['lord'] === undefined ? null : readName(fields['lord'], `${path}.lord`, names),
    kind: readName(fields['kind'], `${path}.kind`, Object.values(DECISIONS)),
    choose: readWord(fields['choose'], `${path}.choose`),
    legal: fields['legal'] === undefined ? null : words('legal'),
    includes: words('includes'),
    excludes: words('excludes'),
  };
}

function readWord(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') throw new IllegalSetup(path, value, 'a name');
  return value;
}
