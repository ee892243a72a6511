import { type RefObject, useEffect, useState } from 'react';
import { restoreDraft } from './draft.ts';
import { checkGate } from './form-lock.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from(form.querySelectorAll<Field>('input[name]:not([type=hidden]), textarea[name]'));

/** Copies the value of the field that React discarded. */
const adopt = (field: Field, before: Field): void => {
  if (field.type === 'checkbox') (field as HTMLInputElement).checked ||= (before as HTMLInputElement).checked;
  else if (field.type === 'file') (field as HTMLInputElement).files = (before as HTMLInputElement).files;
  else field.value ||= before.value;
};

/**
 * Keeps what was typed before hydration. React adopts the form's HTML with its values. But when an extension or a
 * translator has put nodes into the form, React discards the HTML and renders it again, and would lose the values.
 * Fields that are empty even then get what was typed before a reload.
 *
 * @param form ref of the form
 * @param id id of the form, to find its HTML before hydration
 */
export const useTypedValues = (form: RefObject<HTMLFormElement | null>, id: string): void => {
  const [before] = useState(() => {
    const found = globalThis.document?.querySelector<HTMLFormElement>(`form#${id}`);
    if (!found) return undefined;
    const fields = fieldsOf(found);
    return { fields, focused: fields.find((field) => field === document.activeElement)?.name };
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = new Map(before?.fields.map((field) => [field.name, field]));
    for (const field of fieldsOf(element)) {
      const old = typed.get(field.name);
      if (old && old !== field) adopt(field, old);
      if (field.name === before?.focused && document.activeElement === document.body) field.focus();
    }
    restoreDraft(element);
    // Fires `input`, so that the draft also stores what was typed before hydration.
    checkGate(element);
  }, [form, before]);
};
