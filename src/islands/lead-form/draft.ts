import { withStorage } from './tab-storage.ts';

/** What is kept of a form: never a consent, which is given and not remembered, and never a file. */
const KEPT = ['requestId', 'name', 'email', 'phone', 'message'] as const;

/** One key a form, in the storage that ends with the tab. */
const keyOf = (form: HTMLFormElement): string => location.pathname + form.id;

const fieldOf = (form: HTMLFormElement, name: string): { value: string } =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? { value: '' };

/** Keeps what was typed, and the id of its lead, for a reload of the tab. */
export const saveDraft = (form: HTMLFormElement): void =>
  withStorage((storage) =>
    storage.setItem(keyOf(form), JSON.stringify(KEPT.map((name) => fieldOf(form, name).value))),
  );

/** Fills what is empty with what was typed before the reload; the lead keeps its id. */
export const restoreDraft = (form: HTMLFormElement): void =>
  withStorage((storage) => {
    const draft: unknown = JSON.parse(storage.getItem(keyOf(form)) ?? 'null');
    if (!Array.isArray(draft)) return;
    KEPT.forEach((name, index) => {
      const field = fieldOf(form, name);
      if (!field.value || name === 'requestId') field.value = String(draft[index] ?? '');
    });
  });

/** Forgets what was typed: it has arrived. */
export const eraseDraft = (form: HTMLFormElement): void =>
  withStorage((storage) => storage.removeItem(keyOf(form)));
