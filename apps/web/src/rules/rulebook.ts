/** One rule: its number, what it says, and where it comes from. */
export interface RuleClause {
  id: string;
  text: string;
  /** `ruling`, `public`, `derived`, `reconstructed`: no mark, the rulebook says so. */
  marks: readonly string[];
}

export interface Chapter {
  id: string;
  title: string;
  /** What is said before the first clause. */
  notes: readonly string[];
  clauses: readonly RuleClause[];
}

/** The rules of one game in one language. */
export type Rulebook = readonly Chapter[];

/**
 * Reads a RULES.md: chapters `## NID-0 English · French`, clauses `- **NID-0.1** English`, on the next line
 * `**fr** French`. Proofs and tables are for those who write rules, not for those who read them at the table.
 */
export function readRulebook(markdown: string): { fr: Rulebook; en: Rulebook } {
  const [, ...parts] = `\n${markdown}`.split(/\n## /);
  const chapters = parts.map((part) => readChapter(part.split('\n')));
  const has = ({ clauses }: Chapter) => clauses.length > 0;
  return {
    en: chapters.map(({ en }) => en).filter(has),
    fr: chapters.map(({ fr }) => fr).filter(has),
  };
}

function readChapter([heading = '', ...lines]: string[]): { fr: Chapter; en: Chapter } {
  const [, id, titles] = /^((?:[A-Z]+-\d+)?)\s*(.*)$/.exec(heading) as RegExpExecArray;
  const [english = '', french = english] = (titles ?? '').split(' · ');
  const name = id || english.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const en: RuleClause[] = [];
  const fr: RuleClause[] = [];
  const notes: { en: string[]; fr: string[] } = { en: [], fr: [] };
  for (const line of lines) {
    const clause = /^- \*\*([A-Z]+-[\d.]+|[A-Z]+-?\d+)\*\*\s+(.*)$/.exec(line);
    const inFrench = /^\s+\*\*fr\*\*\s+(.*)$/.exec(line);
    if (clause) en.push(readClause(clause[1] ?? '', clause[2] ?? ''));
    else if (inFrench) {
      const last = en.at(-1);
      if (last) fr.push({ ...readClause(last.id, inFrench[1] ?? ''), marks: last.marks });
    } else if (en.length === 0 && /^[^\s|*#-]/.test(line)) {
      const [first = '', second = first] = line.split(' · ');
      notes.en.push(first);
      notes.fr.push(second);
    }
  }
  return {
    en: { id: name, title: english, notes: notes.en, clauses: en },
    fr: { id: name, title: french, notes: notes.fr, clauses: fr },
  };
}

const MARK = /\s*\[((?:ruling|public|derived|reconstructed)[^\]]*)\]\s*$/;

function readClause(id: string, text: string): RuleClause {
  const marks: string[] = [];
  let rest = text.trim();
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    marks.unshift(...(mark[1] ?? '').split(/,\s*/));
    rest = rest.slice(0, mark.index);
  }
  return { id, text: rest, marks };
}

/** A piece of a sentence: plain, strong, code, or the number of another clause. */
export interface Piece {
  kind: 'plain' | 'strong' | 'code' | 'clause';
  text: string;
}

const MARKUP = /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{3}-\d+(?:\.\d+)?)/;

/** Cuts a sentence where it is marked, so that clauses can be followed. */
export function pieces(text: string): Piece[] {
  return text
    .split(MARKUP)
    .map((piece, i): Piece => {
      if (i % 2 === 0) return { kind: 'plain', text: piece };
      if (piece.startsWith('**')) return { kind: 'strong', text: piece.slice(2, -2) };
      if (piece.startsWith('`')) return { kind: 'code', text: piece.slice(1, -1) };
      return { kind: 'clause', text: piece };
    })
    .filter((piece) => piece.text !== '');
}
