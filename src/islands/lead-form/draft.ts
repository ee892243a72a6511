import type { LeadFormElement } from './handover.ts';

/**
 * What was typed, in `sessionStorage`, for a reload of the tab and for the other forms of the page. The early script
 * keeps it, so that no word is lost while the code of the form is on its way.
 */

/** A draft holds texts by the name of their field, and by a form's id the id of its lead. */
type Draft = Record<string, string | undefined>;

/** @returns the fields that a visitor types into: not the honeypot, the boxes and the file */
export const textsOf = (form: HTMLFormElement): NodeListOf<HTMLInputElement> =>
  form.querySelectorAll('.field>[name]');

/**
 * Reads the draft of the page, and gives it up when anything fails: the browser may forbid storage, the draft may hold
 * anything, and a form may be another than a lead form. The form works without a draft.
 *
 * @param use gets the draft, and its key in `sessionStorage`
 */
const withDraft = (use: (draft: Draft, key: string) => void): void => {
  try {
    const key = location.pathname;
    use(JSON.parse(sessionStorage[key] ?? '{}'), key);
  } catch {
    // There is nothing to keep or to restore.
  }
};

/**
 * Fills empty fields with what was typed before the reload or in another form. The lead keeps its id, or gets one: the
 * browser's own post and React's then name the same lead, so pressing the button twice is harmless. Without one the
 * server derives an id from the content.
 */
export const restoreDraft = (form: HTMLFormElement): void =>
  withDraft((draft) => {
    for (const field of textsOf(form)) field.value ||= draft[field.name] ?? '';
    // A page that is not served securely has no `randomUUID`.
    (form as LeadFormElement).elements.requestId.value ||= draft[form.id] ?? crypto.randomUUID?.() ?? '';
  });

/**
 * Keeps what was typed into a form, or removes the draft when nothing is. Consents are never kept: they must be given
 * each time.
 *
 * @param form nothing happens when it is another form, or null, as the form of an event may be
 */
export const saveDraft = (form: LeadFormElement): void =>
  withDraft((draft, key) => {
    draft[form.id] = form.elements.requestId.value;
    let typed = '';
    for (const { name, value } of textsOf(form)) {
      draft[name] = value;
      typed += value;
    }
    if (typed) sessionStorage[key] = JSON.stringify(draft);
    else delete sessionStorage[key];
  });

const LEAD_IDS = /[\da-f-]{36}/g;

/**
 * Removes the draft of a form that the browser has posted, on the page that follows. A form that was sent back once has
 * another draft, of the same lead.
 */
export const forgetPosted = (): void => {
  try {
    const posted: string = sessionStorage[new URL(document.referrer).pathname];
    for (const id of posted.match(LEAD_IDS) ?? [])
      for (const key of Object.keys(sessionStorage))
        if (sessionStorage[key].includes(id)) delete sessionStorage[key];
  } catch {
    // No draft is kept, or the browser forbids storage.
  }
};

/** @returns the key in `sessionStorage` of the name of a form's file: a page cannot restore the file itself */
export const fileKey = (page: string, formId: string): string => page + formId;

/** The texts that stand in a field as copies: they follow what is typed in another form of the page. */
const copied = new WeakMap<HTMLElement, string | undefined>();

/** Copies what was typed into a form into the page's other forms, unless something else was typed there. */
const spread = (form: HTMLFormElement): void => {
  const texts = textsOf(form);
  for (const other of document.forms)
    for (const { name, value } of other === form ? [] : texts) {
      const field = other.querySelector<HTMLInputElement>(`[name=${name}]`);
      // A form that is being sent is read-only.
      if (!field || field.readOnly || (field.value && field.value !== copied.get(field))) continue;
      field.value = value;
      copied.set(field, value);
    }
};

/** Keeps and copies what is in a form after a script has changed it. */
export const keepTyped = (form: LeadFormElement): void => {
  saveDraft(form);
  spread(form);
};

/**
 * Copies what is typed, letter by letter, from one form of the page into the others: a visitor who goes on in a dialog
 * or in the second form need not begin again. The early script has filled every form with the same draft. Call it when
 * the code of a form's island is evaluated.
 */
export const watchTyping = (): void => {
  withDraft((draft) => {
    for (const form of document.forms)
      for (const field of textsOf(form)) copied.set(field, draft[field.name]);
  });
  document.addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form) spread(form);
  });
};
