/**
 * `entry`: the record has `n` entries now. `info`: who sits there or what is agreed. `chat`: line `n` was said.
 * `here`, `gone`: whoever sits at seat `n` looks from some node, or does not any more. `who`: everybody is asked to say.
 */
const WHAT = ['entry', 'info', 'chat', 'here', 'gone', 'who'] as const;

/** Something has changed about a match. What it is, is read from storage: no position ever travels here. */
export interface Note {
  readonly match: string;
  readonly what: (typeof WHAT)[number];
  readonly n: number;
}

/** How the nodes of one hall tell each other what to look up. */
export interface Bus {
  /** There may be other nodes: what is in memory here may be old. */
  readonly shared: boolean;
  publish(note: Note): void;
  /** `missed` is called when notes may have been lost: whoever relies on them must look everything up again. */
  subscribe(hear: (note: Note) => void, missed: () => void): void;
  close(): Promise<void>;
}

/** A note as text; several are joined by commas. Ids hold neither commas nor spaces. */
export const noteText = ({ match, what, n }: Note): string => `${match} ${what} ${n}`;

/** Reads what `noteText` has written and passes over anything else. */
export function readNotes(text: string): Note[] {
  return text.split(',').flatMap((part) => {
    const [match = '', word, n] = part.split(' ');
    const what = WHAT.find((it) => it === word);
    return match !== '' && what && Number.isInteger(Number(n))
      ? [{ match, what, n: Number(n) }]
      : [];
  });
}
