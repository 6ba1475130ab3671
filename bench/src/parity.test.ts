import {
  type Answer,
  asks,
  at,
  below,
  play,
  type Rules,
  seeded,
  seedOf,
  start,
  totals,
} from '@meadhall/kernel';
import { bids } from '@meadhall/toys';
import { expect, test } from 'vitest';
import { legalMoves, scores } from './peers/bids.ts';
import { begin, makeMove } from './peers/boardgameio.ts';

type Bids = typeof bids extends Rules<infer T> ? T : never;

const choiceOf = (argument: unknown, move: string): unknown =>
  move === 'pickCard'
    ? { card: argument }
    : move === 'recruitHero'
      ? { hero: argument }
      : move === 'raiseCoin'
        ? { coin: argument }
        : argument;

test('both engines play the same game: equal decks and answers, equal scores', () => {
  const rng = seeded(seedOf('parity'));
  for (let match = 0; match < 25; match++) {
    let ours = start(bids, { seats: 4, seed: seedOf(match) });
    const { deck, taverns, hall } = ours;
    let theirs = begin(4, { deck: [...deck, ...taverns.toReversed().flat()], hall });
    for (let legal = legalMoves(theirs.G); legal; legal = legalMoves(theirs.G)) {
      const argument = at(legal.args, below(rng, legal.args.length));
      const answer = { seat: legal.seat, step: legal.move, choice: choiceOf(argument, legal.move) };
      ours = play(bids, ours, answer as Answer<Bids>);
      theirs = makeMove(theirs, legal.seat, legal.move, argument);
    }
    expect(asks(bids, ours)).toEqual([]);
    expect(scores(theirs.G)).toEqual(totals(bids.sheet(ours), 4));
  }
});
