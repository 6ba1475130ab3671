import type { Seat, Viewer } from '@meadhall/kernel';
import type { Entry } from '@meadhall/protocol';
import { language, say } from '@meadhall/table-ui';
import { answerSentences } from '@meadhall/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyTable } from '../anyGame.ts';
import { entryLines } from '../local/logOf.ts';
import { type LogLine, Refused, type TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';
import { TABLE } from './words.ts';

type View = Table['eyes'][number]['view'];

/** Milliseconds before a past that could not be had is asked for again. */
const RETRY = 3000;

/**
 * What has happened, line by line. The past is asked for once; from then on every move brings its own sentences,
 * which are handed to `told` as well. After a gap, in another language or through other eyes all of it is asked for again.
 */
export function useLog(
  link: TableLink,
  game: AnyTable,
  table: Table,
  viewer: Viewer,
  names: readonly string[],
  told: (sentence: string) => void,
): readonly LogLine[] {
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [tries, tryAgain] = useState(0);
  const known = useRef({ n: -1, key: '' });
  const seen = useRef<View | null>(null);
  const key = `${link.match} ${language.value} ${String(viewer)}`;
  useEffect(() => {
    const { n, last } = table;
    const before = known.current;
    if (before.key === key && n === before.n) return;
    known.current = { n, key };
    const eyes = table.eyes.find((it) => it.viewer === viewer) ?? table.eyes[0];
    const after = eyes?.view ?? {};
    const views = { before: seen.current ?? after, after };
    seen.current = after;
    const next = before.key === key && n === before.n + 1 && last && last.kind !== 'undo' && eyes;
    if (next && last.kind !== 'takeBack') {
      const fresh = linesOf(last, game, views, viewer, names, n, table.info.since);
      setLines((all) => [...all, ...fresh]);
      for (const { text } of fresh) told(text);
      return;
    }
    if (last && before.n >= 0 && n !== before.n) told(entryLine(last, names) ?? '');
    link.log(language.value, viewer).then(
      (all) => {
        if (known.current.key === key) setLines((since) => joined(all.map(asFirst), since, n));
      },
      (why: unknown) => {
        // Whoever may not read it will not by asking again; a server that is away comes back.
        if (!(why instanceof Refused) || why.problem.title !== '') return;
        known.current = { n: -1, key: '' };
        setTimeout(() => tryAgain((tries) => tries + 1), RETRY);
      },
    );
  }, [table, key, tries]);
  return lines;
}

/** The past as it was told, and what has happened while it was fetched. */
export function joined(
  past: readonly LogLine[],
  since: readonly LogLine[],
  /** The entry after which the past was asked for: what came later is known in either telling. */
  asked: number,
): readonly LogLine[] {
  const told = Math.max(asked, past.at(-1)?.n ?? 0);
  return [...past, ...since.filter((line) => line.n > told)];
}

/** Who did it and by which rule stands beside the first sentence of an entry only. */
const asFirst = (line: LogLine, i: number, all: readonly LogLine[]): LogLine =>
  line.n === all[i - 1]?.n ? { n: line.n, at: line.at, seat: null, text: line.text } : line;

function linesOf(
  entry: Entry,
  game: AnyTable,
  views: { before: View; after: View },
  viewer: Viewer,
  names: readonly string[],
  n: number,
  at: number,
): LogLine[] {
  if (entry.kind !== 'answer') {
    const text = entryLine(entry, names);
    return text ? [{ n, at, seat: null, text }] : [];
  }
  const name = (seat: Seat): string => names[seat] ?? '';
  const scene = (view: View) => ({ view, viewer, name });
  const words = game.words[language.value];
  const told = answerSentences(words, scene(views.before), scene(views.after), entry);
  return entryLines(told, n, at, entry.seat, entry.clause);
}

function entryLine(entry: Entry, names: readonly string[]): string | null {
  const words = say(TABLE);
  const name = (seat: Seat): string => names[seat] ?? '';
  switch (entry.kind) {
    case 'undo':
      return words.undone(name(entry.seat));
    case 'takeBack':
      return words.takenBack;
    case 'paused':
      return words.pausedLine;
    case 'resumed':
      return words.resumedLine;
    case 'resigned':
      return words.resignedLine(name(entry.seat));
    case 'timeout':
      return words.timeoutLine(name(entry.seat));
    case 'abandoned':
      return words.abandonedLine;
    default:
      return null;
  }
}
