/** One mistake in the content: where it is, what belongs there and what stands there. */
export interface ContentProblem {
  /** Path from the project's root, with the line where it is known: `src/content/plans/voip.yaml:7`. */
  readonly file: string;
  /** `items[0].price`, or `(file)` when the file itself is the problem. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

export const WHOLE_FILE = '(file)';

const block = ({ file, field, expected, received }: ContentProblem): string =>
  [file, `  field     ${field}`, `  expected  ${expected}`, `  received  ${received}`].join('\n');

/**
 * Every mistake found in the content, in one readable message. It has no stack: one would lead into the reader,
 * never to the mistake.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  /** @param problems at least one */
  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the content.\n\n${problems.map(block).join('\n\n')}\n`);
    this.problems = problems;
    this.stack = '';
  }
}
