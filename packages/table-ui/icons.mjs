// Draws one sheet of symbols for each entry of iconSheets.mjs, so that only icons that are named reach a browser,
// and no path ever goes through JavaScript. Run it with `npm run icons -w @meadhall/table-ui` after naming a new icon.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SEATS, SHEETS } from './iconSheets.mjs';

const set = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);
const src = new URL('./src/', import.meta.url);

/** @param {string} theirs */
function body(theirs) {
  const icon = set.icons[theirs] ?? set.icons[set.aliases?.[theirs]?.parent];
  if (!icon) throw new Error(`There is no icon «${theirs}».`);
  return icon.body.replaceAll(' fill="currentColor"', '');
}

const names = [];
for (const [sheet, icons] of Object.entries(SHEETS)) {
  const symbols = Object.entries(icons).map(
    ([name, theirs]) => `<symbol id="${name}" viewBox="0 0 512 512">${body(theirs)}</symbol>`,
  );
  writeFileSync(
    new URL(`icons/${sheet}.svg`, src),
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`,
  );
  names.push(...Object.keys(icons).map((name) => (sheet === 'core' ? name : `${sheet}/${name}`)));
}

// The signs of the seats as one picture: a drawing in the page costs the browser something in every frame, and a log
// has one on every line. Dark for bright ground above, pale for dark ground below.
const signs = SEATS.map(
  (name, seat) =>
    `<g id="${name}" transform="translate(${seat * 512})">${body(SHEETS.core[name])}</g>`,
);
writeFileSync(
  new URL('icons/seats.svg', src),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SEATS.length * 512} 1024" aria-hidden="true">
<defs><g id="signs">
${signs.join('\n')}
</g></defs>
<use href="#signs" fill="#2a1c10"/>
<use href="#signs" fill="#fbf8f1" y="512"/>
</svg>
`,
);

writeFileSync(
  new URL('iconNames.ts', src),
  `// Made by icons.mjs from iconSheets.mjs.
export const ICON_NAMES = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;

/** What an icon stands for; those of one game begin with its name. */
export type IconName = (typeof ICON_NAMES)[number];

/** Whether there is an icon of this name. */
export const isIcon = (name: string | undefined): name is IconName =>
  ICON_NAMES.includes(name as IconName);
`,
);
