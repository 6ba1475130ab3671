// How a hero of the team thinks: what he looks at, and how far.

export interface Manner {
  /** Sunrises he looks ahead when he watches the castle. */
  readonly foresight: number;
  /** What a letter of the legend weighs with him. */
  readonly thrift: number;
  /** What a piece of reward weighs. */
  readonly greed: number;
  /** What a face-down fog token is worth a way. */
  readonly curiosity: number;
  /** What a farmer brought home is worth. */
  readonly kindness: number;
  /** The chance he wants before he joins a fight. */
  readonly caution: number;
  /** Companions he counts on in a fight. */
  readonly companions: number;
  /** Hours of overtime he thinks of. */
  readonly overtime: number;
  /** Gold goes to whoever gets most for it. */
  readonly pools: boolean;
  /** The share of tasks he does not think of on a day. */
  readonly overlooks: number;
}

/** He sees the whole legend, and everybody’s part in it. */
export const WISE: Manner = {
  foresight: 6,
  thrift: 1,
  greed: 1,
  curiosity: 2,
  kindness: 12,
  caution: 0.5,
  companions: 3,
  overtime: 3,
  pools: true,
  overlooks: 0,
};

/** He plays well with two friends at his side, but for gold, and counts no letters; nor does he think of everything. */
export const STEADY: Manner = {
  foresight: 3,
  thrift: 0,
  greed: 2.5,
  curiosity: 3,
  kindness: 8,
  caution: 0.5,
  companions: 2,
  overtime: 3,
  pools: false,
  overlooks: 0.3,
};

/**
 * He loves fog and gold, fights alone and too boldly, keeps what he earns, sees a creature when it stands
 * before the gate, forgets that every victory costs a letter, and does not think of everything.
 */
export const EAGER: Manner = {
  foresight: 1,
  thrift: 0,
  greed: 2.5,
  curiosity: 6,
  kindness: 4,
  caution: 0.35,
  companions: 0,
  overtime: 0,
  pools: false,
  overlooks: 0.3,
};
