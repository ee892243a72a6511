/**
 * What was typed, in `sessionStorage`, for a reload of the tab and for the other forms of the page. The early script
 * keeps it, so that no word is lost while the code of the form is on its way.
 */

/** A draft holds texts by the name of their field, and by a form's id the id of its lead. */
type Draft = Record<string, string | undefined>;

/** @returns the form's control of that name; controls that an extension adds do not matter */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`[name=${name}]`);

/** @returns the fields that a visitor types into: not the honeypot, the boxes and the file */
export const textsOf = (form: HTMLFormElement): NodeListOf<HTMLInputElement> =>
  form.querySelectorAll('.field > [name]');

/** @throws when the browser forbids storage */
export const readDraft = (): Draft => JSON.parse(sessionStorage[location.pathname] ?? '{}');

/** Fills empty fields with what was typed before the reload or in another form. The lead keeps its id. */
export const restoreDraft = (form: HTMLFormElement): void => {
  try {
    const draft = readDraft();
    for (const field of textsOf(form)) field.value ||= draft[field.name] ?? '';
    // A form without this field throws, after its texts are back.
    (fieldOf(form, 'requestId') as HTMLInputElement).value ||= draft[form.id] ?? '';
  } catch {
    // Or there is no storage: the form works without it.
  }
};

/**
 * Keeps what was typed into a form, or removes the draft when nothing is. Consents are never kept: they must be given
 * each time.
 *
 * @param form does nothing when it is something else that fires the same events
 */
export const saveDraft = (form: HTMLFormElement): void => {
  try {
    const draft = readDraft();
    let typed = '';
    for (const { name, value } of textsOf(form)) {
      draft[name] = value;
      typed += value;
    }
    draft[form.id] = fieldOf(form, 'requestId')?.value;
    if (typed) sessionStorage[location.pathname] = JSON.stringify(draft);
    else delete sessionStorage[location.pathname];
  } catch {
    // No form, or no storage.
  }
};
