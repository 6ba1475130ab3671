import type { Seat, Viewer } from '@meadhall/kernel';
import type { AskInfo, Eyes } from '../match/messages.ts';
import type { Table } from '../match/table.ts';

/** Through whose eyes the table is shown just now. */
export interface Looking {
  viewer: Viewer;
  view: Eyes['view'];
  asks: readonly AskInfo[];
  /** Before this seat may look, the screen must be in its hands. */
  curtain: Seat | null;
}

/**
 * Decides who looks. One person at the screen: always that one. Several: whoever is asked, behind a curtain if
 * there are secrets to see; a question about open things only shows what everybody may see, and no curtain falls.
 */
export function looking(
  { eyes, info }: Table,
  /** The seat that has the screen in its hands. */
  unveiled: Seat | null,
  openSteps: readonly string[],
): Looking | null {
  const own = eyes.filter(({ viewer }) => viewer !== null);
  const everybodys = eyes.find(({ viewer }) => viewer === null);
  const [first] = own;
  if (own.length === 0) return everybodys ? { ...everybodys, curtain: null } : null;
  if (own.length === 1 && first) return { ...first, curtain: null };

  const asked = own.filter(({ asks }) => asks.some(({ step }) => step !== 'anytime'));
  const next = asked.find(({ viewer }) => viewer === unveiled) ?? asked[0];
  if (info.phase !== 'playing' || !next)
    return { ...(everybodys ?? (first as Eyes)), viewer: unveiled, asks: [], curtain: null };
  const isOpen = next.asks.every(({ step }) => openSteps.includes(step));
  if (everybodys && isOpen) return { ...next, view: everybodys.view, curtain: null };
  if (next.viewer === unveiled) return { ...next, curtain: null };
  return { ...(everybodys ?? next), asks: [], curtain: next.viewer };
}
