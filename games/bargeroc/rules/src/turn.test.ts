import { asks, type Seat } from '@meadhall/kernel';
import { randomGame, table } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import type { State } from './model.ts';

/** Nobody holds a tavern card: no window opens, and a turn is the active player's own. */
function withoutCards(game: State): void {
  for (const player of game.seats) game.tavernDeck.push(...player.tavern.splice(0));
}

test('BAR-3.2 merchant, mine, forge, tavern, in this order', () => {
  const t = table(bargeroc, { seats: 3 }).given(withoutCards);
  const me = t.game.pickaxe;
  const foe = (me + 1) % 3;
  expect(t.asked()).toEqual([`${me} merchant`]);
  t.play(me, 'merchant', 'done');
  expect(t.asked()).toEqual([`${me} mine`]);
  t.play(me, 'mine', 'up');
  expect(t.asked()).toEqual([`${me} forge`]);
  t.play(me, 'forge', 'done');
  expect(t.asked()).toEqual([`${me} tavern`]);
  t.play(me, 'tavern', { brawl: foe }).play(me, 'bet', { bet: 0 });
  expect(t.asked()).toEqual([`${foe} bet`]);
});

test('BAR-3.1, BAR-10.5, BAR-11.1 clockwise from the pickaxe, round by round, to the player before it', () => {
  const turns: { seat: Seat; round: number }[] = [];
  const over = randomGame(bargeroc, { seats: 4, seed: 5, options: { rounds: 3 } }, (game) => {
    for (const news of game.news) if (news.say === 'turn') turns.push(news);
  });
  const { pickaxe } = over;
  expect(turns.map(({ seat }) => (seat - pickaxe + 4) % 4)).toEqual([
    0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3,
  ]);
  expect(turns.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  expect(over).toMatchObject({ round: 3, active: (pickaxe + 3) % 4, agenda: [] });
  expect(over.news.at(-1)).toEqual({ say: 'over', shared: false });
});

test('BAR-5.1, BAR-1.7 one expedition a turn, the pickaxe never moves', () => {
  const expeditions = new Map<string, number>();
  let turn = '';
  const holders = new Set<Seat>();
  randomGame(bargeroc, { seats: 3, seed: 9 }, (game) => {
    holders.add(game.pickaxe);
    for (const news of game.news) {
      if (news.say === 'turn') turn = `${news.round} ${news.seat}`;
      if (news.say === 'cameUp') expeditions.set(turn, (expeditions.get(turn) ?? 0) + 1);
    }
  });
  expect(expeditions.size).toBe(18);
  expect(new Set(expeditions.values())).toEqual(new Set([1]));
  expect(holders.size).toBe(1);
});

test('BAR-4.17 the merchant forgives at the next turn', () => {
  const t = table(bargeroc, { seats: 2 }).given((game) => {
    withoutCards(game);
    const next = game.seats[(game.pickaxe + 1) % 2];
    if (next) next.angry = true;
  });
  const me = t.game.pickaxe;
  const foe = 1 - me;
  t.play(me, 'merchant', 'done').play(me, 'mine', 'up').play(me, 'forge', 'done');
  expect(t.game.seats[foe]?.angry).toBe(true);
  t.play(me, 'tavern', { brawl: foe }).play(me, 'bet', { bet: 0 }).play(foe, 'bet', { bet: 0 });
  while (t.game.active === me) {
    const [open] = asks(bargeroc, t.game);
    if (open?.step !== 'spoils') throw new Error(`asked ${open?.step}`);
    t.play(open.seat, 'spoils', open.options[0] ?? { take: 'coins' });
  }
  expect(t.game.seats[foe]?.angry).toBe(false);
});

test('BAR-10.2, BAR-10.1 a card a turn, none in the last round', () => {
  const drawn = new Map<number, number>();
  let round = 0;
  let lucky = false;
  randomGame(bargeroc, { seats: 3, seed: 4, options: { rounds: 3 } }, (game) => {
    lucky = game.chain.some(({ play }) => play.play === 'lucky_day') || lucky;
    for (const news of game.news) {
      if (news.say === 'played' && news.play.play === 'lucky_day') lucky = true;
      if (news.say === 'drew' && !lucky) drawn.set(round, (drawn.get(round) ?? 0) + news.cards);
      if (news.say === 'drew') lucky = false;
      if (news.say === 'turn') round = news.round;
    }
  });
  expect(drawn.get(3)).toBeUndefined();
  expect(drawn.get(1)).toBe(3);
});

test('BAR-3.5, BAR-1.6 coins and bread come and go only by deals, brawls and cards the table hears of', () => {
  for (let seed = 1; seed <= 5; seed++) {
    let purse: number | undefined;
    let bread = 0;
    randomGame(bargeroc, { seats: 4, seed }, ({ seats, news, brawl, chain }) => {
      const coinsNow = seats.reduce((sum, { coins }) => sum + coins, 0);
      const breadNow = seats.reduce((sum, player) => sum + player.bread, staked(brawl));
      if (purse !== undefined) {
        let coinsDue = purse;
        let breadDue = bread;
        for (const item of news) {
          if (item.say === 'sold') coinsDue += item.price;
          if (item.say === 'bought') coinsDue -= item.price;
          if (item.say === 'renewed') coinsDue -= item.paid;
          if (item.say === 'loaves') {
            coinsDue -= item.bread;
            breadDue += item.bread;
          }
        }
        expect(coinsNow).toBe(coinsDue);
        // A brawl that ends eats what was staked, and nothing else ever eats bread.
        if (!news.some(({ say }) => say === 'won'))
          expect(breadNow, JSON.stringify(chain)).toBe(breadDue);
        else expect(breadNow).toBeLessThanOrEqual(breadDue);
      }
      purse = coinsNow;
      bread = breadNow;
    });
  }
});

const staked = (brawl: State['brawl']): number =>
  (brawl?.attacker.bread ?? 0) + (brawl?.defender.bread ?? 0);
