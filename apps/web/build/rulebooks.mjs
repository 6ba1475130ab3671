import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRulebook } from '../src/rules/rulebook.ts';

const ALL = 'virtual:rulebooks';
const ONE = 'virtual:rulebook/';

/**
 * Turns each game's RULES.md into a small module for each language, so that reading the rules of one game in
 * one language loads that and nothing else.
 * @param {string} games the folder of all games
 * @returns {import('vite').Plugin}
 */
export function rulebooks(games) {
  const file = (/** @type {string} */ game) => join(games, game, 'RULES.md');
  const names = readdirSync(games).filter((game) => existsSync(file(game)));
  const load = (/** @type {string} */ game, /** @type {string} */ language) =>
    `${language}: () => import('${ONE}${game}/${language}')`;
  return {
    name: 'meadhall-rulebooks',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const books = names.map((game) => `${game}: { ${load(game, 'fr')}, ${load(game, 'en')} }`);
        return `export const RULEBOOKS = { ${books.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [game = '', language] = id.slice(ONE.length + 1).split('/');
      this.addWatchFile(file(game));
      const books = readRulebook(readFileSync(file(game), 'utf8'));
      return `export default ${JSON.stringify(language === 'fr' ? books.fr : books.en)};`;
    },
  };
}
