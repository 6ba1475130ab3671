import type { Answer } from '@meadhall/kernel';
import type { AnyGame } from '../anyGame.ts';
import { LocalHost, type Task } from './host.ts';
import { browserKeeper } from './keeper.ts';
import { loadPlayed } from './played.ts';
import { problem } from './problems.ts';
import { type Services, services } from './services.ts';
import type { FromWorker, ToWorker } from './wire.ts';

// The table of this browser: rules, matches and scores, away from the thread that draws.

const say = (message: FromWorker): void => postMessage(message);

let thinker: MessagePort | null = null;
const thoughts = new Map<number, (answer: Answer<AnyGame>) => void>();
let asked = 0;

const host = new LocalHost({
  keeper: browserKeeper(),
  load: loadPlayed,
  think: (task: Task) =>
    new Promise((answer) => {
      asked += 1;
      thoughts.set(asked, answer);
      thinker?.postMessage({ id: asked, task });
    }),
  send: say,
  now: Date.now,
  digits: (count) =>
    [...crypto.getRandomValues(new Uint8Array(count / 2))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
});
const offered = services(host, loadPlayed);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'thinker') {
    thinker = data.port;
    thinker.onmessage = ({ data: { id, answer } }: MessageEvent) => {
      thoughts.get(id)?.(answer);
      thoughts.delete(id);
    };
  } else if (data.do === 'call') void serve(data.id, data.name, data.given);
  else void host.receive(data);
});

async function serve(id: number, name: keyof Services, given: unknown[]): Promise<void> {
  try {
    const service = offered[name] as (...given: unknown[]) => Promise<unknown>;
    say({ say: 'reply', id, value: await service(...given) });
  } catch (why) {
    say({ say: 'failed', id, problem: problem(why) });
  }
}
