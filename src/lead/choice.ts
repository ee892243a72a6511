import { SOURCE_MAX_LENGTH } from './limits.ts';
import { readLine } from './one-line.ts';

/**
 * The plan, service or position that a visitor chose on the page. Its button links to the form with an address that
 * names the choice twice. The fragment shows the choice above the form, with and without scripts. The query survives
 * every other jump on the page and reaches the server when the browser posts the form by itself, because `Referer`
 * contains the query but no fragment. So that the form still shows then what it sends, its line stays once it was shown
 * (src/sections/form-card.css); with scripts {@link showChoice} reads the query.
 */
export interface Choice {
  /** Id of the plan in its price list, of the service in its list, or of the position. */
  readonly id: string;
  /** The name that the lead carries. */
  readonly name: string;
}

/** The text before the name of the choice. */
export const CHOSEN = 'Hai scelto:';

/**
 * @param name of a choice
 * @returns the name as React draws it: Firefox would break a unit in it, such as `1 Gb/s`, after the slash
 */
export const drawnChoice = (name: string): string => name.replaceAll('/', '/\u2060');

/** The URL parameter with the name of the choice. */
export const CHOICE_PARAMETER = 'scelta';

/** @returns the fragment of the line that shows the choice above its form, without `#` */
export const choiceFragment = ({ id }: Choice): string => `${CHOICE_PARAMETER}-${id}`;

/** @returns the address of the same page with the choice made, such as `?scelta=Base#scelta-base` */
export const choiceAddress = (choice: Choice): string =>
  `?${new URLSearchParams([[CHOICE_PARAMETER, choice.name]])}#${choiceFragment(choice)}`;

/**
 * @param value the name of a plan or a position, or anything else that was sent in its place
 * @returns the name as one line of at most {@link SOURCE_MAX_LENGTH} characters; undefined when there is no name
 */
export const readChoice = (value: unknown): string | undefined => readLine(value, SOURCE_MAX_LENGTH);

/**
 * Shows, of the lines above the forms (src/sections/LeadFormCard.astro), the one that the address names, whatever was
 * shown before.
 */
export const showChoice = (): void => {
  const chosen = new URLSearchParams(location.search).get(CHOICE_PARAMETER);
  for (const line of document.querySelectorAll<HTMLElement>('.choice'))
    line.dataset['chosen'] = `${(line.lastElementChild as Element).textContent === chosen}`;
};
