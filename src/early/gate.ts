import { fieldOf, restoreDraft } from '../islands/lead-form/draft.ts';
import { afterFrame, listen } from './events.ts';

/**
 * The submit gate of lead forms: the button stays disabled until name, email, phone and both consents are there and the
 * honeypot is empty (Specification §4), and while React sends (`aria-busy`). The server renders it enabled, so that a
 * form without scripts works; this is its only owner once scripts run, also after React took the form over.
 *
 * The lead's id stands in `requestId`, so that the browser's own post and React's name the same lead; pressing twice is
 * then harmless.
 */
export const checkGates = (): void => {
  for (const form of document.forms) {
    // What the fields with `required` call themselves that are still to be filled in.
    const missing = [...form.querySelectorAll<HTMLInputElement>('[data-need]')]
      .filter(({ validity, value }) => validity.valueMissing || !value.trim())
      .map(({ dataset }) => dataset['need'])
      .join(', ');
    const isHeld = missing || form.ariaBusy || fieldOf(form, 'website')?.value;
    fieldOf(form, 'send')?.toggleAttribute('disabled', Boolean(isHeld));
    const line = fieldOf(form, 'missing');
    if (line) line.value = missing && `Ancora da compilare: ${missing}.`;
    const id = fieldOf(form, 'requestId');
    // Where the page is not served securely there is none: the server then derives an id from the content.
    if (id) id.value ||= crypto.randomUUID?.() ?? '';
  }
};

/** Looks now and after every sign of a change. What was typed before the tab was loaded again is there at once. */
export const watchForms = (): void => {
  for (const form of document.forms) restoreDraft(form);
  checkGates();
  // A reset empties the fields only after its event; the way back to the page fills them without one.
  listen(['input', 'change', 'reset', 'pageshow'], () => afterFrame(checkGates));
};
