import { signal } from '@preact/signals';

/** What is read aloud next. */
export const spoken = signal('');

/** Tells whoever listens to the screen what happened and what is asked. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  spoken.value = spoken.peek() === sentence ? `${sentence}\u200b` : sentence;
}
