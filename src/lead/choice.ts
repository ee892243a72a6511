import { SOURCE_MAX_LENGTH } from './limits.ts';
import { readLine } from './one-line.ts';

/**
 * The plan or the position that a visitor chose on the page. Its button leads to the form by an address that names it
 * twice: the fragment shows the line of the choice above the form, with and without scripts, and the query comes along
 * with a form that the browser posts by itself (`Referer`), which a fragment does not.
 */
export interface Choice {
  /** Of the plan in its price list, or of the position. */
  readonly id: string;
  /** What the lead carries. */
  readonly name: string;
}

/** Stands before the name of what was chosen. */
export const CHOSEN = 'Hai scelto:';

/** Names the choice in the address of a page. */
export const CHOICE_PARAMETER = 'scelta';

/** @returns the fragment of the line that shows the choice above its form, without `#` */
export const choiceFragment = ({ id }: Choice): string => `${CHOICE_PARAMETER}-${id}`;

/** @returns the address of the same page with the choice made, such as `?scelta=Base#scelta-base` */
export const choiceAddress = (choice: Choice): string =>
  `?${new URLSearchParams([[CHOICE_PARAMETER, choice.name]])}#${choiceFragment(choice)}`;

/**
 * @param value the name of a plan or a position, or anything else that was sent in its place
 * @returns it as one line of at most {@link SOURCE_MAX_LENGTH} characters; undefined when there is none
 */
export const readChoice = (value: unknown): string | undefined => readLine(value, SOURCE_MAX_LENGTH);
