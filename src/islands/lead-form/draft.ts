/**
 * The draft stores only a file's name, under this key, which no field uses. After a reload it tells the form that the
 * file is missing.
 */
export const FILE = 'file';

/** @returns the key of a form's draft in `sessionStorage` */
export const keyOf = (form: HTMLFormElement): string => location.pathname + form.id;

/** @returns the form's control of that name; controls that an extension adds do not matter */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`[name=${name}]`);

/**
 * @returns what was typed, by name
 * @throws when there is no draft, it cannot be read, or the browser forbids storage
 */
const readDraft = (form: HTMLFormElement): Record<string, string> => JSON.parse(sessionStorage[keyOf(form)]);

/** Fills empty fields with what was typed before the reload. The lead keeps its id. */
export const restoreDraft = (form: HTMLFormElement): void => {
  try {
    const draft = readDraft(form);
    for (const name in draft) {
      const field = fieldOf(form, name);
      if (field) field.value ||= draft[name] ?? '';
    }
  } catch {
    // There is no draft.
  }
};

/** @returns whether the form contained a file before the reload */
export const hadFile = (form: HTMLFormElement): boolean => {
  try {
    return Boolean(readDraft(form)[FILE]);
  } catch {
    return false;
  }
};
