import { randomBytes } from 'node:crypto';
import { at, type Seat, same } from '@meadhall/kernel';
import { Refused } from '../refused.ts';
import type { AnyAnswer } from './games.ts';
import { Conflict } from './house.ts';
import { give } from './playing.ts';
import { botsAsked } from './position.ts';
import type { Table } from './table.ts';

/** Lets the bots that are asked think, each about what its seat may know. */
export function askBots(table: Table): void {
  const { match, position } = table.now;
  if (!position || table.stale || table.elsewhere || table.house.closed) return;
  for (const seat of botsAsked(match, position))
    if (!table.thinking.has(seat)) void thinkFor(table, seat);
}

async function thinkFor(table: Table, seat: Seat): Promise<void> {
  table.thinking.add(seat);
  const { epoch } = table;
  const given = await thought(table, seat);
  table.thinking.delete(seat);
  // What was thought about may be gone: taken back, paused, or answered by another node's bot.
  const holder = table.now.match.seats[seat];
  if (given && table.epoch === epoch && holder?.kind === 'bot' && isOpen(table, given)) {
    try {
      await give(table, given);
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof Refused))
        table.house.complain(error, { match: table.id, seat });
      if (table.stale) await table.refresh();
    }
  }
  askBots(table);
}

/** What a bot would answer; should it fail, the first thing that is allowed, so that the table can go on. */
async function thought(table: Table, seat: Seat): Promise<AnyAnswer | null> {
  const { house, rules, position } = table;
  const { game, legend, seats } = table.now.match;
  const asks = position.board.asks.filter((it) => it.seat === seat);
  const { level = 'companion' } = at(seats, seat);
  const seed = randomBytes(16).toString('hex');
  const view = rules.view(position.board.state, seat);
  try {
    const { step, choice } = await house.bots.think({
      game,
      legend,
      level,
      seat,
      view,
      asks,
      seed,
    });
    return { seat, step, choice };
  } catch (error) {
    if (house.closed) return null;
    house.tally.botErrors++;
    house.complain(error, { match: table.id, seat, level });
    const [ask] = asks.filter(({ step }) => step !== 'anytime');
    return ask ? { seat, step: ask.step, choice: ask.options[0] } : null;
  }
}

function isOpen(table: Table, { seat, step, choice }: AnyAnswer): boolean {
  const { match, position } = table.now;
  if (match.phase !== 'playing') return false;
  const asked = position?.board.asks.find((it) => it.seat === seat && it.step === step);
  return asked?.options.some((option) => same(option, choice)) ?? false;
}
