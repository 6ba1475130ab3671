// The body of a thread in which bots think.
import { parentPort } from 'node:worker_threads';
import { BrokenRules, type GameTypes, seeded } from '@meadhall/kernel';
import { type Bot, botOf, greedy, mindOf, thinkingOf } from '@meadhall/search';
import { type Entry, SHELF } from '@meadhall/shelf';
import type { Question, Thought } from './question.ts';

const games = new Map(SHELF.map((game) => [game.id, game]));

/** How the bot of a level plays a game: by the game's own craft where it has one. */
function botFor<T extends GameTypes>(entry: Entry<T>, { level, legend }: Question): Bot<T> {
  const { craft, minds, legends } = entry;
  const rules = legends && legend != null ? legends.rulesOf(legend) : entry.rules;
  if (!craft) return greedy(rules);
  const ends = performance.now() + thinkingOf(craft, level).milliseconds;
  const mind = (legend == null ? minds?.[level] : undefined) ?? mindOf(rules, craft, level);
  return botOf(mind, () => performance.now() >= ends);
}

function think(question: Question): Thought {
  const began = performance.now();
  const game = games.get(question.game);
  if (!game) throw new BrokenRules(`no game is called ${question.game}`);
  const { step, choice } = game.open((entry) => {
    // Views and questions crossed a thread as plain data; their types stayed behind.
    const bot = botFor(entry, question) as unknown as (...given: unknown[]) => {
      step: string;
      choice: unknown;
    };
    return bot(question.view, question.seat, seeded(question.seed), question.asks);
  });
  return { step, choice, milliseconds: performance.now() - began };
}

parentPort?.on('message', (question: Question) => {
  let thought: Thought;
  try {
    thought = think(question);
  } catch (error) {
    thought = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(thought);
});
