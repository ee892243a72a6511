import { restoreDraft } from '../islands/lead-form/draft.ts';
import { afterFrame } from './after-frame.ts';

const isMissing = ({ validity, value }: HTMLInputElement): boolean =>
  validity.valueMissing || value.trim() === '';

/** @returns what a field with `required` calls itself (`data-need`) of all that is still to be filled in */
const missingIn = (form: HTMLFormElement): string =>
  [...form.querySelectorAll<HTMLInputElement>('[data-need]')]
    .filter(isMissing)
    .map(({ dataset }) => dataset['need'])
    .join(', ');

const checkGate = (form: HTMLFormElement): void => {
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  const missing = missingIn(form);
  const send = form.querySelector<HTMLButtonElement>('[name=send]');
  if (send) send.disabled = missing !== '' || form.ariaBusy === 'true' || Boolean(field('website')?.value);
  const line = form.querySelector<HTMLOutputElement>('[name=missing]');
  if (line) line.value = missing && `Ancora da compilare: ${missing}.`;
  const id = field('requestId');
  // Where the page is not served securely there is none: the server then derives an id from the content.
  if (id) id.value ||= crypto.randomUUID?.() ?? '';
};

const leadForms = (): NodeListOf<HTMLFormElement> => document.querySelectorAll('.lead-form');

/**
 * The submit gate of lead forms: the button stays disabled until name, email, phone and both consents are there and the
 * honeypot is empty (Specification §4), and while React sends (`aria-busy`). The server renders it enabled, so that a
 * form without scripts works; this is its only owner once scripts run, also after React took the form over.
 *
 * The lead's id stands in `requestId`, so that the browser's own post and React's name the same lead; pressing twice is
 * then harmless.
 */
export const checkGates = (): void => leadForms().forEach(checkGate);

/** Looks now and after every sign of a change. What was typed before the tab was loaded again is there at once. */
export const watchForms = (): void => {
  leadForms().forEach(restoreDraft);
  checkGates();
  // A reset empties the fields only after its event; the way back to the page fills them without one.
  for (const type of ['input', 'change', 'reset', 'pageshow'])
    addEventListener(type, () => afterFrame(checkGates), { capture: true });
};
