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
  form.querySelector(`[name="${name}"]`);

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

/** @returns names and values; nothing where there is no draft, or one that cannot be read */
const draftOf = (form: HTMLFormElement): [name: string, value: string][] =>
  withStorage((storage) => Object.entries(JSON.parse(storage[keyOf(form)]))) ?? [];

/** Fills what is empty with what was typed before the reload; the lead keeps its id. */
export const restoreDraft = (form: HTMLFormElement): void => {
  for (const [name, value] of draftOf(form)) {
    const field = fieldOf(form, name);
    if (field) field.value ||= value;
  }
};

/** @returns whether a file stood in the form before the reload */
export const hadFile = (form: HTMLFormElement): boolean =>
  draftOf(form).some(([name, value]) => name === FILE && value !== '');
