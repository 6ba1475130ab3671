import { signal } from '@preact/signals';

/** A newer hall lies ready; it opens when somebody asks for it, never in the middle of a game. */
export const update = signal<ServiceWorker | null>(null);

/** Keeps the hall for days without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const watch = (worker: ServiceWorker | null): void => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller)
          update.value = worker;
      });
    };
    if (registration.waiting && navigator.serviceWorker.controller)
      update.value = registration.waiting;
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
  };
  // The first screen comes first.
  addEventListener('load', () => setTimeout(() => void register().catch(() => {}), 1500));
  if (document.readyState === 'complete') setTimeout(() => void register().catch(() => {}), 1500);
}

export function openUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  update.value?.postMessage('takeOver');
}
