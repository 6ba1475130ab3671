/** The user's mistake: one line that says what to do, exit code 2, never a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** A check the user asked for has failed: exit code 1. What there was to say has been said. */
export class Failed extends Error {
  override readonly name = 'Failed';
}

/** Stopped by Ctrl-C after printing what there was: the exit code shells expect. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Our bug, with what is needed to see it again. */
export class Mishap extends Error {
  override readonly name = 'Mishap';

  constructor(cause: unknown, game: string, seed: string) {
    super(`${cause instanceof Error ? cause.message : String(cause)} [${game}, seed ${seed}]`, {
      cause,
    });
  }
}
