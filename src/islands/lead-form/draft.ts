import { withStorage } from './tab-storage.ts';

/** What was typed: never a consent, which is given and not remembered. */
const TYPED = ['requestId', 'name', 'email', 'phone', 'message'] as const;
/** No page may put a file back: of it only the name is kept, by which its loss is known. */
const FILE = 'attachment';

/** One key a form, in the storage that ends with the tab. */
const keyOf = (form: HTMLFormElement): string => location.pathname + form.id;

const fieldOf = (form: HTMLFormElement, name: string): { value: string } =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? { value: '' };

/** Keeps what was typed, and the id of its lead, for a reload of the tab; of an empty form nothing. */
export const saveDraft = (form: HTMLFormElement): void =>
  withStorage((storage) => {
    const [id, ...typed] = [...TYPED, FILE].map((name) => fieldOf(form, name).value);
    if (typed.some(Boolean)) storage.setItem(keyOf(form), JSON.stringify([id, ...typed]));
    else storage.removeItem(keyOf(form));
  });

const draftOf = (form: HTMLFormElement): unknown[] =>
  withStorage((storage) => {
    const draft: unknown = JSON.parse(storage.getItem(keyOf(form)) ?? '');
    return Array.isArray(draft) ? draft : [];
  }) ?? [];

/** Fills what is empty with what was typed before the reload; the lead keeps its id. */
export const restoreDraft = (form: HTMLFormElement): void => {
  const draft = draftOf(form);
  if (draft.length === 0) return;
  TYPED.forEach((name, index) => {
    const field = fieldOf(form, name);
    if (!field.value || name === 'requestId') field.value = String(draft[index] ?? '');
  });
};

/** @returns whether a file stood in the form before the reload */
export const hadFile = (form: HTMLFormElement): boolean => Boolean(draftOf(form)[TYPED.length]);
