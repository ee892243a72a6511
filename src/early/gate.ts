/**
 * The submit gate of lead forms: the button stays disabled until name, email, phone and both consents are there
 * and the honeypot is empty (Specification §4), and while a post is under way. The server renders it enabled, so
 * that a form without scripts works; this is its only owner once scripts run, also after React took the form over.
 *
 * A required field names itself in `data-need`; `[data-missing]` says what is still to be filled in. The lead's id
 * stands in `requestId`, so that the browser's own post and React's name the same lead.
 */
const refresh = (form: HTMLFormElement): void => {
  const missing: string[] = [];
  let isClosed = form.ariaBusy === 'true';
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    const { need } = field.dataset;
    if (need && !(field.type === 'checkbox' ? field.checked : field.value.trim())) missing.push(need);
    if (field.name === 'website' && field.value) isClosed = true;
    // Undefined where the page is not served securely: the server then derives an id from the content.
    if (field.name === 'requestId') field.value ||= crypto.randomUUID?.() ?? '';
    if (field.type === 'submit') field.disabled = isClosed || !!missing[0];
  }
  const line = form.querySelector('[data-missing]');
  if (line) line.textContent = missing[0] ? `Ancora da compilare: ${missing.join(', ')}.` : '';
};

const forms = (): NodeListOf<HTMLFormElement> => document.querySelectorAll('[data-lead-form]');
const refreshAll = (): void => forms().forEach(refresh);

/** Watches every lead form of the page: typing, ticking, autofill, reset, sending, and the way back to the page. */
export const watchGates = (): void => {
  // A reset empties the fields only after its event; `focusin` finds what autofill wrote without an event.
  for (const type of ['input', 'change', 'focusin', 'reset'])
    addEventListener(type, () => setTimeout(refreshAll));
  addEventListener('submit', (event) => {
    // What React took over is prevented; the browser's own post is under way, and a second one must not start.
    if (event.defaultPrevented) return;
    (event.target as Element).ariaBusy = 'true';
    setTimeout(refreshAll);
  });
  addEventListener('pageshow', () => {
    for (const form of forms()) form.ariaBusy = null;
    refreshAll();
  });
  refreshAll();
};
