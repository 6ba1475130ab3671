import { fileURLToPath } from 'node:url';
import type { Language } from '@meadhall/words';
import type { Io } from '../io.ts';

/** Where the rules of a game are written for people, beside its code. */
const rulebookPath = (game: string): string =>
  fileURLToPath(new URL(`../../../../games/${game}/RULES.md`, import.meta.url));

/** The text of a rulebook; nothing for a game that has none. */
export async function rulebook(io: Io, game: string): Promise<string | null> {
  const path = rulebookPath(game);
  return io.exists(path) ? io.read(path) : null;
}

/**
 * One clause in one language. A clause begins with `- **NID-9.1**`, its French with `**fr**`, and
 * `*Proof*` or the next clause ends it.
 */
export function clauseText(markdown: string, clause: string, language: Language): string | null {
  const lines = markdown.split('\n').map((line) => line.trim());
  const marker = `- **${clause}**`.toLowerCase();
  const from = lines.findIndex((line) => line.toLowerCase().startsWith(marker));
  if (from < 0) return null;
  const end = lines.findIndex((line, i) => i > from && /^(- \*\*|#|\*Proof\*)/.test(line));
  const body = lines.slice(from, end < 0 ? undefined : end);
  const french = body.findIndex((line) => line.startsWith('**fr**'));
  const part =
    language === 'fr' ? body.slice(french) : body.slice(0, french < 0 ? undefined : french);
  return part
    .join(' ')
    .replace(/^- \*\*.*?\*\*/, '')
    .replace(/^\*\*fr\*\*/, '')
    .trim();
}
