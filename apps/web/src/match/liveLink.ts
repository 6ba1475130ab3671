import type { ServerMessage } from '@meadhall/protocol';
import { effect, signal } from '@preact/signals';
import { call } from '../api.ts';
import { to } from '../router.ts';
import type { LiveConnection } from './connection.ts';
import { Refused, type TableLink } from './link.ts';
import type { Problem } from './messages.ts';
import { hear, type Table } from './table.ts';

/** A table on the network. */
export function liveLink(live: LiveConnection, match: string, invite?: string): TableLink {
  const table = signal<Table | null>(null);
  const failed = signal<Problem | null>(null);
  const asked = invite === undefined ? {} : { invite };

  const listen = (message: ServerMessage): void => {
    if (message.say === 'refused') {
      failed.value = message.problem;
      return;
    }
    const heard = hear(table.value, message);
    if (heard === 'gap') live.again(match);
    else if (heard) table.value = heard;
    // The match has begun: now there is something to see.
    if (message.say === 'info' && message.info.phase !== 'gathering' && !hasEyes(table.value))
      live.again(match);
  };
  live.watch(match, invite, listen);

  /** The receipt may come before the news: until then nobody should be asked the same again. */
  const isSeen = (n: number): Promise<void> =>
    new Promise((seen) => {
      const stop = effect(() => {
        if ((table.value?.n ?? n) < n && live.state.value === 'open') return;
        seen();
        queueMicrotask(() => stop());
      });
    });

  return {
    kind: 'live',
    match,
    table,
    connection: live.state,
    failed,
    answer: async (seat, step, choice) => {
      const n = table.value?.n ?? 0;
      try {
        const taken = await live.request({ do: 'answer', match, seat, step, choice, n });
        await isSeen(taken ?? 0);
      } catch (why) {
        // An answer that was sent twice because its receipt got lost has been taken all the same.
        if (!(why instanceof Refused && why.problem.kind === 'tooLate')) throw why;
        live.again(match);
        if (!isAnswered(table.value, seat, step, n)) throw why;
      }
    },
    undo: async (seat) => void (await live.request({ do: 'undo', match, seat })),
    propose: async (what) => void (await live.request({ do: 'propose', match, what })),
    vote: async (agree) => void (await live.request({ do: 'vote', match, agree })),
    resign: async (seat) =>
      void (await live.request({ do: 'resign', match, ...(seat === undefined ? {} : { seat }) })),
    say: async (text) => void (await live.request({ do: 'say', match, text })),
    rematch: async () => to('match', { match: (await call('rematch', { params: { match } })).id }),
    log: async (lang, viewer) => {
      const query = { lang, ...asked, ...(viewer === null ? {} : { viewer }) };
      return (await call('log', { params: { match }, query })).lines;
    },
    leave: () => live.unwatch(match, listen),
  };
}

const hasEyes = (table: Table | null): boolean => table !== null && table.eyes.length > 0;

/** Whether the table has moved on with this seat no longer at that question. */
const isAnswered = (table: Table | null, seat: number, step: string, n: number): boolean =>
  table !== null &&
  table.n > n &&
  !table.eyes.some(({ asks }) => asks.some((ask) => ask.seat === seat && ask.step === step));
