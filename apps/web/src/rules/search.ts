import type { Chapter, Rulebook } from './rulebook.ts';

/** Without accents and case, so that «evenement» finds «Évènement»; letter for letter as long as the text. */
const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('');

const wordsIn = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** The clauses that hold every word; a number finds its clause, and a chapter's title all of it. */
export function searchRules(book: Rulebook, wanted: string): Chapter[] {
  const words = wordsIn(wanted);
  if (words.length === 0) return [...book];
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return book.flatMap((chapter) => {
    if (holds(chapter.title)) return [chapter];
    const clauses = chapter.clauses.filter(({ id, text }) => holds(`${id} ${text}`));
    return clauses.length > 0 ? [{ ...chapter, notes: [], clauses }] : [];
  });
}

/** A text cut where it holds one of the words. */
export function hits(text: string, wanted: string): { text: string; hit: boolean }[] {
  const letters = [...text.normalize('NFC')];
  const searched = plain(text);
  const lit = letters.map(() => false);
  for (const word of wordsIn(wanted))
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      lit.fill(true, at, at + word.length);
  const cut: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = cut.at(-1);
    if (last && last.hit === lit[i]) last.text += letter;
    else cut.push({ text: letter, hit: lit[i] === true });
  });
  return cut;
}
