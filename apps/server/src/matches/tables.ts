import type { Note } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import { askBots } from './botSeats.ts';
import { readLine } from './chat.ts';
import { Conflict, type House } from './house.ts';
import { chatText, type Told } from './messages.ts';
import { timeOut } from './playing.ts';
import { LEASE } from './position.ts';
import { load } from './records.ts';
import { Table } from './table.ts';

/** How long a table nobody looks at stays in memory. */
const FORGOTTEN_AFTER = 30_000;
/** How often the clocks of all tables are looked at. */
const LOOKS_EVERY = 500;

/** The tables in memory. All others cost nothing: they are read when somebody comes. */
export class Tables {
  readonly #house: House;
  readonly #tables = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Table>>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();

  constructor(house: House) {
    this.#house = house;
    house.bus.subscribe(
      (note) => this.#hear(note),
      () => this.#missed(),
    );
  }

  get size(): number {
    return this.#tables.size;
  }

  get watchers(): number {
    let count = 0;
    for (const { watchers } of this.#tables.values()) count += watchers.size;
    return count;
  }

  get(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /** A table as it is in memory, or read again. */
  async open(id: string): Promise<Table> {
    const known = this.#tables.get(id);
    if (known) {
      known.usedAt = this.#house.now();
      if (known.stale) await known.refresh();
      return known;
    }
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /** A match that was called off is gone; whoever watches it is told. */
  calledOff(id: string): void {
    this.#tables.get(id)?.calledOff();
    this.#tables.delete(id);
  }

  /** A table as it is now, on whatever node it was played last. */
  async openFresh(id: string): Promise<Table> {
    const known = this.#tables.has(id);
    const table = await this.open(id);
    if (known && this.#house.bus.shared) await table.refresh();
    return table;
  }

  async #load(id: string): Promise<Table> {
    const told = await load(this.#house, id);
    if (!told) throw new Refused('notFound');
    return this.#place(told);
  }

  #place(told: Told): Table {
    const { match } = told;
    const rules = this.#house.games.rules(match.game, match.legend);
    const table = new Table(this.#house, rules, told, askBots);
    this.#tables.set(match.id, table);
    table.presence.ask();
    return table;
  }

  /** Does something at a table; if another node was faster it is looked at again and tried once more. */
  async at<R>(id: string, act: (table: Table) => R | Promise<R>): Promise<R> {
    for (let attempt = 0; ; attempt++) {
      const table = await this.open(id);
      try {
        return await act(table);
      } catch (error) {
        if (error instanceof Conflict && attempt < 20) continue;
        if (error instanceof Conflict) throw new Refused('busy');
        // What is in memory may be older than what the sender has seen on another node.
        if (!(error instanceof Refused && this.#house.bus.shared && attempt === 0)) throw error;
        await table.refresh();
      }
    }
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#looking = this.#looking
        .then(() => this.look())
        .catch((error: unknown) => this.#house.complain(error, {}));
    }, LOOKS_EVERY);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
    await Promise.all([...this.#tables.values()].map((table) => table.settled()));
    this.#tables.clear();
  }

  /**
   * Looks after clocks that have run out and bots whose node has left, says who is there, and forgets tables nobody
   * needs.
   */
  async look(): Promise<void> {
    const { storage } = this.#house;
    const now = this.#house.now();
    const due = await storage.db
      .selectFrom('states')
      .select(['match', 'wake'])
      .where('wake', '<=', now)
      .orderBy('wake')
      .limit(200)
      .execute();
    await Promise.all(due.map(({ match, wake }) => this.#wake(match, wake ?? 0)));
    for (const [id, table] of this.#tables) {
      if (table.idle && table.usedAt + FORGOTTEN_AFTER < now) {
        this.#tables.delete(id);
        continue;
      }
      if (table.usedAt + LOOKS_EVERY < now) table.rest();
      table.presence.sayAgain();
    }
  }

  /** Only one node looks after a match that waits. */
  async #wake(id: string, wake: number): Promise<void> {
    const house = this.#house;
    const known = this.#tables.get(id);
    if (known && known.thinking.size > 0 && known.told.match.clock.kind === 'none') {
      // Its bots are on it; they have only been waiting for their turn.
      await this.#lease(id, wake);
      return;
    }
    if (!(await this.#lease(id, wake))) return;
    try {
      await this.at(id, timeOut);
      const table = await this.openFresh(id);
      table.elsewhere = false;
      askBots(table);
    } catch (error) {
      house.complain(error, { match: id });
    }
  }

  async #lease(id: string, wake: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#house.storage.db
      .updateTable('states')
      .set({ wake: this.#house.now() + LEASE })
      .where('match', '=', id)
      .where('wake', '=', wake)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  #hear(note: Note): void {
    const { match, what, n } = note;
    const table = this.#tables.get(match);
    if (!table) return;
    if (what === 'here' || what === 'gone' || what === 'who') {
      if (table.presence.hear(note)) table.tellInfo();
      return;
    }
    if (what === 'entry' && n <= (table.told.position?.n ?? -1)) return;
    if (what === 'info' && n <= table.told.match.revision) return;
    if (table.watchers.size === 0 && table.idle) {
      // Not dropped: somebody may be about to sit down at this very table. Whoever does looks again.
      table.stale = true;
      return;
    }
    const done = what === 'chat' ? this.#hearLine(table, n) : table.refresh();
    done.catch((error: unknown) => this.#house.complain(error, { match }));
  }

  async #hearLine(table: Table, id: number): Promise<void> {
    const line = await readLine(this.#house.storage, table.id, id);
    if (line) table.tellLine(line.id, chatText(table.id, line));
  }

  #missed(): void {
    for (const table of this.#tables.values()) {
      table.presence.forget();
      table.presence.ask();
      const done = table.watchers.size > 0 ? table.refresh() : Promise.resolve();
      done.catch((error: unknown) => this.#house.complain(error, { match: table.id }));
    }
  }
}
