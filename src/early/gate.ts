import { restoreDraft, saveDraft } from '../islands/lead-form/draft.ts';
import { EARLY_FORMS, type LeadFormElement, missingIn } from '../islands/lead-form/handover.ts';
import { afterFrame, listen } from './events.ts';

/**
 * The submit gate of lead forms until React takes them over: the button stays disabled until name, email, phone and both
 * consents are filled in and the honeypot is empty (Specification §4). The server renders the button enabled, so that a
 * form works without scripts.
 */
export const checkGates = (): void => {
  for (const form of document.querySelectorAll<LeadFormElement>(EARLY_FORMS)) {
    const { send, missing, website } = form.elements;
    const line = missingIn(form);
    send.disabled = Boolean(line || website.value);
    missing.textContent = line;
  }
};

/** Every browser has the old interface, and the new one is too long for this script. */
interface OldPerformance {
  readonly navigation?: { readonly type: number };
}
const RELOAD = 1;

/**
 * Restores what was typed before a reload, then checks the gates at once and after every event that may change a field.
 * Keeps what is typed, also once React has taken over the form.
 */
export const watchForms = (): void => {
  for (const form of document.forms) {
    // On a reload Firefox restores ticked boxes and the name of a file. Consents must be given each time.
    if ((performance as OldPerformance).navigation?.type === RELOAD) form.reset();
    restoreDraft(form);
  }
  checkGates();
  // A return to the page (`pageshow`) fills fields without another event.
  listen('input change pageshow', ({ target }) => {
    saveDraft((target as HTMLInputElement).form as LeadFormElement);
    afterFrame(checkGates);
  });
};
