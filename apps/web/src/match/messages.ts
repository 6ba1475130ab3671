import type { ServerMessage } from '@meadhall/protocol';

// The parts of the protocol's messages by their names, as types only: no validator reaches the browser.
export type Saying<K extends ServerMessage['say']> = Extract<ServerMessage, { say: K }>;

export type Eyes = Saying<'table'>['eyes'][number];
export type AskInfo = Eyes['asks'][number];
export type ChatLine = Saying<'chat'>['line'];
export type Clocks = NonNullable<Saying<'table'>['clocks']>;
export type Proposal = NonNullable<Saying<'table'>['proposal']>;
export type Agreement = Proposal['what'];
export type Problem = Saying<'refused'>['problem'];
