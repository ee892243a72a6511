import { type RefObject, useEffect, useState } from 'react';
import { restoreDraft } from './draft.ts';
import { checkGate } from './form-lock.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from(form.querySelectorAll<Field>('input[name]:not([type=hidden]), textarea[name]'));

/** Gives to a field what stands in the one that React has thrown away. */
const adopt = (field: Field, before: Field): void => {
  if (field.type === 'checkbox') (field as HTMLInputElement).checked ||= (before as HTMLInputElement).checked;
  else if (field.type === 'file') (field as HTMLInputElement).files = (before as HTMLInputElement).files;
  else field.value ||= before.value;
};

/**
 * Keeps what was typed before hydration. React adopts the form's own HTML and its values; but when an extension or a
 * translator has put nodes into it, React throws the HTML away and renders anew, and the words would go with it.
 * What is still empty then takes what was typed before the tab was loaded again.
 *
 * @param form the form as React knows it
 * @param id the form's id, by which its HTML is found before React owns it
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
    // What was typed before hydration is kept from here on, too: it is heard as an input.
    checkGate(element);
  }, [form, before]);
};
