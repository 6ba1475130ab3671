// The public face of the toys: five small games that prove the kernel and teach it.
export { bids } from './bids/bids.ts';
export { duel } from './duel/duel.ts';
