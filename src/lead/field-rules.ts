import type { FormType } from './form-types.ts';

/** What the box of a field has besides its name, its id and its label: attributes of HTML, as React names them. */
interface Box {
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  /** Takes natively also what normalisation turns into a valid value. */
  readonly pattern?: string;
  /** Said by the browser when it refuses what the pattern does not take. */
  readonly title?: string;
  /** A box of several lines. */
  readonly isLong?: true;
}

/** A rule over a normalised text, and what is said of a text for which it does not hold. */
interface Rule {
  readonly holds: (text: string) => boolean;
  readonly message: string;
}

/** Everything there is to know of a field that visitors type into: one entry of LEAD_FIELDS (fields.ts). */
export interface FieldRules {
  /** Beside its box; of the message the page's own stands there where it has one. */
  readonly label: string;
  /** The forms whose requests may carry it; of another form's request it is left out. */
  readonly forms: readonly FormType[];
  /** False: no form shows it, and only a request can carry it. */
  readonly isShown: boolean;
  /** Who may leave it empty: nobody, then what is said and how the line above the button calls it; or everybody. */
  readonly presence:
    | { readonly required: string; readonly need: string }
    | { readonly optional: '(facoltativo)' | '(facoltativa)' };
  /** Typing habits that mean the same become the same, before any rule. */
  readonly normalize: (typed: string) => string;
  /** Normalised, in UTF-16 code units as HTML's `maxlength` counts, and what is said of a longer one. */
  readonly max: number;
  readonly tooLong: string;
  /** Of a text that is not empty. */
  readonly rule?: Rule;
  readonly box: Box;
  /** How the mail and `npm run leads -- show` call it. */
  readonly words: { readonly mail: string; readonly command: string };
  /**
   * Its part in the hash that tells a repeated request from another one (netlify/server/leads/lead-id.ts). `always`: in
   * the row of every lead, empty or not, in the order of the table. `filled`: a field that was added later; where it is
   * empty, row and hash are as they were before. `never`: it tells nothing apart.
   */
  readonly hash: 'always' | 'filled' | 'never';
}
