import type { ClientMessage, ServerMessage } from '@meadhall/protocol';
import { Refused } from '../match/link.ts';
import type { Services } from './services.ts';
import type { FromWorker, ToWorker } from './wire.ts';

/** The worker as the page sees it. It is started when it is first needed. */
export interface LocalWorker {
  services: Services;
  request(message: DistributiveOmit<ClientMessage, 'id'>): Promise<void>;
  listen(match: string, hear: (message: ServerMessage) => void): () => void;
}
type DistributiveOmit<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;

interface Waiting {
  done(value?: unknown): void;
  failed(why: Refused): void;
}

/** Speaks with a worker through `post`; whatever it says must be handed to `hear`. */
export function speakWith(post: (message: ToWorker) => void): LocalWorker & {
  hear(message: FromWorker): void;
} {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(message: ServerMessage) => void>>();
  let next = 1;

  const ask = (message: (id: number) => ToWorker): Promise<unknown> =>
    new Promise((done, failed) => {
      const id = next++;
      waiting.set(id, { done, failed });
      post(message(id));
    });
  const end = (id: number, how: (it: Waiting) => void): void => {
    const it = waiting.get(id);
    waiting.delete(id);
    if (it) how(it);
  };

  return {
    services: new Proxy({} as Services, {
      get:
        (_, name: string) =>
        (...given: unknown[]) =>
          ask((id) => ({ do: 'call', id, name: name as keyof Services, given })),
    }),
    request: async (message) => {
      await ask((id) => ({ ...message, id }) as ClientMessage);
    },
    listen: (match, hear) => {
      const all = listeners.get(match) ?? new Set();
      listeners.set(match, all.add(hear));
      return () => all.delete(hear);
    },
    hear: (message) => {
      switch (message.say) {
        case 'reply':
          return end(message.id, (it) => it.done(message.value));
        case 'done':
          return end(message.id, (it) => it.done());
        case 'failed':
          return end(message.id, (it) => it.failed(new Refused(message.problem)));
        case 'refused':
          return end(message.id ?? 0, (it) => it.failed(new Refused(message.problem)));
        case 'hello':
        case 'bye':
          return;
        default: {
          const match =
            message.say === 'table' || message.say === 'info' ? message.info.id : message.match;
          for (const hear of listeners.get(match) ?? []) hear(message);
        }
      }
    },
  };
}

let started: LocalWorker | null = null;

/** The one host of this page, with its thinker beside it. */
export function localWorker(): LocalWorker {
  if (started) return started;
  const start = (role: 'host' | 'thinker', ports: MessagePort[]): void =>
    new Worker(new URL('./role.worker.ts', import.meta.url), { type: 'module' }).postMessage(
      { role, ports },
      ports,
    );
  const talk = new MessageChannel();
  const thoughts = new MessageChannel();
  start('host', [talk.port2, thoughts.port1]);
  start('thinker', [thoughts.port2]);
  const spoken = speakWith((message) => talk.port1.postMessage(message));
  talk.port1.onmessage = ({ data }: MessageEvent<FromWorker>) => spoken.hear(data);
  started = spoken;
  return spoken;
}
