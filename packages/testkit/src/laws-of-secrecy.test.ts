import { at, seeded, seedOf } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { obeysTheContract } from './index.ts';
import { hoard, type State, spec, steps } from './testing/hoard.ts';
import { complaints, expectComplaint, spoilt, spoiltStep } from './testing/spoilt.ts';

describe('secrets', () => {
  const told = 'an imagined world cannot be told from the real one';
  const imagined = 'what a viewer cannot know is imagined, not copied';
  const kept = 'nothing seen or asked depends on what the viewer cannot know';
  const news = 'a view holds no generator, and no news for others';

  test('a secret answer that is to be given aloud is found, and a choice from a hand', () => {
    const aloud = 'what is answered aloud is no secret before';
    const bids = complaints(spoilt({ aloud: ['bid'] }));
    expectComplaint(bids, aloud, /bid gathers secret answers/);
    const { options } = steps.look;
    const look: typeof steps.look = {
      ...steps.look,
      // Whoever holds the 1 may not refuse.
      options: (game, frame, seat) =>
        options(game, frame, seat).slice(0, at(game.seats, seat).hand.includes(1) ? 1 : 2),
    };
    const looks = spoilt({ aloud: ['look'], steps: { ...steps, look } });
    expectComplaint(complaints(looks), aloud, /a spectator would not know what can be answered/);
  });

  test('the order of the deck in a view is found', () => {
    const view: typeof hoard.view = (game, viewer) =>
      Object.assign(hoard.view(game, viewer), { deck: game.deck });
    const found = complaints(spoilt({ view }));
    expectComplaint(found, kept, /the spectator: the view betrays it: deck\.\d/);
    expectComplaint(found, told, /the spectator: the imagined world looks different: deck\.\d/);
  });

  test('a leak is found even if imagine believes it', () => {
    const view: typeof hoard.view = (game, viewer) =>
      Object.assign(hoard.view(game, viewer), { deck: game.deck, hands: game.seats });
    const imagine: typeof hoard.imagine = (seen, viewer, rng) => {
      const { deck, hands } = seen as typeof seen & { deck: number[]; hands: State['seats'] };
      return {
        ...hoard.imagine(seen, viewer, rng),
        deck: [...deck],
        seats: hands.map(({ hand, won }) => ({ hand: [...hand], won })),
      };
    };
    const found = complaints(spoilt({ view, imagine }));
    expect([...found.keys()]).not.toContain(told);
    expectComplaint(found, kept, /the view betrays it: deck/);
    expect(found.get(imagined)).toMatch(
      /the spectator always imagines deck as it is: does the view give it away\?; seeds 1 to 4, 3 seats/,
    );
  });

  test('an imagination without imagination is found', () => {
    const imagine: typeof hoard.imagine = (seen, viewer) =>
      hoard.imagine(seen, viewer, seeded(seedOf('always the same')));
    expect(complaints(spoilt({ imagine })).get(imagined)).toMatch(
      /the spectator can imagine deck in one way only; seeds 1 to 4, 3 seats/,
    );
  });

  test('a hand that only one neighbour can see is found', () => {
    const view: typeof hoard.view = (game, viewer) => {
      const seen = hoard.view(game, viewer);
      return viewer === 2 ? Object.assign(seen, { peeked: at(game.seats, 0).hand }) : seen;
    };
    expectComplaint(complaints(spoilt({ view })), kept, /seat 2: the view betrays it: peeked/);
  });

  test('a bid that is seen before the reveal is found', () => {
    const view: typeof hoard.view = (game, viewer) => ({
      ...hoard.view(game, viewer),
      agenda: game.agenda,
    });
    expectComplaint(
      complaints(spoilt({ view })),
      kept,
      /the view betrays it: agenda\.0\.answers\.\d: \d+, not \d+/,
    );
  });

  test('a question that is only asked of whoever holds a card is found', () => {
    const rules = spoiltStep({
      look: {
        ...steps.look,
        options: (game, frame, seat) =>
          at(game.seats, seat).hand.includes(5) ? steps.look.options(game, frame, seat) : [],
      },
    });
    const found = complaints(rules, { games: 12 });
    expectComplaint(found, kept, /who is asked what betrays it/);
    expectComplaint(found, told, /the imagined world is not settled: look is done at once/);
  });

  test('news that reach the wrong ears are found', () => {
    const view: typeof hoard.view = (game, viewer) => ({
      ...hoard.view(game, viewer),
      news: game.news,
    });
    expectComplaint(
      complaints(spoilt({ view })),
      news,
      /the spectator: news for another seat show at news\.\d: {"say":"top","card":\d+,"only":\d}/,
    );
  });

  test('news told to all about a hidden card are found', () => {
    const view: typeof hoard.view = (game, viewer) => ({
      ...hoard.view(game, viewer),
      news: [...game.news, { say: 'won', seat: 0, cards: game.deck.slice(-1) }],
    });
    expectComplaint(complaints(spoilt({ view })), kept, /the view betrays it: news\.\d/);
  });

  test('the generator in a view is found', () => {
    const view: typeof hoard.view = (game, viewer) =>
      Object.assign(hoard.view(game, viewer), { chance: { words: game.rng } });
    expectComplaint(
      complaints(spoilt({ view })),
      news,
      /the spectator: the generator lies open at view\.chance\.words/,
    );
    const imagine: typeof hoard.imagine = (seen, viewer, rng) => ({
      ...hoard.imagine(seen, viewer, rng),
      rng: [...(seen as unknown as { chance: { words: typeof rng } }).chance.words],
    });
    expectComplaint(
      complaints(spoilt({ view, imagine })),
      told,
      /the imagined world has the real generator/,
    );
  });

  test('a view that JSON cannot hold is found', () => {
    const view: typeof hoard.view = (game, viewer) =>
      Object.assign(hoard.view(game, viewer), { dealer: undefined });
    expectComplaint(complaints(spoilt({ view })), told, /: view\.dealer is undefined/);
  });

  test('an imagination that changes a public fact is found', () => {
    const imagine: typeof hoard.imagine = (seen, viewer, rng) => {
      const world = hoard.imagine(seen, viewer, rng);
      at(world.seats, 1).won = 0;
      return world;
    };
    expectComplaint(
      complaints(spoilt({ imagine })),
      told,
      /the imagined world looks different: seats\.1\.won: 0, not 1/,
    );
  });

  test('an imagination that deals a card twice is found', () => {
    const imagine: typeof hoard.imagine = (seen, viewer, rng) => {
      const world = hoard.imagine(seen, viewer, rng);
      if (world.deck.length > 1) world.deck[0] = at(world.deck, 1);
      return world;
    };
    expectComplaint(complaints(spoilt({ imagine })), told, /there are other things in that world/);
  });

  test('an imagined world that cannot be played is found', () => {
    const imagine: typeof hoard.imagine = (seen, viewer, rng) => {
      const world = hoard.imagine(seen, viewer, rng);
      world.agenda = world.agenda.map((frame) =>
        frame.do === 'bid' ? { ...frame, answers: frame.answers.map((bid) => bid && 99) } : frame,
      );
      return world;
    };
    const found = complaints(spoilt({ imagine }), { games: 12 });
    expectComplaint(
      found,
      'an imagined world can be played to its end',
      /BrokenRules: 99 is not among/,
    );
  });

  test('a game has to say what is hidden', () => {
    const { redeal, ...silent } = spec;
    const laws = obeysTheContract(hoard, { ...silent, seats: [3] });
    expect(redeal).toBeDefined();
    expect(() => laws.find(({ name }) => name.endsWith(kept))?.check()).toThrow(
      'the game has to say `redeal` or `noSecrets`',
    );
  });

  test('a game that says it hides nothing must hide nothing', () => {
    const found = complaints(hoard, { noSecrets: true, secrets: [] });
    expectComplaint(found, imagined, /nothing is secret, but the imagined world differs: deck/);
  });

  test('a re-deal that does nothing proves nothing', () => {
    expect(complaints(hoard, { redeal: () => {} }).get(kept)).toMatch(
      /redeal never changes anything for the spectator,seat 0,seat 1,seat 2; seeds 1 to 4, 3 seats/,
    );
  });

  test('a re-deal with marked cards is found', () => {
    const redeal = ({ deck }: State): void => void deck.splice(0, 1, 99);
    expectComplaint(
      complaints(hoard, { redeal }),
      kept,
      /redeal is wrong: there are other things in that world/,
    );
  });
});
