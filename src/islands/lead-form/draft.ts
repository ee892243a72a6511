/** Of a file only the name is kept, under one that no field has: by it its loss is known. */
export const FILE = 'file';

/** One key a form, in the storage that ends with the tab. */
export const keyOf = (form: HTMLFormElement): string => location.pathname + form.id;

/** @returns the control of that name, whatever an extension adds to the form */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`[name=${name}]`);

/**
 * @returns what was typed, by name
 * @throws when there is no draft, it cannot be read, or the browser forbids storage
 */
const readDraft = (form: HTMLFormElement): Record<string, string> => JSON.parse(sessionStorage[keyOf(form)]);

/** Fills what is empty with what was typed before the reload; the lead keeps its id. */
export const restoreDraft = (form: HTMLFormElement): void => {
  try {
    const draft = readDraft(form);
    for (const name in draft) {
      const field = fieldOf(form, name);
      if (field) field.value ||= draft[name] ?? '';
    }
  } catch {
    // There is none.
  }
};

/** @returns whether a file stood in the form before the reload */
export const hadFile = (form: HTMLFormElement): boolean => {
  try {
    return Boolean(readDraft(form)[FILE]);
  } catch {
    return false;
  }
};
