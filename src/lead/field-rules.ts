import type { FormType } from './form-types.ts';

/**
 * The HTML attributes of a field's box besides name and id, as React names them. There is no `maxlength`: browsers would
 * cut a pasted text without a word, before normalisation takes its invisible characters away, and a telephone number
 * without its last digit is still valid.
 */
interface Box {
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  /** For the browser's own check: also accepts what normalisation turns into a valid value. */
  readonly pattern?: string;
  /** The browser shows it when a value does not match the pattern. */
  readonly title?: string;
  /** True for a box of several lines. */
  readonly isLong?: true;
}

/** A rule for a normalised text, and the message for a text that breaks it. */
interface Rule {
  readonly holds: (text: string) => boolean;
  readonly message: string | ((text: string) => string);
}

/** All rules of a field that visitors type into: one entry of LEAD_FIELDS (fields.ts). */
export interface FieldRules {
  /** The label of its box. A page may have its own label for the message. */
  readonly label: string;
  /** The forms whose requests may carry the field. The function drops it from requests of other forms. */
  readonly forms: readonly FormType[];
  /** False when no form shows the field, so that only a request can carry it. */
  readonly isShown: boolean;
  /**
   * Whether the field may stay empty. `required` is the message for an empty field, `need` its name in the line above
   * the button. `optional` is the text beside the label.
   */
  readonly presence:
    | { readonly required: string; readonly need: string }
    | { readonly optional: '(facoltativo)' | '(facoltativa)' };
  /** Turns different spellings of the same value into one, before any rule runs. */
  readonly normalize: (typed: string) => string;
  /**
   * Longest normalised text, in UTF-16 code units as HTML's `maxlength` counts; `tooLong` is the message for a longer
   * one.
   */
  readonly max: number;
  readonly tooLong: string | ((text: string) => string);
  /** Applied only to a text that is not empty. */
  readonly rule?: Rule;
  readonly box: Box;
  /** The field's name in the mail and at the desk. */
  readonly words: { readonly mail: string };
  /**
   * Whether an empty field stays in a request and a row, or is left out. `absent`: it was added later, so that a lead without
   * it keeps its shape.
   */
  readonly whenEmpty: 'kept' | 'absent';
}
