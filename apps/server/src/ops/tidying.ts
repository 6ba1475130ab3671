import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often somebody looks whether the house is silent. */
const LOOKS_EVERY = 2_000;
/** Part of the time the event loop may be busy in a silent house. */
const SILENT = 0.02;
/** Milliseconds of work that leave enough behind to be tidied up. */
const WORTH = 500;

/** What is asked about the process; a test answers otherwise. */
export interface Housework {
  /** How busy the event loop has been since the start, or between two such figures. */
  busy(now?: EventLoopUtilization, before?: EventLoopUtilization): EventLoopUtilization;
  collect(): void;
}

/**
 * Gives memory back when nobody has said anything for a moment. V8 by itself waits until it needs the room, which a house
 * of idle tables never does; and whoever collects while people play lets them wait.
 */
export class Tidying {
  readonly #work: Housework;
  readonly #timer: NodeJS.Timeout;
  #looked: EventLoopUtilization;
  #tidied: EventLoopUtilization;

  constructor(work: Housework = { busy: performance.eventLoopUtilization, collect: collector() }) {
    this.#work = work;
    this.#looked = work.busy();
    this.#tidied = this.#looked;
    this.#timer = setInterval(() => this.look(), LOOKS_EVERY).unref();
  }

  look(): void {
    const { busy, collect } = this.#work;
    const now = busy();
    const lately = busy(now, this.#looked).utilization;
    this.#looked = now;
    if (lately > SILENT || busy(now, this.#tidied).active < WORTH) return;
    collect();
    this.#tidied = busy();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** V8's own way to ask for a collection. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Collections of everything in use take a server that is busy some 70 ms, in which answers wait. V8 gives a heap that
 * hardly grows a little room only, and so collects it every few seconds; it gets as much again as is in use.
 */
export function collectSeldom(): void {
  setFlagsFromString('--heap-growing-percent=100');
  // While a house fills, positions wait long; V8 would believe the same of all that are made later at the same place, and
  // make them old from birth, where only a collection of everything finds them.
  setFlagsFromString('--no-allocation-site-pretenuring');
}
