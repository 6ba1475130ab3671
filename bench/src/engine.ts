import { andor } from '@meadhall/andor';
import { asgard } from '@meadhall/asgard';
import { bargeroc } from '@meadhall/bargeroc';
import { type GameTypes, type MatchRecord, type Rules, resultOf, seedOf } from '@meadhall/kernel';
import { nains } from '@meadhall/nains';
import { nidavellir } from '@meadhall/nidavellir';
import { bids } from '@meadhall/toys';
import { type Contestant, race, type Speed } from './measure.ts';
import { copies, imaginings, midgames, playouts, recorded, viewsForAll } from './playouts.ts';
import { throughBoardgameIo, throughPlay } from './rivals.ts';

export interface Effort {
  rounds: number;
  ms: number;
}

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly spread?: readonly [number, number];
}

export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The same toy through both engines, in turns; the ratios are what counts. */
function sideBySide(effort: Effort): Table {
  const ours = playouts('bid and draft, our take (in place)', bids, 4);
  const [inPlace, pure, theirs] = race([ours, throughPlay(), throughBoardgameIo()], effort);
  if (!inPlace || !pure || !theirs) throw new Error('a contestant is missing');
  const ratio = (speed: Speed, what: string): Row => ({
    what,
    value: speed.median / theirs.median,
    unit: '×',
  });
  return {
    title: 'Side by side with boardgame.io, 4 seats',
    rows: [
      ...[inPlace, pure, theirs].map(decisions),
      ratio(inPlace, 'ours in place against its reducer'),
      ratio(pure, 'ours checked and pure against its reducer'),
    ],
  };
}

/** What one game costs: play-outs, views, copies, imagined worlds, and how much it stores. */
function costOf<T extends GameTypes>(rules: Rules<T>, seats: number, effort: Effort): Table {
  const positions = midgames(rules, seats, 64);
  const [raw, seen, copied, imagined] = race(
    [
      playouts('random play', rules, seats),
      playouts('random play with a view for all', rules, seats, viewsForAll(rules)),
      copies('copy of a state', positions),
      imaginings('view and imagine', rules, positions),
    ] satisfies Contestant[],
    effort,
  );
  if (!raw || !seen || !copied || !imagined) throw new Error('a contestant is missing');
  const bytes = positions.map((position) => JSON.stringify(position).length);
  return {
    title: `${rules.id}, ${seats} seats`,
    rows: [
      decisions(raw),
      decisions(seen),
      microseconds(copied),
      microseconds(imagined),
      { what: 'state as JSON, mid-game, mean', value: mean(bytes), unit: 'bytes' },
      { what: 'match record, mean', value: mean(recordSizes(rules, seats)), unit: 'bytes' },
    ],
  };
}

export const engine = (effort: Effort): Table[] => [
  sideBySide(effort),
  costOf(bids, 4, effort),
  ...[2, 3, 4, 5].map((seats) => costOf(nidavellir, seats, effort)),
  costOf(nains, 4, effort),
  costOf(bargeroc, 4, effort),
  costOf(asgard, 4, effort),
  costOf(andor, 4, effort),
];

const decisions = ({ name, median, lowest, highest }: Speed): Row => ({
  what: name,
  value: median,
  unit: 'decisions/s',
  spread: [lowest, highest],
});

const microseconds = ({ name, median, lowest, highest }: Speed): Row => ({
  what: name,
  value: 1e6 / median,
  unit: 'µs',
  spread: [1e6 / highest, 1e6 / lowest],
});

function recordSizes<T extends GameTypes>(rules: Rules<T>, seats: number): number[] {
  return Array.from({ length: 20 }, (_, i) => {
    const seed = seedOf(i);
    const { game, answers } = recorded(rules, seats, seed);
    const record: MatchRecord<T> = {
      game: rules.id,
      version: rules.version,
      seats,
      options: {},
      seed,
      answers,
      result: resultOf(rules, game),
    };
    return JSON.stringify(record).length;
  });
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, it) => sum + it, 0) / numbers.length;
