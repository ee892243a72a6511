/**
 * The submit gate of lead forms: the button stays disabled until name, email, phone and both consents are there
 * and the honeypot is empty (Specification §4). The server renders it enabled, so that a form without scripts
 * works; this is its only owner once scripts run, also after React took the form over.
 *
 * A required field names itself in `data-need`; `[data-missing]` says what is still to be filled in.
 */
const FORM = 'form[data-lead-form]';

const isEmpty = (field: HTMLInputElement): boolean =>
  field.type === 'checkbox' ? !field.checked : !field.value.trim();

const refresh = (form: HTMLFormElement): void => {
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>('[data-need]'));
  const missing = fields.filter(isEmpty).map((field) => field.dataset['need']);
  const line = form.querySelector('[data-missing]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const trap = form.querySelector<HTMLInputElement>('[name=website]');
  if (line) line.textContent = missing.length ? `Ancora da compilare: ${missing.join(', ')}.` : '';
  if (button)
    button.disabled = missing.length > 0 || !!trap?.value || form.getAttribute('aria-busy') === 'true';
};

/** Watches every lead form of the page: typing, ticking, autofill, reset, and the way back to the page. */
export const watchGates = (): void => {
  const refreshAll = (): void => {
    document.querySelectorAll<HTMLFormElement>(FORM).forEach(refresh);
  };
  // A reset empties the fields only after its event; `focusin` finds what autofill wrote without an event.
  for (const type of ['input', 'change', 'focusin', 'reset', 'pageshow'])
    addEventListener(type, () => setTimeout(refreshAll));
  refreshAll();
};
