import type { Chapter, Rulebook } from './rulebook.ts';

/** Without accents and case, so that «evenement» finds «Évènement». */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The clauses that hold every word; a number finds its clause, and a chapter's title all of it. */
export function searchRules(book: Rulebook, wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...book];
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return book.flatMap((chapter) => {
    if (holds(chapter.title)) return [chapter];
    const clauses = chapter.clauses.filter(({ id, text }) => holds(`${id} ${text}`));
    return clauses.length > 0 ? [{ ...chapter, notes: [], clauses }] : [];
  });
}
