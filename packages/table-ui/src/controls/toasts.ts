import type { Clause } from '@meadhall/kernel';
import { signal } from '@preact/signals';

export interface Toast {
  id: number;
  text: string;
  look: 'plain' | 'good' | 'bad';
  clause?: Clause | undefined;
}

export const toasts = signal<readonly Toast[]>([]);
let last = 0;

export const dropToast = (id: number): void => {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
};

/** Says something in passing; it goes by itself, later when there is a rule to read. */
export function toast(text: string, look: Toast['look'] = 'plain', clause?: Clause): void {
  const id = ++last;
  toasts.value = [...toasts.value.slice(-2), { id, text, look, clause }];
  setTimeout(() => dropToast(id), clause ? 12_000 : 6_000);
}
