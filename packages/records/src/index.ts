// The public face: matches as portable files, and the proof that their shuffle was fair.
export { commitmentTo, type Fairness, type Sha256, seedFrom, unfairness } from './fairness.ts';
export {
  checkPlayers,
  keptMatchFile,
  type MatchFile,
  matchFile,
  matchText,
  type Player,
  type ReadMatch,
  readMatch,
} from './matchFile.ts';
