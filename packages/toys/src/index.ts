export { duel } from './duel/duel.ts';
