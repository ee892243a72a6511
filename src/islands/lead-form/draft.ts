import { withStorage } from './tab-storage.ts';

/** What was typed, and the id of its lead: never a consent, which is given and not remembered. */
const KEPT = ['name', 'email', 'phone', 'message', 'requestId'];
/** No page may put a file back. Of it only the name is kept, under one that no field has: by it its loss is known. */
const FILE_FIELD = 'attachment';
const FILE = 'file';

/** One key a form, in the storage that ends with the tab. */
const keyOf = (form: HTMLFormElement): string => location.pathname + form.id;

/** @returns the control of that name, whatever an extension adds to the form */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`[name=${name}]`);

/** Keeps what was typed for a reload of the tab; of an empty form nothing. */
export const saveDraft = (form: HTMLFormElement): void => {
  const draft = KEPT.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  draft.push([FILE, fieldOf(form, FILE_FIELD)?.value ?? '']);
  withStorage((storage) => {
    if (draft.some(([name, value]) => value && name !== 'requestId'))
      storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(draft)));
    else storage.removeItem(keyOf(form));
  });
};

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
