import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import type { Claims } from '../schemas/brand.ts';
import { problemAt } from './check-entry.ts';

/** A claim that code repeats, where no token reaches. */
interface ClaimInCode {
  readonly claim: keyof Claims;
  readonly figure: number;
  /** Path from the project's root. */
  readonly file: string;
}

const ERASURE = 'netlify/server/retention/erasure.ts';

/** A test holds each to its file. */
export const CLAIMS_IN_CODE: readonly ClaimInCode[] = [
  // Specification §8 words the notices.
  { claim: 'replyHours', figure: 24, file: 'src/lead/notices.ts' },
  { claim: 'requestDays', figure: 30, file: ERASURE },
  { claim: 'interactionDays', figure: 30, file: ERASURE },
  { claim: 'preferenceDays', figure: 365, file: 'src/consent/stored-choice.ts' },
];

/**
 * @param brand `src/content/brand.yaml` as it stands on the disk
 * @returns a problem for each claim that says another figure than the code: pages would promise what it does not do
 */
export const claimsAgainstCode = (brand: RawEntry): ContentProblem[] =>
  CLAIMS_IN_CODE.flatMap(({ claim, figure, file }) => {
    const path = ['claims', claim];
    const claimed = valueAt(brand.data, path);
    // What is no number has a message of its own.
    if (typeof claimed !== 'number' || claimed === figure) return [];
    const expected = `${figure}, as in ${file}, which no edit of the content changes: ask a developer to change both, and src/content-model/check/claims-in-code.ts`;
    return [problemAt(brand, path, expected)];
  });
