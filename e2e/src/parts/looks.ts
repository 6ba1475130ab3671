import type { Page } from '@playwright/test';

/**
 * What is wrong with how a page is laid out, as sentences: text that is cut off or sticks out, texts on top of each
 * other, a page that scrolls sideways, a target too small to touch.
 */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1)
      found.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);

    const shown = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        box.width > 1 &&
        box.height > 1 &&
        style.clipPath === 'none' &&
        !element.closest('[aria-hidden="true"], .mh-sr-only, [inert]')
      );
    };
    const name = (element: Element): string => {
      const classes = [...element.classList].join('.');
      return `<${element.localName}${classes && `.${classes}`}> "${element.textContent?.trim().slice(0, 40)}"`;
    };

    /** Elements that hold words themselves. */
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        shown(element) &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    for (const element of texts) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const cutX = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
      const cutY = element.scrollHeight > element.clientHeight + 2 && overflowY === 'hidden';
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      if (element.clientWidth > 0 && ((cutX && !scrolls) || cutY))
        found.push(`cut off: ${name(element)}`);
      if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        found.push(`shortened: ${name(element)}`);
    }

    /** The boxes of the words themselves, not of what surrounds them. */
    const words = texts.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === 3 && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => ({ element, box }));
        }),
    );
    const onTop = ({ element, box }: { element: Element; box: DOMRect }): boolean => {
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    const visible = words.filter(
      (it) =>
        it.box.width > 2 &&
        it.box.x >= 0 &&
        it.box.y >= 0 &&
        it.box.right <= innerWidth &&
        it.box.bottom <= innerHeight &&
        onTop(it),
    );
    for (const [i, one] of visible.entries())
      for (const other of visible.slice(i + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.x, other.box.x);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.y, other.box.y);
        if (width > 3 && height > 4)
          found.push(`on top of each other: ${name(one.element)} and ${name(other.element)}`);
      }
    return [...new Set(found)];
  });
}

/** Waits until nothing moves any more: fonts are there, transitions have ended, the page is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document
      .getAnimations()
      .filter((it) => it.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    // One that stands still, or belongs to something hidden, never ends.
    const longest = new Promise((over) => setTimeout(over, 1000));
    await Promise.race([Promise.allSettled(moving.map((it) => it.finished)), longest]);
  });
}
