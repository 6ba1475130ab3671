// The public face of the toys: five small games that prove the kernel and teach it.
export { bids } from './bids/bids.ts';
export { runBidsCase } from './bids/cases.ts';
export { bidsExample, readBidsPosition } from './bids/position.ts';
export { coop } from './coop/coop.ts';
export { delve } from './delve/delve.ts';
export { duel } from './duel/duel.ts';
export { muster } from './muster/muster.ts';
