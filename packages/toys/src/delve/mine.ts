import {
  at,
  BrokenRules,
  die,
  doNext,
  others,
  remove,
  type Seat,
  type Steps,
  tell,
} from '@meadhall/kernel';
import { type Gem, good, type MineCard } from './components.ts';
import type { Brawl, Delve, Player, State } from './model.ts';

const CAVE_IN = 2;

type MineStep = 'dig' | 'digOn' | 'nameOpponent' | 'throwAgain' | 'endBrawl';

/** What happens underground. */
export const mineSteps: Pick<Steps<Delve>, MineStep> = {
  dig: {
    run(game, { seat }) {
      const card = game.mine.pop();
      if (!card) throw new BrokenRules('nobody digs in an empty mine');
      game.cart.push(card);
      tell(game, { say: 'dug', seat, card });
      if (cavesIn(game, seat)) loseCart(game, seat);
      else if (card === 'rival') doNext(game, { do: 'nameOpponent', seat }, { do: 'digOn', seat });
      else doNext(game, { do: 'digOn', seat });
    },
  },

  digOn: {
    clause: 'DEL-2',
    forced: true,
    options: ({ mine }) => (mine.length > 0 ? ['dig', 'stop'] : ['stop']),
    take(game, { seat }, choice) {
      if (choice === 'dig') doNext(game, { do: 'dig', seat });
      else bringHome(game, seat);
    },
  },

  nameOpponent: {
    clause: 'DEL-4',
    forced: true,
    options: ({ seats }, { seat }) => others(seats.length, seat).map((opponent) => ({ opponent })),
    take(game, { seat: digger }, { opponent }) {
      const pips = { digger: throwDie(game, digger), opponent: throwDie(game, opponent) };
      doNext(game, { do: 'throwAgain', seat: opponent, brawl: { digger, opponent, pips } });
    },
  },

  throwAgain: {
    clause: 'DEL-4',
    options: () => ['keep', 'again'],
    take(game, { seat, brawl }, choice) {
      const { digger, opponent } = brawl;
      const side = seat === digger ? 'digger' : 'opponent';
      const pips = { ...brawl.pips };
      if (choice === 'again') pips[side] = throwDie(game, seat);
      const now = { digger, opponent, pips };
      if (side === 'opponent') doNext(game, { do: 'throwAgain', seat: digger, brawl: now });
      else doNext(game, { do: 'endBrawl', brawl: now });
    },
  },

  endBrawl: {
    run(game, { brawl }) {
      const { digger, opponent } = brawl;
      const lead = punch(game, brawl, 'digger') - punch(game, brawl, 'opponent');
      if (lead > 0) plunder(game, digger, opponent);
      else if (lead < 0) plunder(game, opponent, digger);
      else tell(game, { say: 'brawlDrawn' });
    },
  },
};

const isGem = (card: MineCard): card is Gem => typeof card === 'number';

const total = ({ goods }: Player, power: 'props' | 'brawl'): number =>
  goods.reduce((sum, name) => sum + (good(name)[power] ?? 0), 0);

function cavesIn({ seats, cart }: State, seat: Seat): boolean {
  const rocks = cart.filter((card) => card === 'rock').length;
  return cart.at(-1) === 'rock' && rocks >= CAVE_IN + total(at(seats, seat), 'props');
}

function loseCart(game: State, seat: Seat): void {
  tell(game, { say: 'caveIn', seat, lost: game.cart.filter(isGem) });
  game.scree.push(...game.cart.splice(0));
}

function bringHome(game: State, seat: Seat): void {
  for (const card of game.cart.splice(0))
    if (isGem(card)) at(game.seats, seat).gems.push(card);
    else game.scree.push(card);
}

function throwDie(game: State, seat: Seat): number {
  const pips = die(game.rng);
  tell(game, { say: 'threw', seat, pips });
  return pips;
}

const punch = ({ seats }: State, brawl: Brawl, side: keyof Brawl['pips']): number =>
  brawl.pips[side] + total(at(seats, brawl[side]), 'brawl');

/** The winner takes the dearest gem, if there is one. */
function plunder(game: State, seat: Seat, from: Seat): void {
  const { gems } = at(game.seats, from);
  const gem = gems.length > 0 ? (Math.max(...gems) as Gem) : null;
  if (gem) {
    remove(gems, gem);
    at(game.seats, seat).gems.push(gem);
  }
  tell(game, { say: 'brawlWon', seat, from, gem });
}
