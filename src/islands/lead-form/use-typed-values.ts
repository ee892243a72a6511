import { type RefObject, useEffect, useState } from 'react';

interface TypedValues {
  readonly fields: ReadonlyMap<string, string | boolean>;
  /** Name of the field that had the focus. */
  readonly focused: string | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from(form.querySelectorAll<Field>('input[name]:not([type=hidden]), textarea[name]'));

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const valuesOf = (form: HTMLFormElement): TypedValues => {
  const fields = fieldsOf(form);
  return {
    fields: new Map(fields.map((field) => [field.name, isBox(field) ? field.checked : field.value])),
    focused: fields.find((field) => field === document.activeElement)?.name,
  };
};

const restore = (form: HTMLFormElement, typed: TypedValues): void => {
  for (const field of fieldsOf(form)) {
    const value = typed.fields.get(field.name);
    if (isBox(field)) field.checked ||= value === true;
    else if (!field.value && typeof value === 'string') field.value = value;
    if (field.name === typed.focused && document.activeElement === document.body) field.focus();
  }
};

/**
 * Keeps what was typed before hydration. React adopts the form's own HTML and its values; but when an extension or a
 * translator has put nodes into it, React throws the HTML away and renders anew, and the words would go with it.
 *
 * @param form the form as React knows it
 * @param id the form's id, by which its HTML is found before React owns it
 */
export const useTypedValues = (form: RefObject<HTMLFormElement | null>, id: string): void => {
  const [typed] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    const before = document.querySelector<HTMLFormElement>(`form#${id}`);
    return before ? valuesOf(before) : undefined;
  });
  useEffect(() => {
    if (form.current && typed) restore(form.current, typed);
  }, [form, typed]);
};
