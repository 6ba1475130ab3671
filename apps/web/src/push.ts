import { call } from './api.ts';

export type PushState = 'on' | 'off' | 'denied' | 'missing';

const isPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Whether this device is told when it is somebody's turn. */
export async function pushState(): Promise<PushState> {
  if (!isPossible()) return 'missing';
  // On the first visit the worker is only just being fetched.
  const worker = await navigator.serviceWorker.ready;
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function turnPush(on: boolean): Promise<PushState> {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (!on) {
    if (known) {
      await call('removePush', { body: { endpoint: known.endpoint } });
      await known.unsubscribe();
    }
    return 'off';
  }
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { publicKey } = await call('pushKey');
  const made =
    known ??
    (await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }));
  const { endpoint, keys } = made.toJSON();
  try {
    await call('addPush', {
      body: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      },
    });
  } catch (why) {
    // A browser that waits for messages nobody will send would look as if all were well.
    await made.unsubscribe();
    throw why;
  }
  return 'on';
}
