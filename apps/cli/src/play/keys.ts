/** What a typed line means during a turn. */
export type Key =
  | { key: 'pick'; number: number }
  | { key: 'again' | 'next' | 'previous' | 'undo' | 'help' | 'save' | 'log' | 'table' | 'quit' }
  | { key: 'rule'; clause: string }
  | { key: 'free'; who: string }
  | { key: 'filter'; text: string };

const LETTERS = {
  u: 'undo',
  undo: 'undo',
  h: 'help',
  '?': 'help',
  help: 'help',
  s: 'save',
  l: 'log',
  t: 'table',
  n: 'next',
  p: 'previous',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
} as const;

/** A number picks, a letter is a key, anything longer looks for options with that text. */
export function readKey(typed: string): Key {
  const line = typed.trim();
  const word = line.toLowerCase();
  if (line === '') return { key: 'again' };
  if (/^\d+$/.test(line)) return { key: 'pick', number: Number(line) };
  if (Object.hasOwn(LETTERS, word)) return { key: LETTERS[word as keyof typeof LETTERS] };
  const [, letter, rest = ''] = /^([rf])(?:\s+(.+))?$/i.exec(line) ?? [];
  if (letter?.toLowerCase() === 'r') return { key: 'rule', clause: rest };
  if (letter?.toLowerCase() === 'f') return { key: 'free', who: rest };
  return { key: 'filter', text: line.replace(/^\//, '') };
}
