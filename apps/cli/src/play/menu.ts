import type { Answer, Ask, GameTypes } from '@meadhall/kernel';
import type { Scene } from '@meadhall/words';
import type { Context } from '../context.ts';
import { fitted, padStart } from '../layout.ts';
import { optionText, type Telling } from '../scene.ts';
import { PLAY_TEXTS } from './texts.ts';

/** One option of a question, under the number it is picked by. */
export interface Item<T extends GameTypes> {
  number: number;
  label: string;
  answer: Answer<T>;
}

/** The options a person sees: all of them, or those that match, a screenful at a time. */
export interface Menu<T extends GameTypes> {
  readonly items: readonly Item<T>[];
  filter: string;
  page: number;
}

export function menuOf<T extends GameTypes>(
  telling: Telling<T>,
  mine: readonly Ask<T>[],
  scene: Scene<T>,
): Menu<T> {
  const items: Item<T>[] = [];
  for (const { seat, step, options } of mine)
    for (const choice of options)
      items.push({
        number: items.length + 1,
        label: optionText(telling, step, choice, scene, seat),
        answer: { seat, step, choice } as Answer<T>,
      });
  return { items, filter: '', page: 0 };
}

/** Small letters without accents: «eyjolf» finds «Eyjólf». */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

export const matching = <T extends GameTypes>({ items, filter }: Menu<T>): Item<T>[] =>
  items.filter(({ label }) => plain(label).includes(plain(filter)));

/** The page as lines. Without a terminal everything is one page. */
export function menuText<T extends GameTypes>(context: Context, menu: Menu<T>): string[] {
  const { io, paint, language } = context;
  const say = PLAY_TEXTS[language];
  const { rows } = io.size();
  const found = matching(menu);
  const room = io.terminal.out ? Math.max(8, Math.floor(rows / 2)) : Number.POSITIVE_INFINITY;
  const pages = Math.max(1, Math.ceil(found.length / room));
  menu.page = Math.max(0, Math.min(pages - 1, menu.page));
  const shown = pages > 1 ? found.slice(menu.page * room, (menu.page + 1) * room) : found;
  const digits = String(menu.items.length).length;
  const indent = ' '.repeat(digits + 4);
  const isFree = ({ answer }: Item<T>): boolean => answer.step === 'anytime';
  const firstFree = shown.find(isFree);
  const lines = shown.flatMap((item) => {
    const number = paint('cyan', padStart(String(item.number), digits));
    const label = fitted(io, `  ${number}  ${item.label}`, indent);
    return item === firstFree ? [paint('dim', `  ${say.free}`), ...label] : label;
  });
  if (found.length === 0) lines.push(`  ${say.noMatch(menu.filter)}`);
  if (pages > 1) lines.push(paint('dim', `  ${say.page(menu.page + 1, pages)}`));
  if (menu.filter && found.length > 0)
    lines.push(paint('dim', `  ${say.filtered(found.length, menu.items.length)}`));
  return lines;
}
