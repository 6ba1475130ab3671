import { type Answer, type Ask, IllegalAnswer, type Seat } from '@meadhall/kernel';
import type { ClientMessage, Level, MatchInfo, ServerMessage } from '@meadhall/protocol';
import type { AnyGame, Played } from '../anyGame.ts';
import { Refused } from '../match/link.ts';
import { infoOf } from './info.ts';
import type { Keeper, KeptMatch, LocalSetup } from './kept.ts';
import { problem } from './problems.ts';
import { RunningMatch } from './running.ts';

/** A question for a bot: what its seat may know, and nothing else. */
export interface Task {
  game: string;
  level: Level;
  view: AnyGame['view'];
  seat: Seat;
  asked: Ask<AnyGame>[];
}

/** What the host needs from the world around it. */
export interface Around {
  keeper: Keeper;
  load(game: string): Promise<Played>;
  think(task: Task): Promise<Answer<AnyGame>>;
  send(message: ServerMessage): void;
  now(): number;
  /** So many random hexadecimal digits. */
  digits(count: number): string;
}

/** Hosts the matches of this browser and says what a server would say. */
export class LocalHost {
  readonly #around: Around;
  readonly #running = new Map<string, Promise<RunningMatch>>();
  /** Bots that think, as `match seat`. */
  readonly #thinking = new Set<string>();

  constructor(around: Around) {
    this.#around = around;
  }

  async matches(): Promise<MatchInfo[]> {
    return (await this.#around.keeper.all()).map(infoOf).sort((a, b) => b.since - a.since);
  }

  async create(setup: LocalSetup): Promise<string> {
    const { keeper, load, now, digits } = this.#around;
    const played = await load(setup.game);
    const kept: KeptMatch = {
      ...setup,
      id: `local-${digits(16)}`,
      version: played.rules.version,
      seed: digits(32),
      answers: [],
      n: 0,
      createdAt: now(),
      since: now(),
      phase: 'playing',
      waiting: [],
    };
    const match = new RunningMatch(kept, played);
    this.#running.set(kept.id, Promise.resolve(match));
    await keeper.put(kept);
    return kept.id;
  }

  async rematch(id: string): Promise<string> {
    const { kept } = await this.match(id);
    if (kept.rematch) return kept.rematch;
    // Who sat last begins to sit first, so that nobody keeps the better place for ever.
    const seats = [...kept.seats.slice(1), ...kept.seats.slice(0, 1)];
    kept.rematch = await this.create({ game: kept.game, options: kept.options, seats });
    await this.#around.keeper.put(kept);
    return kept.rematch;
  }

  async remove(id: string): Promise<void> {
    this.#running.delete(id);
    await this.#around.keeper.remove(id);
  }

  /** Remembers under which address a match was shared. */
  async shared(id: string, sharedAs: string): Promise<void> {
    const { kept } = await this.match(id);
    kept.sharedAs = sharedAs;
    await this.#around.keeper.put(kept);
  }

  /** A match on the table; laid out again from its answers if need be. */
  match(id: string): Promise<RunningMatch> {
    const running = this.#running.get(id) ?? this.#resume(id);
    this.#running.set(id, running);
    running.catch(() => this.#running.delete(id));
    return running;
  }

  /** Does what a client asks and says `done` or `refused`, like a server. */
  async receive(message: ClientMessage): Promise<void> {
    const { send } = this.#around;
    try {
      await this.#obey(message);
      send({ say: 'done', id: message.id });
    } catch (why) {
      send({ say: 'refused', id: message.id, problem: problem(why) });
    }
  }

  async #obey(message: ClientMessage): Promise<void> {
    if (message.do === 'ping' || message.do === 'unwatch') return;
    const match = await this.match(message.match);
    const now = this.#around.now();
    switch (message.do) {
      case 'watch':
        this.#around.send(match.table());
        this.#letBotsThink(match);
        return;
      case 'answer':
        return this.#answer(match, message);
      case 'undo':
        return this.#tell(match, match.takeBackOwn(message.seat, now), 'nothingToUndo');
      case 'propose':
        if (message.what === 'takeBack')
          return this.#tell(match, match.takeBackAgreed(now), 'nothingToUndo');
        if (message.what !== 'abandon') throw new Refused(problem('notSupported'));
        match.kept.phase = 'abandoned';
        return this.#tell(match, match.note({ kind: 'abandoned' }, now));
      case 'resign':
        return this.#resign(match, message.seat ?? match.mine()[0] ?? 0, now);
      default:
        throw new Refused(problem('notSupported'));
    }
  }

  async #answer(
    match: RunningMatch,
    { seat, step, choice, n }: Extract<ClientMessage, { do: 'answer' }>,
  ): Promise<void> {
    if (!match.mine().includes(seat)) throw new Refused(problem('notYours'));
    if (n > match.kept.n) throw new Refused(problem('behind'));
    await this.#tell(match, match.take({ seat, step, choice }, this.#around.now()));
  }

  async #resign(match: RunningMatch, seat: Seat, now: number): Promise<void> {
    const { kept } = match;
    const sitting = kept.seats[seat];
    if (sitting?.kind !== 'me') throw new Refused(problem('notYours'));
    // Bots need no audience: a table that people have left is over.
    if (match.mine().length === 1) kept.phase = 'abandoned';
    else kept.seats[seat] = { kind: 'bot', name: sitting.name, level: 'companion', tookOver: true };
    await this.#tell(match, match.note({ kind: 'resigned', seat }, now));
    this.#around.send(match.table());
  }

  /** Keeps what has happened, tells it, and lets the bots go on. */
  async #tell(
    match: RunningMatch,
    message: ServerMessage | null,
    otherwise: 'nothingToUndo' = 'nothingToUndo',
  ): Promise<void> {
    if (message === null) throw new Refused(problem(otherwise));
    const { send, keeper } = this.#around;
    send(message);
    if (match.kept.phase !== 'playing')
      send({ say: 'info', info: infoOf(match.kept), spectators: 0 });
    this.#letBotsThink(match);
    await keeper.put(match.kept);
  }

  #letBotsThink(match: RunningMatch): void {
    if (match.kept.phase !== 'playing') return;
    const open = match.open();
    for (const seat of match.kept.waiting) {
      const sitting = match.kept.seats[seat];
      if (sitting?.kind !== 'bot') continue;
      const asked = open.filter((ask) => ask.seat === seat);
      void this.#letThink(match, seat, sitting.level, asked);
    }
  }

  async #letThink(
    match: RunningMatch,
    seat: Seat,
    level: Level,
    asked: Ask<AnyGame>[],
  ): Promise<void> {
    const { kept, played, game } = match;
    const key = `${kept.id} ${seat}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    const view = played.rules.view(game, seat);
    const answer = await this.#around
      .think({ game: kept.game, level, view, seat, asked })
      .finally(() => this.#thinking.delete(key));
    if (kept.phase !== 'playing' || this.#running.get(kept.id) === undefined) return;
    try {
      await this.#tell(match, match.take(answer, this.#around.now()));
    } catch (why) {
      // Something was taken back while it thought: it is asked again, about the table as it is now.
      if (!(why instanceof IllegalAnswer)) throw why;
      this.#letBotsThink(match);
    }
  }

  async #resume(id: string): Promise<RunningMatch> {
    const kept = await this.#around.keeper.get(id);
    if (!kept) throw new Refused(problem('notFound'));
    const played = await this.#around.load(kept.game);
    if (kept.version !== played.rules.version) throw new Refused(problem('notSupported'));
    return new RunningMatch(kept, played);
  }
}
