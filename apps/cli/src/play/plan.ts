import type { Answer, GameTypes } from '@meadhall/kernel';
import { readOptions } from '@meadhall/kernel';
import type { Player } from '@meadhall/records';
import type { Entry } from '@meadhall/shelf';
import {
  type MatchFlags,
  readNames,
  readOptionFlags,
  readPlayers,
  readSeats,
  readSeed,
} from '../arguments.ts';
import { botsOf } from '../bots.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { verdict } from '../replay/verdict.ts';
import { type Loaded, replayed } from '../replayed.ts';
import { TEXTS } from '../texts.ts';
import { begin, type Session } from './session.ts';

/** A new match as the flags describe it. */
export function newSession<T extends GameTypes>(
  context: Context,
  entry: Entry<T>,
  flags: MatchFlags,
): Session<T> {
  const { rules, words, rulebook, legend } = entry;
  const bots = botsOf(entry);
  const named = flags.bots === undefined ? [] : readPlayers(context, flags.bots, bots);
  // One human against those named, if there is room: «--bots greedy» is a duel.
  const wanted = named.includes('human') ? named.length : named.length + 1;
  const room = Math.min(wanted, Math.max(rules.seats.max, named.length));
  const seats = readSeats(context, rules, flags.seats, flags.bots === undefined ? 0 : room);
  const players = seatPlayers(context, named, seats);
  const names = readNames(context, flags.names, players);
  const options = readOptionFlags(context, rules, flags.option);
  const seed = readSeed(context, flags.seed);
  return begin({
    telling: { rules, words: words[context.language], names },
    rulebook,
    legend,
    bots,
    players,
    opening: { seats, options, seed },
  });
}

/** Those not named are humans and sit first; with nobody named, one human meets greedy bots. */
function seatPlayers(context: Context, named: readonly Player[], seats: number): Player[] {
  if (named.length > seats)
    throw new UserError(TEXTS[context.language].tooMany('--bots', named.length, seats));
  if (named.length === 0)
    return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'greedy'));
  const missing = Array.from({ length: seats - named.length }, () => 'human' as const);
  return [...missing, ...named];
}

/** A match from a file, to be played on from where it stopped. */
export function savedSession<T extends GameTypes>(
  context: Context,
  entry: Entry<T>,
  loaded: Loaded,
  flags: MatchFlags,
): Session<T> {
  const { rules, words, rulebook, legend } = entry;
  const bots = botsOf(entry);
  const { record, path } = loaded;
  const again = replayed(context, rules, loaded);
  const { ok, text } = verdict(context, again);
  if (!ok) throw new UserError(`${path}: ${text}`);
  const { seats, seed } = record;
  const kept = record.players ?? seatPlayers(context, [], seats);
  const players =
    flags.bots === undefined
      ? kept
      : seatPlayers(context, readPlayers(context, flags.bots, bots), seats);
  const names = flags.names === undefined ? loaded.names : readNames(context, flags.names, players);
  return {
    telling: { rules, words: words[context.language], names },
    rulebook,
    legend,
    bots,
    players,
    opening: { seats, seed, options: readOptions<T['options']>(rules.options, record.options) },
    answers: record.answers as Answer<T>[],
    positions: again.positions,
  };
}
