/** What a command ends with that was called in a wrong way, as shells do; 1 = what it was asked for is not done. */
export const NOT_UNDERSTOOD = 2;

/** A failure that its message explains whole: printed without a stack. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was called in a wrong way: it says why, and how it is called. */
export class NotUnderstood extends CommandError {
  constructor(why: string, usage: string) {
    super(`${why}\n\n${usage}`, NOT_UNDERSTOOD);
  }
}
