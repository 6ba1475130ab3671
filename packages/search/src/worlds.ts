import {
  type Ask,
  asks,
  clone,
  fork,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  type Secret,
} from '@meadhall/kernel';

/** What a seat is asked. It is the same in every world the seat can imagine, the real one included. */
export function openTo<T extends GameTypes>(
  rules: Rules<T>,
  world: T['state'],
  seat: Seat,
): Ask<T>[] {
  return asks(rules, world).filter((ask) => ask.seat === seat);
}

/**
 * A world as a seat may imagine it. What others have already answered in secret to the question that is
 * open is left open: whoever searches will think of better answers than a guess, and whether somebody was
 * quick makes no difference.
 */
export function imagineOpen<T extends GameTypes>(
  rules: Rules<T>,
  view: T['view'],
  seat: Seat,
  rng: Rng,
): T['state'] {
  const world = rules.imagine(view, seat, rng);
  const frame = world.agenda.at(-1) as Partial<Secret<unknown>> | undefined;
  if (frame?.answers && frame.open?.includes(seat)) takeBack(frame as Secret<unknown>, seat);
  return world;
}

function takeBack({ answers, open }: Secret<unknown>, seat: Seat): void {
  for (let other = 0; other < answers.length; other++) {
    if (other === seat || answers[other] === null) continue;
    answers[other] = null;
    open.push(other);
  }
}

/** Worlds to try things out in: each is imagined once and copied a number of times. */
export function worldsOf<T extends GameTypes>(
  rules: Rules<T>,
  view: T['view'],
  seat: Seat,
  rng: Rng,
  copies: number,
): () => T['state'] {
  let world = imagineOpen(rules, view, seat, rng);
  let used = 0;
  return () => {
    if (used === copies) {
      world = imagineOpen(rules, view, seat, rng);
      used = 0;
    }
    used++;
    // Nobody needs the world any more once its last copy is asked for.
    const copy = used === copies ? world : clone(world);
    // What is still to be thrown or shuffled differs from copy to copy.
    copy.rng = fork(rng);
    return copy;
  };
}
