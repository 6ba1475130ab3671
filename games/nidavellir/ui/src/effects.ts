import type { Ask } from '@meadhall/kernel';
import type { Nidavellir, View } from '@meadhall/nidavellir';
import { worth } from '@meadhall/nidavellir';
import { regarded } from '@meadhall/table-ui';
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

/** A new coin is seen coming from its pile in the treasury. */
export const coinsFrom =
  ({ news }: View) =>
  (piece: string): string | undefined => {
    const change = news.filter(isChange).find(({ seat, to }) => piece === `coin-${seat}-${to}`);
    return change && `[data-about="treasury-${worth(change.to)}"]`;
  };
type Change = Extract<Nidavellir['news'], { say: 'transformed' | 'exchanged' }>;
const isChange = (news: Nidavellir['news']): news is Change =>
  news.say === 'transformed' || news.say === 'exchanged';

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
