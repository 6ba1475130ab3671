import type { Page } from '@playwright/test';

/**
 * What is wrong with how a page is laid out, as sentences: text that is cut off, shortened or sticks out of its
 * button, texts on top of each other, a page that scrolls sideways. All of the page is looked at, screen by screen.
 */
export const flaws = (page: Page): Promise<string[]> => page.evaluate(findFlaws);

function findFlaws(): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1)
    found.add(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);

  /** Words, and the box around each line of them. */
  interface Words {
    readonly element: HTMLElement;
    readonly box: DOMRect;
  }
  const name = (element: HTMLElement): string =>
    `<${element.localName} class="${element.getAttribute('class')}"> "${element.textContent?.trim().slice(0, 40)}"`;
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  /** Written for those who listen, not for those who look. */
  const isUnseen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width <= 1 ||
      height <= 1 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.mh-hidden, .mh-moving__ghost') !== null
    );
  };

  const allWords = (): Words[] => {
    const words: Words[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element || isUnseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) words.push({ element, box });
    }
    return words;
  };

  /** The elements that a text lies in, as the layout sees it: what is placed freely leaves its parents. */
  const around = function* (element: HTMLElement): Generator<HTMLElement> {
    for (let it: HTMLElement | null = element; it && it !== document.body; ) {
      yield it;
      const { position } = style(it);
      if (position === 'fixed') return;
      // A drawing knows no offset parent.
      const free: boolean = position === 'absolute' && 'offsetParent' in it;
      it = free ? (it.offsetParent as HTMLElement | null) : it.parentElement;
    }
  };
  const checkRoom = ({ element, box }: Words): void => {
    const slack = box.height / 4;
    for (const it of around(element)) {
      const { overflowX, overflowY, textOverflow } = style(it);
      const room = it.getBoundingClientRect();
      const outX = box.right > room.right + 1.5 || box.left < room.left - 1.5;
      const outY = box.bottom > room.bottom + slack || box.top < room.top - slack;
      if (/auto|scroll/.test(overflowX + overflowY)) return;
      if (textOverflow === 'ellipsis' && it.scrollWidth > it.clientWidth + 1)
        found.add(`shortened: ${name(it)}`);
      if ((outX && overflowX !== 'visible') || (outY && overflowY !== 'visible'))
        found.add(`cut off: ${name(element)}`);
      if (it.matches('button, .mh-button') && (outX || outY)) {
        found.add(`sticks out: ${name(element)}`);
        return;
      }
      if (style(it).position === 'absolute' || it.matches('button, a')) return;
    }
  };

  /** What is seen in the middle of a box: nothing outside of the screen. */
  const seenAt = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
  const isSeen = ({ element, box }: Words): boolean =>
    element.contains(seenAt(box.x + box.width / 2, box.y + box.height / 2));
  /** A bar that stays while the page scrolls, or a note above it, may lie on anything. */
  const floats = (element: Element, over: Element): boolean => {
    for (let it: Element | null = element; it && !it.contains(over); it = it.parentElement)
      if (/sticky|fixed/.test(style(it).position)) return true;
    return false;
  };
  const checkOverlaps = (words: readonly Words[]): void => {
    const seen = words.filter(isSeen).sort((a, b) => a.box.top - b.box.top);
    for (const [i, one] of seen.entries())
      for (let j = i + 1; j < seen.length; j++) {
        const other = seen[j] as Words;
        if (other.box.top > one.box.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const left = Math.max(one.box.left, other.box.left);
        const width = Math.min(one.box.right, other.box.right) - left;
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (width <= 3 || height <= Math.min(one.box.height, other.box.height) / 4) continue;
        const both = [one.element, other.element] as const;
        if (floats(...both) || floats(both[1], both[0])) continue;
        found.add(`on top of each other: ${name(one.element)} and ${name(other.element)}`);
      }
  };

  // Pictures that let the pointer through cover what lies below them all the same.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(solid);
  const before = scrollY;
  for (const words of allWords()) checkRoom(words);
  for (let y = 0; y === 0 || y < root.scrollHeight - innerHeight / 2; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    checkOverlaps(allWords());
  }
  scrollTo({ top: before, behavior: 'instant' });
  document.adoptedStyleSheets.pop();
  return [...found];
}

/** Waits until nothing moves any more: fonts are there, transitions have ended, the page is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    while (document.querySelector('[aria-busy="true"]')) await frame();
    const moving = document
      .getAnimations()
      .filter((it) => it.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    // One that stands still, or belongs to something hidden, never ends.
    const longest = new Promise((over) => setTimeout(over, 1000));
    await Promise.race([Promise.allSettled(moving.map((it) => it.finished)), longest]);
  });
}
