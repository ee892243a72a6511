import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import type { Claims } from '../schemas/brand.ts';
import { problemAt } from './check-entry.ts';

/** A claim that code repeats as a constant, because code cannot use a token. */
interface ClaimInCode {
  readonly claim: keyof Claims;
  readonly figure: number;
  /** Path from the project's root. */
  readonly file: string;
}

const ERASURE = 'netlify/server/retention/erasure.ts';

/** A test compares each figure with the code in its file. */
export const CLAIMS_IN_CODE: readonly ClaimInCode[] = [
  // Specification §8 gives the texts of the notices.
  { claim: 'replyHours', figure: 24, file: 'src/lead/notices.ts' },
  { claim: 'requestDays', figure: 30, file: ERASURE },
  { claim: 'interactionDays', figure: 30, file: ERASURE },
  { claim: 'preferenceDays', figure: 365, file: 'src/consent/stored-choice.ts' },
];

/**
 * @param brand `src/content/brand.yaml` as it is on disk
 * @returns a problem for each claim whose figure differs from the code: pages would promise what the code does not do
 */
export const claimsAgainstCode = (brand: RawEntry): ContentProblem[] =>
  CLAIMS_IN_CODE.flatMap(({ claim, figure, file }) => {
    const path = ['claims', claim];
    const claimed = valueAt(brand.data, path);
    // The schema reports a claim that is not a number.
    if (typeof claimed !== 'number' || claimed === figure) return [];
    const expected = `${figure}, as in ${file}, which no edit of the content changes: ask a developer to change both, and src/content-model/check/claims-in-code.ts`;
    return [problemAt(brand, path, expected)];
  });
