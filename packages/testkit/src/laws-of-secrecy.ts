import {
  type Ask,
  asks,
  at,
  below,
  clone,
  fork,
  type GameTypes,
  heard,
  isAloud,
  same,
  type Viewer,
} from '@meadhall/kernel';
import {
  calledViewer,
  type Hall,
  type Inspector,
  type Law,
  type Position,
  type Problem,
  type Spec,
  viewers,
} from './law.ts';
import { difference, oddity, sent } from './plain.ts';
import { LIMIT, playOn } from './random.ts';
import { secretsToVary } from './vary.ts';

/** A position as one viewer looks at it; the viewers take turns in being thorough, which costs time. */
interface Look<T extends GameTypes> extends Position<T> {
  viewer: Viewer;
  thorough: boolean;
}

/** A law about what each viewer may know, checked for one after the other. */
function lawForViewers(
  name: string,
  inspect: <T extends GameTypes>(
    hall: Hall<T>,
  ) => { at(look: Look<T>): Problem; afterwards?(): Problem },
): Law {
  return {
    name,
    inspect<T extends GameTypes>(hall: Hall<T>): Inspector<T> {
      const all = viewers(hall.seats);
      const { at: look, afterwards } = inspect(hall);
      let turn = 0;
      return {
        ...(afterwards && { afterwards }),
        at(position) {
          turn = (turn + 1) % all.length;
          for (const viewer of all) {
            const thorough = viewer === all[turn];
            const problem = look({ ...position, viewer, thorough });
            if (problem) return `${calledViewer(viewer)}: ${problem}`;
          }
          return undefined;
        },
      };
    },
  };
}

const imaginedLooksReal = lawForViewers(
  'an imagined world cannot be told from the real one',
  ({ rules, spec }) => ({
    at({ game, open, rng, viewer, thorough }) {
      const seen = rules.view(game, viewer);
      const odd = thorough && oddity(seen, 'view');
      if (odd) return odd;
      const world = rules.imagine(thorough ? sent(seen) : seen, viewer, fork(rng));
      const strange = thorough && (oddity(world, 'imagined') ?? astray(spec, world, game));
      if (strange) return strange;
      if (same(world.rng, game.rng)) return 'the imagined world has the real generator';
      const frame = world.agenda.at(-1);
      const asked = asks(rules, world);
      if (world.agenda.at(-1) !== frame)
        return `the imagined world is not settled: ${frame?.do} is done at once`;
      const other = difference(rules.view(world, viewer), seen);
      return other ? `the imagined world looks different: ${other}` : apart(asked, open, viewer);
    },
  }),
);

const imaginedCanBePlayed: Law = {
  name: 'an imagined world can be played to its end',
  inspect: ({ rules, spec, seats }) => ({
    at({ game, rng, answered }) {
      // From the start, and from now and then: to the end it is a long way.
      if (answered.length > 0 && below(rng, 20) > 0) return undefined;
      const viewer = at(viewers(seats), below(rng, seats + 1));
      const world = rules.imagine(sent(rules.view(game, viewer)), viewer, fork(rng));
      if (playOn(rules, world, rng, spec.limit ?? LIMIT).length > 0)
        return `the world imagined by ${calledViewer(viewer)} has no end`;
      const lost = astray(spec, world, game);
      return lost && `the world imagined by ${calledViewer(viewer)}: ${lost}`;
    },
  }),
};

const secretsAreImagined = lawForViewers(
  'what a viewer cannot know is imagined, not copied',
  ({ rules, spec, seats }) => {
    const fromTruth = secretsToVary(spec.secrets ?? [], seats);
    const fromEachOther = secretsToVary(spec.secrets ?? [], seats);
    return {
      at({ game, rng, viewer }) {
        const dreams = () => rules.imagine(rules.view(game, viewer), viewer, fork(rng));
        if (fromTruth.waitsFor(viewer)) fromTruth.compare(viewer, game, dreams());
        if (fromEachOther.waitsFor(viewer)) fromEachOther.compare(viewer, dreams(), dreams());
        if (!spec.noSecrets) return undefined;
        const other = difference({ ...dreams(), rng: null }, { ...game, rng: null });
        return other && `nothing is secret, but the imagined world differs: ${other}`;
      },
      afterwards() {
        const known = fromTruth.missing();
        if (known)
          return `${calledViewer(known.viewer)} always imagines ${known.path} as it is: does the view give it away?`;
        const fixed = fromEachOther.missing();
        return fixed && `${calledViewer(fixed.viewer)} can imagine ${fixed.path} in one way only`;
      },
    };
  },
);

