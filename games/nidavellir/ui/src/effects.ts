import type { Ask } from '@meadhall/kernel';
import type { Nidavellir, View } from '@meadhall/nidavellir';
import { worth } from '@meadhall/nidavellir';
import { isStill, regarded, speed } from '@meadhall/table-ui';
import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { targetsOf } from './targets.ts';

export type Size = 'wide' | 'medium' | 'narrow';

const sizeFor = (width: number): Size =>
  width >= 1060 ? 'wide' : width >= 700 ? 'medium' : 'narrow';

/** How much room the board has, whatever stands beside it. */
export function useSize(root: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>(() => sizeFor(globalThis.innerWidth ?? 1440));
  useLayoutEffect(() => {
    const hall = root.current;
    if (!hall) return;
    setSize(sizeFor(hall.clientWidth));
    const watch = new ResizeObserver(() => setSize(sizeFor(hall.clientWidth)));
    watch.observe(hall);
    return () => watch.disconnect();
  }, []);
  return size;
}

/** The last thing each seat did, kept while others play. */
export function useLastNews(view: View): readonly (View['news'][number] | undefined)[] {
  const last = useRef<(View['news'][number] | undefined)[]>([]);
  for (const news of view.news)
    if ('seat' in news && typeof news.seat === 'number') last.current[news.seat] = news;
  return last.current;
}

/** A new coin is seen coming from its pile in the treasury, turning once on its way. */
export function useNewCoins(root: RefObject<HTMLElement | null>, view: View): void {
  useLayoutEffect(() => {
    const changes = isStill.value ? [] : view.news.filter(isChange);
    if (changes.length === 0) return;
    // In the frame that shows it, after `Moving` has had its look: the page is laid out once.
    const frame = requestAnimationFrame(() => {
      for (const { seat, to } of changes) fly(root.current, seat, to);
    });
    return () => cancelAnimationFrame(frame);
  }, [view]);
}

type Change = Extract<Nidavellir['news'], { say: 'transformed' | 'exchanged' }>;
const isChange = (news: Nidavellir['news']): news is Change =>
  news.say === 'transformed' || news.say === 'exchanged';

function fly(hall: HTMLElement | null, seat: number, coin: Change['to']): void {
  const pile = hall?.querySelector(`[data-about="treasury-${worth(coin)}"]`);
  const place = hall?.querySelector(`[data-piece="coin-${seat}-${coin}"]`);
  if (!pile || !place) return;
  const from = pile.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  place.animate(
    [
      { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` },
      {
        opacity: 1,
        transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 30}px) rotateY(180deg) scale(1.15)`,
        offset: 0.5,
      },
      { opacity: 1, transform: 'rotateY(360deg)' },
    ],
    { duration: 350 / speed.value, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  );
}

/** What the decision bar points at is seen on the table. */
export function useRegarded(
  root: RefObject<HTMLElement | null>,
  ask: Ask<Nidavellir> | undefined,
): void {
  useEffect(
    () =>
      effect(() => {
        const pointed = regarded.value;
        const about = ask && pointed?.ask.step === ask.step ? targetsOf(ask, pointed.choice) : [];
        for (const thing of root.current?.querySelectorAll<HTMLElement>('[data-target]') ?? [])
          thing.classList.toggle('is-regarded', about.includes(thing.dataset['target'] ?? ''));
      }),
    [ask],
  );
}
