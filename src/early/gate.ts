import { fieldOf, restoreDraft, saveDraft } from '../islands/lead-form/draft.ts';
import { afterFrame, listen } from './events.ts';

/**
 * The submit gate of lead forms: the button stays disabled until name, email, phone and both consents are filled in and
 * the honeypot is empty (Specification §4), and while React sends (`aria-busy`). The server renders the button enabled,
 * so that a form works without scripts. Once scripts run, only this function sets `disabled`, even after React has
 * taken over the form.
 *
 * It also writes the lead's id into `requestId`. The browser's own post and React's then name the same lead, so
 * pressing the button twice is harmless.
 */
export const checkGates = (): void => {
  for (const form of document.forms) {
    // The names (`data-need`) of the required fields that are still empty.
    const missing = [...form.querySelectorAll<HTMLInputElement>('[data-need]')]
      .filter(({ validity, value }) => validity.valueMissing || !value.trim())
      .map(({ dataset }) => dataset['need'])
      .join(', ');
    const isBlocked = missing || form.ariaBusy || fieldOf(form, 'website')?.value;
    fieldOf(form, 'send')?.toggleAttribute('disabled', Boolean(isBlocked));
    const line = fieldOf(form, 'missing');
    if (line) line.value = missing && `Mancano: ${missing}.`;
    const id = fieldOf(form, 'requestId');
    // A page that is not served securely has no `randomUUID`: the server then derives an id from the content.
    if (id) id.value ||= crypto.randomUUID?.() ?? '';
  }
};

/**
 * Restores what was typed before a reload, then checks the gates at once and after every event that may change a field.
 * Keeps what is typed, also once React has taken over the form.
 */
export const watchForms = (): void => {
  for (const form of document.forms) restoreDraft(form);
  checkGates();
  // `reset` fires before the fields are empty, and a return to the page (`pageshow`) fills fields without another
  // event.
  listen(['input', 'change', 'reset', 'pageshow'], ({ target }) => {
    // The form itself fires `input` too (src/islands/lead-form/form-lock.ts).
    saveDraft((target as HTMLInputElement).form ?? (target as HTMLFormElement));
    afterFrame(checkGates);
  });
};
