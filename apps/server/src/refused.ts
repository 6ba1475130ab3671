import type { ProblemKind } from '@meadhall/protocol';

/** What a refusal can tell besides its kind. */
export interface Reasons {
  /** The rule that forbids it, where a rule does. */
  readonly clause?: string | undefined;
  /** The field of the request that is wrong: `seats.2.level`. */
  readonly field?: string | undefined;
  /** What the sentence for people mentions: names, numbers, what would be allowed. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Somebody asked for what cannot be: their mistake, told as a problem in their own language. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly kind: ProblemKind;
  readonly clause: string | undefined;
  readonly field: string | undefined;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(kind: ProblemKind, { clause, field, params = {} }: Reasons = {}) {
    super(kind);
    this.kind = kind;
    this.clause = clause;
    this.field = field;
    this.params = params;
  }
}
