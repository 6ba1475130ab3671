/** Something to be timed: one call does some work and says how many units of it. */
export interface Contestant {
  readonly name: string;
  run(): number;
}

/** Units of work a second, from several rounds. */
export interface Speed {
  readonly name: string;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Times contestants against each other in one run, in turns, so that whatever else the machine
 * does touches all of them alike. The first round only warms up.
 */
export function race(
  contestants: readonly Contestant[],
  { rounds, ms }: { rounds: number; ms: number },
): Speed[] {
  const speeds: number[][] = contestants.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, contestant] of contestants.entries()) {
      const speed = speedOf(contestant, ms);
      if (round > 0) speeds[i]?.push(speed);
    }
  }
  return contestants.map(({ name }, i) => {
    const sorted = (speeds[i] ?? []).toSorted((a, b) => a - b);
    const pick = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return { name, median: pick(0.5), lowest: pick(0), highest: pick(1) };
  });
}

/**
 * Time is the processor's, not the wall's: what a quiet core would need, whoever else is at work
 * on this machine. The collector's own threads count as well.
 */
function speedOf(contestant: Contestant, ms: number): number {
  const begin = process.cpuUsage();
  let units = 0;
  let passed = 0;
  while (passed < ms) {
    units += contestant.run();
    const { user, system } = process.cpuUsage(begin);
    passed = (user + system) / 1000;
  }
  return (units * 1000) / passed;
}
