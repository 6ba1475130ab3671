import { asks, at, play, type Rng, seeded, seedOf, shuffle, start } from '@meadhall/kernel';
import { randomGame, type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { asgard } from './asgard.ts';
import { asgardTilesOf, populationsOf, templesOf } from './blank.ts';
import { buildPosition, readGiven } from './cases/given.ts';
import type { Asgard, State } from './model.ts';
import { ANCESTRAL_WEAPONS } from './tables/arms.ts';
import { GOD_NAMES, GODS } from './tables/gods.ts';
import { SIDES } from './tables/pieces.ts';
import { STACKS } from './tables/temples.ts';

const chance = (text: string): Rng => seeded(seedOf(text));
const options = {
  templeNeedsRecruit: true,
  battleSlotsPerWorld: 1,
  singleDiscCountsAsUpperAndLower: true,
};
const position = (given: object): State => buildPosition(readGiven(given, 4), options, 5);

/** All first Recruits taken, so that everybody chooses gods. */
function choosing(): Table<Asgard> {
  const t = table(asgard, { seats: 3 });
  const [, second, third] = t.game.order;
  t.play(third ?? 0, 'startRecruit', 'giant').play(second ?? 0, 'startRecruit', 'white');
  return t;
}

describe('the secret choice of gods', () => {
  test('ASG-5.3 others see how many cards one has chosen, not which', () => {
    const t = choosing().play(0, 'chooseGods', 'loki').play(0, 'chooseGods', 'hel');
    expect(asgard.view(t.game, 0).own.cards).toEqual(['loki', 'hel']);
    const seen = asgard.view(t.game, 1);
    expect(seen.held[0]).toEqual({ cards: 2, weapon: 0, spell: 0 });
    expect(seen.own.cards).toEqual([]);
    expect(asgard.view(t.game, null).own.cards).toEqual([]);
  });

  test('ASG-19.3 nobody is shown anything before the last card is chosen', () => {
    const t = choosing();
    for (const seat of [0, 1])
      for (const god of ['tyr', 'thor', 'odin'] as const) t.play(seat, 'chooseGods', god);
    t.play(2, 'chooseGods', 'tyr').play(2, 'chooseGods', 'hel');
    expect(t.asked()).toEqual(['2 chooseGods']);
    expect(asgard.view(t.game, 2).held.map(({ cards }) => cards)).toEqual([3, 3, 2]);
    expect(JSON.stringify(asgard.view(t.game, 2).agenda)).not.toContain('tyr');
    t.play(2, 'chooseGods', 'freyja');
    expect(t.asked()).toEqual([`${t.game.order[0]} placeDisc`]);
  });

  test('ASG-5.3 an imagined hand has other gods, but never one already revealed', () => {
    const t = choosing();
    for (const seat of [0, 1, 2])
      for (const god of ['tyr', 'thor', 'odin'] as const) t.play(seat, 'chooseGods', god);
    const [first = 0, second = 0] = t.game.order;
    t.play(first, 'placeDisc', 'tyr.asgard');
    const view = asgard.view(t.game, second);
    const hands = Array.from(
      { length: 40 },
      (_, i) => asgard.imagine(view, second, chance(`hand ${i}`)).secret.cards[first],
    );
    expect(hands.flat()).not.toContain('tyr');
    expect(hands.every((hand) => hand?.length === 2)).toBe(true);
    expect(new Set(hands.flat()).size).toBe(6);
  });
});

describe('ASG-19.1 what is hidden', () => {
  test('a searched pile is seen by the one who searches, and only then', () => {
    const game = position({ gods: { mimir: { request: { upper: 'red' } } } });
    game.agenda.push({ do: 'takeArm', seat: 0, kind: 'spell' });
    expect(asgard.view(game, 0).looking).toEqual(game.secret.piles.spell);
    expect(asgard.view(game, 1).looking).toBeNull();
    expect(asgard.view(game, null).looking).toBeNull();
    const after = play(asgard, game, { seat: 0, step: 'takeArm', choice: 'spell-panic' });
    expect(asgard.view(after, 0).own.arms).toEqual(['spell-panic']);
    expect(asgard.view(after, 0).looking).toBeNull();
    expect(asgard.view(after, 1).unseen).toContain('spell-panic');
    expect(asgard.view(after, 1).news).toEqual([{ say: 'armTaken', seat: 0, kind: 'spell' }]);
    expect(asgard.view(after, 0).news).toHaveLength(2);
  });

  test('a stack is known by what it holds, not by how it lies', () => {
    const game = start(asgard, { seats: 4, seed: seedOf('stacks') });
    const { stacks } = asgard.view(game, 0);
    expect(stacks.gods.odin).toEqual([...game.secret.gods.odin].sort());
    game.secret.gods.odin.reverse();
    game.secret.temples.A.reverse();
    expect(asgard.view(game, 0).stacks).toEqual(stacks);
  });

  test('ASG-15.9 a tile laid under a god shows its back until the World is decided', () => {
    const game = position({
      red: { tiles: ['weapon-6', 'spell-upper'] },
      worlds: { W1: { light: 'thor:1' }, W2: { light: 'thor:2' } },
      gods: { thor: { support: { upper: 'red', lower: 'blue' } } },
    });
    game.agenda.push({ do: 'ragnarok' }, { do: 'deploy' }, { do: 'clearBoard' });
    expect(asks(asgard, game).map(({ step }) => step)).toEqual(['layArm']);
    const laid = play(asgard, game, {
      seat: 0,
      step: 'layArm',
      choice: { arm: 'weapon-6', at: 'W2.light' },
    });
    expect(asgard.view(laid, 0).ragnarok?.[1]?.laid.light).toEqual([{ by: 0, arm: 'weapon-6' }]);
    expect(asgard.view(laid, 2).ragnarok?.[1]?.laid.light).toEqual([{ by: 0, arm: 'weapon' }]);
    expect(asgard.view(laid, null).ragnarok?.[1]?.ancestral).toBe('hidden');
    const over = play(asgard, laid, {
      seat: 0,
      step: 'layArm',
      choice: { arm: 'spell-upper', at: 'W1.light' },
    });
    expect(asks(asgard, over)).toEqual([]);
    expect(asgard.view(over, 2).ragnarok?.[1]?.laid.light).toEqual([{ by: 0, arm: 'weapon-6' }]);
    expect(asgard.view(over, 2).ragnarok?.[1]?.ancestral).toBe(
      at(over.ragnarok ?? [], 1)?.ancestral,
    );
  });
});

describe('chance', () => {
  test('ASG-19.2 set-up draws in a fixed order', () => {
    const seed = seedOf('order of draws');
    const game = start(asgard, { seats: 4, seed });
    const rng = seeded(seed);
    expect(game.order).toEqual(shuffle(rng, [0, 1, 2, 3]));
    for (const god of GOD_NAMES)
      expect([game.gods[god].tile, ...game.secret.gods[god]]).toEqual(
        shuffle(rng, [...GODS[god].tiles]),
      );
    for (const side of SIDES)
      expect([...game.worlds.map((world) => world[side]), game.lower[side]]).toEqual(
        shuffle(rng, populationsOf(4, side)),
      );
    for (const side of SIDES)
      expect(game.secret.ancestral[side]).toEqual(shuffle(rng, [...ANCESTRAL_WEAPONS[side]]));
    for (const stack of STACKS)
      expect([game.temples[stack], ...game.secret.temples[stack]]).toEqual(
        shuffle(rng, templesOf(stack)),
      );
    expect([...game.row, ...game.secret.asgard]).toEqual(shuffle(rng, asgardTilesOf(4)));
    expect(game.rng).toEqual(rng);
  });

  test('ASG-4.1 five rounds, each with its battles, then Ragnarök', () => {
    const heard: string[] = [];
    randomGame(asgard, { seats: 2, seed: 7 }, ({ news }) => {
      for (const it of news) {
        if (it.say === 'round') heard.push(`round ${it.round}`);
        if (it.say === 'ancestral') heard.push('battles');
        if (it.say === 'ragnarokBegins') heard.push('ragnarök');
      }
    });
    const rounds = [1, 2, 3, 4, 5].flatMap((n) => [`round ${n}`, 'battles']);
    expect(heard).toEqual([...rounds, 'ragnarök']);
  });
});
