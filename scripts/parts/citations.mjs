/**
 * One clause, or all from `from` to `to`, as somebody cites them.
 * @typedef {{ from: string, to: string }} Citation
 */

const NUMBER = String.raw`\d+(?:\.\d+)?`;
// What may follow the first number, in the shorthand of the casebooks: «NID-6.4, 12.3», «NID-23.4, .6
// and .7», «NID-38.6–38.8». A bare whole number is not part of a list: it is a number of something.
const LINK = String.raw`\s*(?:[,;/&]|and|et|–|-|…|to|à)\s*`;
const MORE = String.raw`${LINK}(?:[A-Z]{3}-${NUMBER}|\d*\.\d+)`;
const LIST = new RegExp(String.raw`\b([A-Z]{3})-(${NUMBER})((?:${MORE})*)`, 'g');
const NEXT = new RegExp(
  String.raw`\s*([,;/&]|and|et|–|-|…|to|à)\s*(?:([A-Z]{3})-)?(${NUMBER}|\.\d+)`,
  'g',
);

/**
 * The clauses a text cites, in the order of the text.
 * @param {string} text
 * @returns {Citation[]}
 */
export function citations(text) {
  /** @type {Citation[]} */
  const found = [];
  for (const [, first = '', number = '', rest = ''] of text.matchAll(LIST)) {
    let prefix = first;
    let section = sectionOf(number);
    found.push(one(`${prefix}-${number}`));
    for (const [, link = '', other, next = ''] of rest.matchAll(NEXT)) {
      prefix = other ?? prefix;
      const full = next.startsWith('.') ? `${section}${next}` : next;
      section = sectionOf(full);
      const id = `${prefix}-${full}`;
      const last = found.at(-1);
      if (last !== undefined && /^(–|-|…|to|à)$/.test(link)) last.to = id;
      else found.push(one(id));
    }
  }
  return found;
}

/** @param {string} id */
const one = (id) => ({ from: id, to: id });

/** @param {string} number */
const sectionOf = (number) => number.split('.')[0] ?? number;
