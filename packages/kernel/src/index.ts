// The public face of the kernel: everything a game, a bot, the server or a client may rely on.
export {
  asks,
  clauseOf,
  clockwise,
  doNext,
  heard,
  IllegalAnswer,
  others,
  play,
  type Refusal,
  refusal,
  settle,
  start,
  take,
  tell,
} from './agenda.ts';
export { at, BrokenRules, remove } from './check.ts';
export { brief, canonical, clone, digest, hash, same } from './json.ts';
export {
  type Flag,
  IllegalSetup,
  type OneOf,
  type OptionSpec,
  type OptionSpecs,
  type Range,
  readOptions,
  readSeats,
  type SeatRange,
} from './options.ts';
export { type MatchRecord, replay, resultOf } from './record.ts';
export { below, die, fork, isSeed, type Rng, type Seed, seeded, seedOf, shuffle } from './rng.ts';
export type {
  Answer,
  Anytime,
  Ask,
  Automatic,
  Clause,
  Decision,
  FrameOf,
  GameTypes,
  Rules,
  Seat,
  Setup,
  Steps,
  Viewer,
} from './rules.ts';
export {
  interrupt,
  openWindow,
  type Secret,
  secretly,
  unanswered,
  unveil,
  type Veiled,
  veil,
  type Window,
} from './secret.ts';
export { type Line, leaders, totals } from './sheet.ts';
