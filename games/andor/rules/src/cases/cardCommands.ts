// Lines that answer event cards, legend cards, rewards and shares.
import type { Seat } from '@meadhall/kernel';
import type { State } from '../model.ts';
import { type Command, type Item, item, seatNamed } from './line.ts';
import { listed, spell } from './spelling.ts';

export function answersToCards(game: State, command: Command, step: string): Item[] | undefined {
  const { who, verb, rest, text } = command;
  const seat = who === 'group' ? null : who;
  switch (step) {
    case 'shieldCard':
      return text === 'shield' ? [item(seat, step, 'shield')] : undefined;
    case 'split':
      return verb === 'split' ? [item(null, step, { split: shares(game, rest) })] : undefined;
    case 'reward':
    case 'pay':
      return verb === step ? amounts(game, rest, step) : undefined;
    case 'share':
      return verb === 'share' ? portions(game, rest) : undefined;
    case 'chooseFarmer':
      return verb === 'farmer' ? [item(null, step, Number(rest))] : undefined;
    case 'chooseHeroes':
      return verb === 'choose' ? chosen(game, rest) : undefined;
    case 'bargain':
    case 'weaken':
      return verb === 'choose' ? [item(null, step, seatNamed(game, rest))] : undefined;
    case 'legendChoice':
      return verb === 'choose' ? [item(null, step, rest)] : undefined;
    case 'removeRubble':
      return verb === 'remove' ? [item(null, step, { remove: rubble(game, rest) })] : undefined;
    case 'buyOffer':
      return verb === 'buy' ? [item(seat, step, rest)] : undefined;
    case 'revealFog':
      return verb === 'reveal'
        ? rest.split(/[\s,]+/).map((it) => item(seat, step, Number(it)))
        : undefined;
    case 'drink':
      return text === 'drink' ? [item(seat, step, 'drink')] : undefined;
    case 'peek':
      return text === 'keep' || text === 'remove' ? [item(seat, step, text)] : undefined;
    case 'loseGem':
      return verb === 'lose' ? [item(seat, step, Number(rest.replace('gem', '')))] : undefined;
    default:
      return undefined;
  }
}

/** `dwarf 1, wizard 4` by seats; a stranger makes it no answer at all. */
function shares(game: State, text: string): number[] | null {
  const split = game.seats.map(() => 0);
  for (const part of listed(text)) {
    const [name = '', amount = ''] = part.split(/\s+/);
    const seat = seatNamed(game, name);
    if (seat < 0) return null;
    split[seat] = Number(amount);
  }
  return split;
}

/** `dwarf 2g, archer 1g 1w`, by seats, gold first. */
function amounts(game: State, text: string, step: 'reward' | 'pay'): Item[] {
  const who = step === 'reward' ? 'to' : 'from';
  const parts = listed(text).map((part) => part.split(/\s+/));
  parts.sort(([a = ''], [b = '']) => seatNamed(game, a) - seatNamed(game, b));
  return parts.flatMap(([name = '', ...coins]) => {
    const seat = seatNamed(game, name);
    return [...coins].sort(goldFirst).map((coin) => {
      const kind = coin.endsWith('g') ? 'gold' : 'willpower';
      return item(null, step, { [who]: seat, [kind]: Number.parseInt(coin, 10) });
    });
  });
}

const goldFirst = (a: string, b: string): number =>
  Number(b.endsWith('g')) - Number(a.endsWith('g'));

/** `dwarf gold 2, wineskin; warrior gold 3`. */
function portions(game: State, text: string): Item[] {
  return text.split(';').flatMap((part) => {
    const [, name = '', goods = ''] = /^\s*(\w+)\s+(.*)$/.exec(part) ?? [];
    const to: Seat = seatNamed(game, name);
    return listed(goods).map((word) => {
      const thing = spell(word);
      const gold = /^gold(\d+)$/.exec(thing)?.[1];
      return item(null, 'share', gold === undefined ? { to, thing } : { to, gold: Number(gold) });
    });
  });
}

function chosen(game: State, text: string): Item[] {
  return listed(text).map((name) => item(null, 'chooseHeroes', seatNamed(game, name)));
}

/** The heaps in the order in which they lie. */
function rubble(game: State, text: string): string[] {
  const wanted = listed(text).map((value) => `rubble${value}`);
  const there = game.ground[game.battle?.rubble ?? -1] ?? [];
  return wanted.sort((a, b) => there.indexOf(a) - there.indexOf(b));
}
