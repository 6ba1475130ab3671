import type { Answer } from '@meadhall/kernel';
import type { AnyGame } from '../anyGame.ts';
import { LocalHost, type Task } from './host.ts';
import { browserKeeper } from './keeper.ts';
import { loadPlayed } from './played.ts';
import { problem } from './problems.ts';
import { services } from './services.ts';
import type { Call, FromWorker, ToWorker } from './wire.ts';

/** The table of this browser: rules, matches and scores, away from the thread that draws. */
export function host(page: MessagePort, thinker: MessagePort): void {
  const say = (message: FromWorker): void => page.postMessage(message);
  const hosting = new LocalHost({
    keeper: browserKeeper(),
    load: loadPlayed,
    think: thoughtsOf(thinker),
    send: say,
    now: Date.now,
    digits: (count) =>
      [...crypto.getRandomValues(new Uint8Array(count / 2))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
  });
  const offered = services(hosting, loadPlayed);

  const serve = async ({ id, name, given }: Call): Promise<void> => {
    try {
      const service = offered[name] as (...given: unknown[]) => Promise<unknown>;
      say({ say: 'reply', id, value: await service(...given) });
    } catch (why) {
      say({ say: 'failed', id, problem: problem(why) });
    }
  };
  page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    void (data.do === 'call' ? serve(data) : hosting.receive(data));
  };
}

function thoughtsOf(thinker: MessagePort): (task: Task) => Promise<Answer<AnyGame>> {
  const waiting = new Map<number, (answer: Answer<AnyGame>) => void>();
  let asked = 0;
  thinker.onmessage = ({
    data: { id, answer },
  }: MessageEvent<{ id: number; answer: Answer<AnyGame> }>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  return (task) =>
    new Promise((answer) => {
      asked += 1;
      waiting.set(asked, answer);
      thinker.postMessage({ id: asked, task });
    });
}
