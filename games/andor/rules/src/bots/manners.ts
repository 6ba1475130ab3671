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
}

export const WISE: Manner = {
  foresight: 6,
  thrift: 1,
  greed: 1,
  curiosity: 2,
  kindness: 12,
  caution: 0.5,
  companions: 3,
  overtime: 3,
};
