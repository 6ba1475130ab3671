/** A numbered area of a board. */
export type Space = number;

/** One space as printed: who is next to whom, where creatures go from here, what is on it. */
export interface Place {
  readonly space: Space;
  /** Where to draw it: 0 to 1000 from the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly paths: readonly Space[];
  /** Where a creature goes at sunrise. */
  readonly arrow: Space | null;
  readonly terrain: string;
  readonly well?: true;
  readonly merchant?: true;
  readonly fog?: true;
  readonly river?: true;
  readonly gem?: true;
}
