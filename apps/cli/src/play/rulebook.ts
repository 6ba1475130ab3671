import { fileURLToPath } from 'node:url';
import type { Language } from '@meadhall/words';
import type { Io } from '../io.ts';

/** The text of a rulebook, named from the root of the project; nothing if it is not there. */
export async function readRulebook(io: Io, rulebook: string | undefined): Promise<string | null> {
  const path = fileURLToPath(new URL(`../../../../${rulebook}`, import.meta.url));
  return rulebook !== undefined && io.exists(path) ? io.read(path) : null;
}

/**
 * One clause in one language. A clause begins with `- **NID-9.1**`, its French with `**fr**`, and `*Proof*`,
 * an empty line or the next clause ends it. What has no French is quoted as it is.
 */
export function clauseText(markdown: string, clause: string, language: Language): string | null {
  const lines = markdown.split('\n').map((line) => line.trim());
  const marker = `- **${clause}**`.toLowerCase();
  const from = lines.findIndex((line) => line.toLowerCase().startsWith(marker));
  if (from < 0) return null;
  const end = lines.findIndex((line, i) => i > from && /^(- \*\*|#|\*Proof\*|$)/.test(line));
  const body = lines.slice(from, end < 0 ? undefined : end);
  const french = body.findIndex((line) => line.startsWith('**fr**'));
  const english = french < 0 ? body : body.slice(0, french);
  return (language === 'fr' && french >= 0 ? body.slice(french) : english)
    .join(' ')
    .replace(/^- \*\*.*?\*\*/, '')
    .replace(/^\*\*fr\*\*/, '')
    .trim();
}
