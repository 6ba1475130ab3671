import { asgard, craft as asgardCraft } from '@meadhall/asgard';
import { bargeroc, craft as bargerocCraft } from '@meadhall/bargeroc';
import { type GameTypes, type Rules, seedOf } from '@meadhall/kernel';
import { nains, craft as nainsCraft } from '@meadhall/nains';
import { nidavellir, craft as nidavellirCraft } from '@meadhall/nidavellir';
import { type Craft, paceOf } from '@meadhall/search';
import type { Grid } from './report.ts';

/** How much of the speed of bare play-outs is left when a search makes them: a share we have promised. */
const PROMISED = 0.6;
const SEATS = [2, 4];

/** How many matches, of which the middle one counts, and play-outs for a decision. */
export interface Thinking {
  matches: number;
  iterations: number;
}
export const FULL: Thinking = { matches: 3, iterations: 300 };
export const QUICK: Thinking = { matches: 1, iterations: 40 };

/** Play-outs of a search beside the same play-outs without one. Andor's team compares plans and has no search of this kind. */
export function search(thinking: Thinking, say: (line: string) => void): Grid {
  return {
    title: `Play-outs a second, ${thinking.iterations} for a decision`,
    head: ['', 'bare', 'in a search', 'share', ''],
    rows: [
      ...rowsOf('nidavellir', nidavellir, nidavellirCraft, thinking, say),
      ...rowsOf('nains', nains, nainsCraft, thinking, say),
      ...rowsOf('bargeroc', bargeroc, bargerocCraft, thinking, say),
      ...rowsOf('asgard', asgard, asgardCraft, thinking, say),
    ],
  };
}

function rowsOf<T extends GameTypes>(
  name: string,
  rules: Rules<T>,
  craft: Craft<T>,
  { matches, iterations }: Thinking,
  say: (line: string) => void,
): string[][] {
  return SEATS.map((seats) => {
    say(`search: ${name}, ${seats} seats…`);
    const paces = Array.from({ length: matches }, (_, i) =>
      paceOf(rules, craft, { seats, seed: seedOf(`pace ${i}`), iterations, clock: processor }),
    );
    const middle = paces.toSorted((a, b) => share(a) - share(b))[matches >> 1]!;
    return [
      `${name}, ${seats} seats`,
      middle.bare.toFixed(0),
      middle.searching.toFixed(0),
      `${(100 * share(middle)).toFixed(0)} %`,
      share(middle) < PROMISED ? 'UNDER' : '',
    ];
  });
}

const share = ({ bare, searching }: ReturnType<typeof paceOf>): number => searching / bare;

/** Seconds of the processor, which other people's work does not make longer. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
