import type { ClientMessage } from '@meadhall/protocol';
import type { Hall, Person, Watch } from '../hall.ts';
import { Refused } from '../refused.ts';

const MOST_WATCHES = 50;

/** What somebody asks the hall for on one connection, and the tables they watch there. */
export class Requests {
  readonly #hall: Hall;
  readonly #answered: (milliseconds: number) => void;
  readonly #send: (text: string) => void;
  readonly #watches = new Map<string, Watch>();
  #ended = false;

  constructor(
    { hall, answered }: { hall: Hall; answered: (milliseconds: number) => void },
    send: (text: string) => void,
  ) {
    this.#hall = hall;
    this.#answered = answered;
    this.#send = send;
  }

  /** Resolves to the number of the entry it led to, if it led to one. */
  async carryOut(who: Person, message: ClientMessage): Promise<number | undefined> {
    const hall = this.#hall;
    switch (message.do) {
      case 'answer': {
        const { match, seat, step, choice, n } = message;
        const from = performance.now();
        const accepted = await hall.answer(who, match, { seat, step, choice, n });
        this.#answered(performance.now() - from);
        return accepted.n;
      }
      case 'watch':
        return this.#watch(who, message.match, message.invite);
      case 'unwatch':
        this.#unwatch(message.match);
        return undefined;
      case 'undo':
        return (await hall.undo(who, message.match, { seat: message.seat })).n;
      case 'propose':
        await hall.propose(who, message.match, { what: message.what });
        return undefined;
      case 'vote':
        await hall.vote(who, message.match, { agree: message.agree });
        return undefined;
      case 'resign': {
        const { seat } = message;
        await hall.resign(who, message.match, { ...(seat !== undefined && { seat }) });
        return undefined;
      }
      case 'say':
        await hall.say(who, message.match, { text: message.text });
        return undefined;
      case 'ping':
        return undefined;
    }
  }

  /** The connection is gone. */
  end(): void {
    this.#ended = true;
    for (const watch of this.#watches.values()) watch.stop();
    this.#watches.clear();
  }

  /** Whoever watches a table again gets all of it again. */
  async #watch(who: Person, match: string, invite: string | undefined): Promise<undefined> {
    if (this.#watches.size >= MOST_WATCHES && !this.#watches.has(match))
      throw new Refused('tooMany');
    this.#unwatch(match);
    const watch = await this.#hall.watch(who, match, invite, this.#send);
    this.#unwatch(match);
    if (this.#ended) watch.stop();
    else this.#watches.set(match, watch);
    return undefined;
  }

  #unwatch(match: string): void {
    this.#watches.get(match)?.stop();
    this.#watches.delete(match);
  }
}
