/** One mistake in the content: its place, what is expected there and what the file has. */
export interface ContentProblem {
  /** Path from the project's root, with the line if it is known: `src/content/plans/voip.yaml:7`. */
  readonly file: string;
  /** `items[0].price`, or `(file)` when the file itself is the problem. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

export const WHOLE_FILE = '(file)';

const block = ({ file, field, expected, received }: ContentProblem): string =>
  [file, `  campo     ${field}`, `  atteso    ${expected}`, `  ricevuto  ${received}`].join('\n');

/**
 * All mistakes in the content, in one readable message. It has no stack trace, which would point into the reader and
 * not to the mistake.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  /** @param problems at least one */
  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? '1 problema' : `${problems.length} problemi`;
    super(`${count} nei contenuti.\n\n${problems.map(block).join('\n\n')}\n`);
    this.problems = problems;
    this.stack = '';
  }
}
