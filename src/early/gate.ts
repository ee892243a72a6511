import { later } from './later.ts';
import { listen } from './listen.ts';
import { page } from './page.ts';

/** The fields of every lead form that are found by their names (src/islands/lead-form). */
interface LeadForm extends HTMLFormElement {
  readonly website: HTMLInputElement;
  readonly requestId: HTMLInputElement;
  readonly missing: HTMLOutputElement;
  readonly send: HTMLButtonElement;
}

/**
 * The submit gate of lead forms: the button stays disabled until name, email, phone and both consents are there and
 * the honeypot is empty (Specification §4), and while React sends (`aria-busy`). The server renders it enabled, so
 * that a form without scripts works; this is its only owner once scripts run, also after React took the form over.
 *
 * A field with `required` names itself in `data-need`; the output `missing` says what is still to be filled in. The
 * lead's id stands in `requestId`, so that the browser's own post and React's name the same lead; pressing twice is then
 * harmless.
 */
export const checkGates = (): void => {
  for (const form of page.forms as Iterable<LeadForm>)
    if (form.missing) {
      const missing = [...(form as Iterable<HTMLInputElement>)]
        .flatMap(({ dataset: { need }, validity, value }) =>
          !need || (!validity.valueMissing && value.trim()) ? [] : need,
        )
        .join(', ');
      // The browser makes a boolean of it, the type does not.
      (form.send as { disabled: unknown }).disabled = missing || form.website.value || form.ariaBusy;
      form.missing.value = missing && `Ancora da compilare: ${missing}.`;
      // Undefined where the page is not served securely: the server then derives an id from the content.
      form.requestId.value ||= crypto.randomUUID?.() ?? '';
    }
};

// A reset empties the fields only after its event; the way back to the page fills them without one. Every reach looks too:
// src/early/intent.ts.
listen('input reset pageshow', () => later(checkGates));
