// The public face of the toys: five small games that prove the kernel and teach it.
export { bids } from './bids/bids.ts';
export { runBidsCase } from './bids/cases.ts';
export type { Bids } from './bids/model.ts';
export { bidsExample, readBidsPosition } from './bids/position.ts';
export { coop } from './coop/coop.ts';
export type { Coop } from './coop/model.ts';
export { delve } from './delve/delve.ts';
export type { Delve } from './delve/model.ts';
export { duel } from './duel/duel.ts';
export type { Duel } from './duel/model.ts';
export type { Muster } from './muster/model.ts';
export { muster } from './muster/muster.ts';
