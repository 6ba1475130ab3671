// Free actions at any time and one day shared by all. Rules: COO in RULES.md of this package.
import {
  clone,
  fork,
  type Line,
  type Rng,
  type Rules,
  type Setup,
  shuffle,
  type Viewer,
} from '@meadhall/kernel';
import { ALL_FATES } from './components.ts';
import type { Coop, Hero, State, View } from './model.ts';
import { handOver, steps } from './steps.ts';

export const coop: Rules<Coop> = {
  id: 'toy-coop',
  version: 1,
  seats: { min: 1, max: 4, clause: 'COO-1' },
  together: true,
  options: { grim: { kind: 'flag', default: false, clause: 'COO-1' } },
  steps,
  anytime: handOver,
  setup,
  view,
  imagine,
  sheet,
  winners: ({ seats, fallen }) => (fallen ? [] : [...seats.keys()]),
};

function setup({ seats, options, rng }: Setup<Coop>): State {
  return {
    agenda: [{ do: 'act', seat: 0 }],
    rng,
    news: [],
    seats: Array.from({ length: seats }, newHero),
    creatures: {
      castle: null,
      bridge: null,
      smithy: null,
      forest: null,
      ford: null,
      hill: null,
      cave: 'wolf',
      tower: null,
    },
    shields: options.grim ? 1 : 2,
    slain: 0,
    fallen: false,
    fates: shuffle(rng, [...ALL_FATES]),
    drawn: [],
  };
}

const newHero = (): Hero => ({
  space: 'castle',
  hours: 0,
  awake: true,
  strength: 2,
  gold: 1,
  received: 0,
});

function view(game: State): View {
  const { agenda, news, seats, creatures, shields, slain, fallen, drawn } = game;
  return { agenda, news, seats, creatures, shields, slain, fallen, drawn };
}

function imagine(seen: View, _viewer: Viewer, rng: Rng): State {
  const fates = ALL_FATES.filter((fate) => !seen.drawn.includes(fate));
  return { ...clone(seen), rng: fork(rng), fates: shuffle(rng, fates) };
}

/** The heroes share shields and slain creatures, and so every line. (COO-8) */
function sheet({ seats, shields, slain }: State): Line<Coop['lines']>[] {
  return seats.flatMap((_, seat) => [
    { seat, key: 'shields', clause: 'COO-8', points: shields },
    { seat, key: 'slain', clause: 'COO-8', points: slain },
  ]);
}
