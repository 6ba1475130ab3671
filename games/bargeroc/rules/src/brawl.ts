// Phase 4, the tavern: a brawl with stakes, dice and mugs.
import { type Automatic, at, type Decision, doNext, type Seat, tell } from '@meadhall/kernel';
import type { Choices } from './answers.ts';
import { brawlWith, onDie, stake } from './choices.ts';
import { type Card, KNOCK_OUT } from './components.ts';
import { settings } from './config.ts';
import type { Bargeroc, Brawl, Fighter, State } from './model.ts';
import { addDoggyBag, addFreeCards, clauseAgainst, playCard, watch } from './play.ts';
import { power } from './powers.ts';
import { present } from './present.ts';
import { moveBread, throwDie } from './supply.ts';
import { windowStep } from './windows.ts';

export const tavern: Decision<Bargeroc, 'tavern'> = {
  clause: 'BAR-7.1',
  options(game, { seat }) {
    const options: Choices['tavern'][] = [];
    const seats = game.seats.length;
    for (let i = 1; i < seats; i++) options.push(brawlWith((seat + i) % seats));
    addFreeCards(game, seat, options);
    return options;
  },
  take(game, { seat }, choice) {
    if ('brawl' in choice) startBrawl(game, seat, choice.brawl);
    else {
      doNext(game, { do: 'tavern', seat });
      playCard(game, seat, choice);
    }
  },
  forbids: (_game, _frame, choice) => clauseAgainst(choice, 'BAR-7.1'),
};

const fighter = (seat: Seat): Fighter => ({ seat, die: 0, mugs: 0, bread: 0, doggy: 0 });

/** A full brawl: stakes, rolls, comparison. Fighters are asked again whatever they said before. */
export function startBrawl(game: State, attacker: Seat, defender: Seat): void {
  game.brawl = { attacker: fighter(attacker), defender: fighter(defender), ties: 0 };
  at(game.seats, attacker).quiet = null;
  at(game.seats, defender).quiet = null;
  tell(game, { say: 'challenged', seat: attacker, against: defender });
  doNext(
    game,
    { do: 'bet', seat: attacker },
    { do: 'bet', seat: defender },
    { do: 'throwDice' },
    watch('roll', attacker, game.seats.length),
    { do: 'compare' },
  );
}

const underWay = ({ brawl }: State): Brawl => present(brawl, 'brawl');

/** The side of the brawl that a seat fights on. */
export function sideOf(game: State, seat: Seat): Fighter {
  const { attacker, defender } = underWay(game);
  return attacker.seat === seat ? attacker : defender;
}

export const bet: Decision<Bargeroc, 'bet'> = {
  clause: 'BAR-7.2',
  options(game, { seat }) {
    const { bread, doggy, tavern } = at(game.seats, seat);
    const options: Choices['bet'][] = [];
    for (let n = 0; n <= bread + doggy; n++) options.push(stake(n));
    addMugs(game, tavern, options);
    addDoggyBag(game, seat, options);
    return options;
  },
  take(game, { seat }, choice) {
    if ('bet' in choice) {
      moveBread(at(game.seats, seat), sideOf(game, seat), choice.bet);
      tell(game, { say: 'staked', seat, bread: choice.bet });
    } else {
      doNext(game, { do: 'bet', seat });
      playCard(game, seat, choice);
    }
  },
  forbids: (_game, _frame, choice) => clauseAgainst(choice, 'BAR-7.2'),
};

function addMugs(game: State, hand: readonly Card[], options: unknown[]): void {
  if (hand.includes('beer')) addOnEitherDie(game, 'beer', options);
  if (hand.includes('beers')) addOnEitherDie(game, 'beers', options);
}

function addOnEitherDie(game: State, card: 'beer' | 'beers' | 'elbow', options: unknown[]): void {
  const { attacker, defender } = underWay(game);
  options.push(onDie(card, attacker.seat), onDie(card, defender.seat));
}

/** Both dice are thrown, the attacker's first; mugs stay on a first roll, and are lost on any other. */
export const throwDice: Automatic<Bargeroc, 'throwDice'> = {
  run(game) {
    const { attacker, defender } = underWay(game);
    roll(game, attacker);
    roll(game, defender);
  },
};

/** A die that is thrown again loses its mugs, never the bread (BAR-7.7). */
export function roll(game: State, side: Fighter): void {
  if (side.die > 0) side.mugs = 0;
  side.die = throwDie(game);
  tell(game, { say: 'rolled', seat: side.seat, face: side.die });
}

export const rollWindow = windowStep<'roll'>('BAR-7.6', (game, hand, plays) => {
  addMugs(game, hand, plays);
  if (hand.includes('elbow')) addOnEitherDie(game, 'elbow', plays);
});

/** Die, mugs, staked bread and powers (BAR-7.5). */
function score(game: State, side: Fighter, bonus: 'brawlAttack' | 'brawlDefence'): number {
  const bread = (side.bread + side.doggy) * settings(game).breadBonus;
  return side.die + side.mugs + bread + power(game, side.seat, bonus);
}

export const compare: Automatic<Bargeroc, 'compare'> = {
  run(game) {
    const brawl = underWay(game);
    const { attacker, defender } = brawl;
    const attack = score(game, attacker, 'brawlAttack');
    const defence = score(game, defender, 'brawlDefence');
    if (attack > defence) win(game, attacker, defender, attack, defence);
    else if (attack < defence || brawl.ties === settings(game).maxTieRerolls)
      win(game, defender, attacker, defence, attack);
    else {
      brawl.ties++;
      tell(game, { say: 'tied', score: attack });
      const again = watch('roll', attacker.seat, game.seats.length);
      doNext(game, { do: 'throwDice' }, again, { do: 'compare' });
    }
  },
};

function win(game: State, winner: Fighter, loser: Fighter, score: number, against: number): void {
  const { seats } = game;
  game.brawl = null;
  game.champion = winner.seat;
  at(seats, winner.seat).brawls++;
  at(seats, winner.seat).brawlsWon++;
  at(seats, loser.seat).brawls++;
  eat(game, winner);
  eat(game, loser);
  tell(game, { say: 'won', seat: winner.seat, over: loser.seat, score, against });
  const knockOut = winner.die === KNOCK_OUT;
  doNext(
    game,
    { do: 'spoils', seat: winner.seat, from: loser.seat, knockOut },
    watch('afterBrawl', loser.seat, seats.length),
  );
}

/** Staked bread is eaten; doggy bags go to the tavern discard (BAR-7.11). */
function eat({ tavernDiscard }: State, { doggy }: Fighter): void {
  for (let i = 0; i < doggy; i++) tavernDiscard.push('doggy_bag');
}
