import { computed, effect, signal } from '@preact/signals';
import { oneOf, stored } from './stored.ts';

const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What the person wishes; `system` follows the machine. */
export const theme = stored<Theme>('theme', 'system', oneOf(THEMES));
export const textSize = stored<TextSize>('textSize', 'normal', oneOf(TEXT_SIZES));
export const motion = stored<Motion>('motion', 'system', oneOf(MOTIONS));

const SCALES: Readonly<Record<TextSize, string>> = { normal: '1', large: '1.15', huge: '1.3' };

function media(query: string) {
  const found = globalThis.matchMedia?.(query);
  const matches = signal(found?.matches ?? false);
  found?.addEventListener('change', () => {
    matches.value = found.matches;
  });
  return matches;
}
const prefersLight = media('(prefers-color-scheme: light)');
const prefersStill = media('(prefers-reduced-motion: reduce)');

/** What is shown. The hall is dark unless somebody asks for light. */
export const isLight = computed(() =>
  theme.value === 'system' ? prefersLight.value : theme.value === 'light',
);
/** Things cross-fade instead of moving. */
export const isStill = computed(() =>
  motion.value === 'system' ? prefersStill.value : motion.value === 'reduced',
);

/** Keeps the page as the person wishes; called once, before anything is drawn. */
export function dressThePage(root: HTMLElement = document.documentElement): () => void {
  return effect(() => {
    root.dataset['theme'] = isLight.value ? 'light' : 'dark';
    root.dataset['motion'] = isStill.value ? 'reduced' : 'full';
    root.style.setProperty('--mh-text-scale', SCALES[textSize.value]);
  });
}
