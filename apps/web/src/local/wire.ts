import type { ClientMessage, ServerMessage } from '@meadhall/protocol';
import type { Problem } from '../match/messages.ts';
import type { Services } from './services.ts';

/** A call of one of the services. */
export interface Call {
  do: 'call';
  id: number;
  name: keyof Services;
  given: unknown[];
}

/** What the page says to the worker. */
export type ToWorker = ClientMessage | Call;

/** What comes back: the protocol's own messages, and the replies to calls. */
export type FromWorker =
  | ServerMessage
  | { say: 'reply'; id: number; value: unknown }
  | { say: 'failed'; id: number; problem: Problem };
