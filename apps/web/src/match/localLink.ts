import { signal } from '@preact/signals';
import type { LocalWorker } from '../local/worker.ts';
import { to } from '../router.ts';
import { type Connection, Refused, type TableLink } from './link.ts';
import type { Problem } from './messages.ts';
import { hear, type Table } from './table.ts';

/** A table in this browser: the same messages, without a network. */
export function localLink(worker: LocalWorker, match: string): TableLink {
  const table = signal<Table | null>(null);
  const connection = signal<Connection>('connecting');
  const failed = signal<Problem | null>(null);

  const watch = (): void => {
    worker.request({ do: 'watch', match }).then(
      () => {
        connection.value = 'open';
      },
      (why: unknown) => {
        if (why instanceof Refused) failed.value = why.problem;
      },
    );
  };
  const leave = worker.listen(match, (message) => {
    const heard = hear(table.value, message);
    if (heard === 'gap') watch();
    else if (heard) table.value = heard;
  });
  watch();

  return {
    kind: 'local',
    match,
    table,
    connection,
    failed,
    answer: (seat, step, choice) =>
      worker.request({ do: 'answer', match, seat, step, choice, n: table.value?.n ?? 0 }),
    undo: (seat) => worker.request({ do: 'undo', match, seat }),
    propose: (what) => worker.request({ do: 'propose', match, what }),
    vote: (agree) => worker.request({ do: 'vote', match, agree }),
    resign: (seat) =>
      worker.request({ do: 'resign', match, ...(seat === undefined ? {} : { seat }) }),
    say: (text) => worker.request({ do: 'say', match, text }),
    rematch: async () => to('local', { match: await worker.services.rematch(match) }),
    log: (language, viewer) => worker.services.log(match, language, viewer),
    leave,
  };
}
