import './Log.css';
import type { Clause, Viewer } from '@meadhall/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { catalogue, say } from '../i18n.ts';
import { SeatBadge } from '../things/SeatBadge.tsx';
import { useNewest } from './following.ts';
import { SCROLLS } from './scrolls.ts';

const WORDS = catalogue({
  fr: {
    label: 'Ce qui s’est passé',
    empty: 'Rien encore. La première mise fera du bruit.',
    rule: (clause: string) => `Lire la règle ${clause}`,
    jump: (n: number) => `Aller au coup ${n}`,
  },
  en: {
    label: 'What has happened',
    empty: 'Nothing yet. The first move will make a noise.',
    rule: (clause: string) => `Read rule ${clause}`,
    jump: (n: number) => `Go to move ${n}`,
  },
});

export interface LogLine {
  n: number;
  /** Who did it; nobody: the match itself. */
  seat: Viewer;
  text: string;
  clause?: Clause | undefined;
}

export interface LogProps {
  lines: readonly LogLine[];
  names: readonly string[];
  explain: (clause: Clause) => void;
  /** In a replay: go to this entry. */
  onJump?: ((n: number) => void) | undefined;
  /** The entry that is shown. */
  at?: number | undefined;
}

export function Log({ lines, names, explain, onJump, at }: LogProps) {
  const t = say(WORDS);
  const { list } = useNewest(lines.length);
  // A line never changes: a new one is drawn, and the others stay.
  const kept = useMemo(() => new WeakMap<LogLine, VNode>(), [t, names, explain, onJump, at]);
  const draw = (line: LogLine, i: number): VNode => (
    <li key={`${line.n}-${i}`} class={`mh-log__line ${line.n === at ? 'is-shown' : ''}`}>
      {line.seat === null ? (
        <span class="mh-log__hall" aria-hidden="true" />
      ) : (
        <SeatBadge seat={line.seat} name={names[line.seat] ?? ''} compact />
      )}
      <span class="mh-log__text">
        {onJump ? (
          <button
            type="button"
            class="mh-log__jump"
            aria-label={`${line.text} ${t.jump(line.n)}`}
            onClick={() => onJump(line.n)}
          >
            {line.text}
          </button>
        ) : (
          line.text
        )}{' '}
        {line.clause && (
          <ClauseLink clause={line.clause} explain={explain} label={t.rule(line.clause)} />
        )}
      </span>
    </li>
  );
  if (lines.length === 0) return <p class="mh-log__empty">{t.empty}</p>;
  return (
    <ol {...list} class="mh-log" aria-label={t.label} {...SCROLLS}>
      {lines.map((line, i) => {
        const drawn = kept.get(line) ?? draw(line, i);
        kept.set(line, drawn);
        return drawn;
      })}
    </ol>
  );
}

interface ClauseLinkProps {
  clause: Clause;
  explain: (clause: Clause) => void;
  label: string;
}

function ClauseLink({ clause, explain, label }: ClauseLinkProps) {
  return (
    <button type="button" class="mh-clause" aria-label={label} onClick={() => explain(clause)}>
      {clause}
    </button>
  );
}
