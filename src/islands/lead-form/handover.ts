/**
 * A lead form has one owner at a time, who alone sets `disabled` and writes the line of missing fields. Without scripts
 * there is none: the server renders the button enabled. The early script (src/early/gate.ts) owns the form from the
 * first frame until its island is live. Then React takes it over, once and for good.
 */

/** The controls of a lead form that scripts look for, by their names. */
interface Controls {
  readonly send: HTMLButtonElement;
  /** The line below the button. */
  readonly missing: HTMLOutputElement;
  /** The honeypot. */
  readonly website: HTMLInputElement;
  /** The id of the lead. */
  readonly requestId: HTMLInputElement;
}

export interface LeadFormElement extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection & Controls;
}

/** The forms that React has not taken over: the mark is `novalidate`, since React's messages replace the browser's. */
export const EARLY_FORMS = '.lead-form:not([novalidate])';

/** @returns the line that names the required fields (`data-need`) that are still empty; '' when none is */
export const missingIn = (form: LeadFormElement): string => {
  const line = [...form.querySelectorAll<HTMLInputElement>('[data-need]')]
    .filter((field) => field.validity.valueMissing || !field.value.trim())
    .map((field) => field.dataset['need'])
    .join(', ');
  return line && `Mancano: ${line}.`;
};

/**
 * Takes a form over from the early script. What that has written goes, so that the form is what React believes it to
 * be, and so do the titles, which the browser would add to its messages.
 */
export const takeOver = (form: LeadFormElement): void => {
  const { send, missing } = form.elements;
  form.noValidate = true;
  send.disabled = false;
  missing.textContent = '';
  for (const field of form.querySelectorAll('[title]')) field.removeAttribute('title');
};
