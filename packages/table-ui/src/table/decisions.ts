import type { Ask, GameTypes } from '@meadhall/kernel';
import type { Scene } from '@meadhall/words';
import { signal } from '@preact/signals';
import type { BoardProps } from '../game.ts';

/** A question as it is read. */
export interface Decision<T extends GameTypes> {
  ask: Ask<T>;
  title: string;
  options: readonly Option[];
}
export interface Option {
  choice: unknown;
  label: string;
}

type Given<T extends GameTypes> = Pick<
  BoardProps<T>,
  'asks' | 'view' | 'viewer' | 'names' | 'words'
>;

export const sceneOf = <T extends GameTypes>(
  given: Pick<Given<T>, 'view' | 'viewer' | 'names'>,
): Scene<T> => ({
  view: given.view,
  viewer: given.viewer,
  name: (seat) => given.names[seat] ?? `${seat + 1}`,
});

/** The questions to the viewer with all their options, in the words of the game. */
export function decisions<T extends GameTypes>(given: Given<T>): Decision<T>[] {
  const scene = sceneOf(given);
  const { ask: asks, option } = given.words;
  return given.asks.map((ask) => {
    const choices: readonly T['choices'][typeof ask.step][] = ask.options;
    return {
      ask,
      title: asks[ask.step](ask.seat, scene),
      options: choices.map((choice) => ({
        choice,
        label: option[ask.step](choice, scene, ask.seat),
      })),
    };
  });
}

/** The option somebody points at in the decision bar: boards show what it is about. */
export const regarded = signal<{ ask: { step: PropertyKey }; choice: unknown } | null>(null);

/** Without accents and case, so that «epee» finds «Épée». */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose label holds every word sought. */
export const matching = (options: readonly Option[], sought: string): readonly Option[] => {
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  return parts.length === 0
    ? options
    : options.filter(({ label }) => parts.every((part) => plain(label).includes(part)));
};
