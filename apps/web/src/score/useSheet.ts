import { useEffect, useState } from 'preact/hooks';
import { type Entered, type Form, freshSheet } from './form.ts';
import { packed, unpacked } from './link.ts';

export interface Sheet {
  entered: Entered;
  set(entered: Entered): void;
  undo: (() => void) | null;
  clear(): void;
  /** The address of this very sheet. */
  address(): Promise<string>;
}

/** How far back one can go. */
const MEMORY = 100;
const USUAL = 3;

/** What is entered, what was entered before, and the address that holds it: a reload loses nothing. */
export function useSheet(form: Form, players: number, hash: string): Sheet | null {
  const [past, setPast] = useState<readonly Entered[]>([]);
  useEffect(() => {
    void unpacked(hash).then((sent) => {
      const { length } = sent?.players ?? [];
      const fits = sent && length >= form.seats[0] && length <= form.seats[1];
      setPast([fits ? sent : freshSheet(form, Math.min(players || USUAL, form.seats[1]))]);
    });
    // The address changes with the sheet; only where we come from matters.
  }, []);
  const entered = past.at(-1);
  useEffect(() => {
    if (!entered || past.length < 2) return undefined;
    let current = true;
    const keep = async (): Promise<void> => {
      const url = await address(entered);
      // Packing takes a moment; an older sheet must not come last.
      if (current) history.replaceState(null, '', url);
    };
    const timer = setTimeout(() => void keep(), 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [entered, past.length]);
  if (!entered) return null;
  return {
    entered,
    set: (next) => setPast([...past.slice(-MEMORY), next]),
    undo: past.length > 1 ? () => setPast(past.slice(0, -1)) : null,
    clear: () => setPast([...past.slice(-MEMORY), freshSheet(form, entered.players.length)]),
    address: () => address(entered),
  };
}

const address = async (entered: Entered): Promise<string> =>
  `${location.origin}${location.pathname}#${await packed(entered)}`;
