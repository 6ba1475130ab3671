// The public face: what lies on a table, and how it looks and moves.
export type { BoardProps, Layout, Piece, TableGame, Zone } from './game.ts';