const viewsKeepSecrets = lawForViewers(
  'nothing seen or asked depends on what the viewer cannot know',
  ({ rules, spec, seats }) => {
    const { redeal } = spec;
    const unmoved = new Set(redeal ? viewers(seats) : []);
    return {
      at({ game, open, rng, viewer, thorough }) {
        if (!redeal)
          return spec.noSecrets ? undefined : 'the game has to say `redeal` or `noSecrets`';
        const other = clone(game);
        redeal(other, viewer, fork(rng));
        if (unmoved.has(viewer) && !same(other, game)) unmoved.delete(viewer);
        const lost = thorough && astray(spec, other, game);
        if (lost) return `redeal is wrong: ${lost}`;
        const seen = difference(rules.view(other, viewer), rules.view(game, viewer));
        return seen ? `the view betrays it: ${seen}` : apart(asks(rules, other), open, viewer);
      },
      afterwards: () =>
        unmoved.size > 0
          ? `redeal never changes anything for ${[...unmoved].map(calledViewer)}`
          : undefined,
    };
  },
);

const nothingPrivateIsHeard = lawForViewers(
  'a view holds no generator, and no news for others',
  ({ rules }) => ({
    at({ game, viewer }) {
      const seen = rules.view(game, viewer);
      const path = whereIs(seen, (value, key) => key === 'rng' || same(value, game.rng));
      if (path) return `the generator lies open at view.${path}`;
      const news = heard(game.news, viewer);
      if (news.length === game.news.length) return undefined;
      const told = difference(seen, rules.view({ ...game, news: [...news] }, viewer));
      return told && `news for another seat show at ${told}`;
    },
  }),
);

const aloudIsPublic: Law = {
  name: 'what is answered aloud is no secret before',
  inspect: ({ rules }) => ({
    at({ game, open, rng }) {
      const aloud = open.filter(({ step }) => isAloud(rules, String(step)));
      if (aloud.length === 0) return undefined;
      if ('answers' in (game.agenda.at(-1) ?? {}))
        return `${String(aloud[0]?.step)} gathers secret answers`;
      const world = rules.imagine(sent(rules.view(game, null)), null, fork(rng));
      const others = asks(rules, world).filter(({ step }) => isAloud(rules, String(step)));
      const other = difference(others, aloud);
      return other && `a spectator would not know what can be answered: ${other}`;
    },
  }),
};

export const LAWS_OF_SECRECY: readonly Law[] = [
  imaginedLooksReal,
  imaginedCanBePlayed,
  secretsAreImagined,
  viewsKeepSecrets,
  nothingPrivateIsHeard,
  aloudIsPublic,
];

/** The own questions with their options must be the same, of the others' who is asked what. */
function apart<T extends GameTypes>(
  is: readonly Ask<T>[],
  should: readonly Ask<T>[],
  viewer: Viewer,
): Problem {
  const known = (open: readonly Ask<T>[]): unknown[] =>
    open.map(({ seat, step, options }) =>
      seat === viewer ? { seat, step, options } : { seat, step },
    );
  const found = difference(known(is), known(should));
  return found && `who is asked what betrays it: ${found}`;
}

/** What a world has too much or too little of. */
function astray<T extends GameTypes>(
  { conserved }: Spec<T>,
  world: T['state'],
  game: T['state'],
): Problem {
  const lost = difference(conserved(world), conserved(game));
  return lost && `there are other things in that world: ${lost}`;
}

/** The path to a value somewhere in another. */
function whereIs(value: object, wanted: (value: unknown, key: string) => boolean): Problem {
  for (const key of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[key];
    if (wanted(field, key)) return key;
    const within = typeof field === 'object' && field !== null && whereIs(field, wanted);
    if (within) return `${key}.${within}`;
  }
  return undefined;
}
