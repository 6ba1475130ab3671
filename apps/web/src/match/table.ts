import type { Entry, MatchInfo, ServerMessage } from '@meadhall/protocol';
import type { ChatLine, Clocks, Eyes, Proposal, Saying } from './messages.ts';

/** A table as far as this browser has heard of it. */
export interface Table {
  info: MatchInfo;
  /** The last entry of the record that was heard of. */
  n: number;
  /** The last entry itself; none right after watching. */
  last: Entry | null;
  /** One for each seat of this person, or one spectator's. */
  eyes: readonly Eyes[];
  chat: readonly ChatLine[];
  clocks: Clocks | null;
  proposal: Proposal | null;
  undo: number | null;
  spectators: number;
}

/** What came out of a message: the table after it; or something was missed and the whole must be asked for again. */
export type Heard = Table | 'gap' | null;

/** The table after a message. Live and offline tables both go through here. */
export function hear(table: Table | null, message: ServerMessage): Heard {
  if (message.say === 'table') return whole(message);
  if (table === null) return null;
  switch (message.say) {
    case 'moved':
      return moved(table, message);
    case 'info':
      return message.info.id === table.info.id
        ? { ...table, info: message.info, spectators: message.spectators }
        : table;
    case 'chat':
      return message.match === table.info.id ? said(table, message.line) : table;
    case 'proposal':
      return message.match === table.info.id ? { ...table, proposal: message.proposal } : table;
    default:
      return table;
  }
}

const whole = (message: Saying<'table'>): Table => ({
  info: message.info,
  n: message.n,
  last: null,
  eyes: message.eyes,
  chat: message.chat,
  clocks: message.clocks ?? null,
  proposal: message.proposal ?? null,
  undo: message.undo ?? null,
  spectators: message.spectators,
});

function moved(table: Table, message: Saying<'moved'>): Heard {
  if (message.match !== table.info.id || message.n <= table.n) return table;
  if (message.n !== table.n + 1) return 'gap';
  const eyes = table.eyes.map((before) => {
    const after = message.eyes.find(({ viewer }) => viewer === before.viewer);
    return after && { ...before, view: { ...before.view, ...after.change }, asks: after.asks };
  });
  // A change for eyes we do not have, or none for eyes we have: we are not talking about the same table.
  if (eyes.includes(undefined) || message.eyes.length !== eyes.length) return 'gap';
  return {
    ...table,
    info: { ...table.info, n: message.n, waiting: message.waiting, since: message.at },
    n: message.n,
    last: message.entry,
    eyes: eyes as Eyes[],
    clocks: message.clocks ?? null,
    undo: message.undo ?? null,
  };
}

function said(table: Table, line: ChatLine): Table {
  if (table.chat.some(({ id }) => id === line.id)) return table;
  return { ...table, chat: [...table.chat, line] };
}
