/** @returns whether the form is being sent */
export const isBusy = (form: HTMLFormElement): boolean => form.ariaBusy === 'true';

/** The early script owns the button's disabled state and reads `aria-busy`: it is asked to look again. */
export const setBusy = (form: HTMLFormElement, busy: boolean): void => {
  form.ariaBusy = busy ? 'true' : null;
  form.dispatchEvent(new Event('change', { bubbles: true }));
};

const keepAsItIs = (event: Event): void => event.preventDefault();

/** Nobody types into words that are on their way: after a success they would be gone. A checkbox knows no `readOnly`. */
export const setReadOnly = (form: HTMLFormElement, readOnly: boolean): void => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.readOnly = readOnly;
    if (field.type === 'checkbox') field.onclick = readOnly ? keepAsItIs : null;
  }
};
