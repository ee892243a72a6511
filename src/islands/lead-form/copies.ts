import { fieldOf, readDraft, saveDraft, textsOf } from './draft.ts';

/** The texts that stand in a field as copies: they follow what is typed in another form of the page. */
const copied = new WeakMap<HTMLElement, string | undefined>();

/** Copies what was typed into a form into the page's other forms, unless something else was typed there. */
const spread = (form: HTMLFormElement): void => {
  const texts = textsOf(form);
  for (const other of document.forms)
    for (const { name, value } of other === form ? [] : texts) {
      const field = fieldOf(other, name);
      // A form that is being sent is read-only.
      if (!field || field.readOnly || (field.value && field.value !== copied.get(field))) continue;
      field.value = value;
      copied.set(field, value);
    }
};

/** Keeps and copies what is in a form after a script has changed it. */
export const keepTyped = (form: HTMLFormElement): void => {
  saveDraft(form);
  spread(form);
};

/**
 * Copies what is typed, letter by letter, from one form of the page into the others: a visitor who goes on in a dialog
 * or in the second form need not begin again. The early script has filled every form with the same draft. Call it when
 * the code of a form's island is evaluated.
 */
export const watchTyping = (): void => {
  try {
    const draft = readDraft();
    for (const form of document.forms)
      for (const field of textsOf(form)) copied.set(field, draft[field.name]);
  } catch {
    // Without storage nothing was filled.
  }
  document.addEventListener('input', ({ target }) => {
    // The form itself fires `input` too (form-lock.ts).
    const { form = target } = target as HTMLInputElement;
    if (form instanceof HTMLFormElement) spread(form);
  });
};
