import { type Answer, asks, at, below, play, seeded, seedOf, start } from '@meadhall/kernel';
import { type Nidavellir, nidavellir } from '@meadhall/nidavellir';

/** The match of two everybody plays who cannot ask a server of ours what is allowed. */
export const beginning = (): Nidavellir['state'] =>
  start(nidavellir, { seats: 2, seed: seedOf('load') });

/** All answers of that match, chosen at random, from the first to the last. */
export function answers(): Answer<Nidavellir>[] {
  const rng = seeded(seedOf('load'));
  const given: Answer<Nidavellir>[] = [];
  let state = beginning();
  for (let open = asks(nidavellir, state); open.length > 0; open = asks(nidavellir, state)) {
    const { seat, step, options } = at(open, below(rng, open.length));
    const choice = at<unknown>(options, below(rng, options.length));
    const answer = { seat, step, choice } as Answer<Nidavellir>;
    given.push(answer);
    state = play(nidavellir, state, answer);
  }
  return given;
}
