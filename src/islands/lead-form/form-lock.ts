import { useEffect } from 'react';

/** @returns whether the form is being sent */
export const isBusy = (form: HTMLFormElement): boolean => form.ariaBusy === 'true';

/**
 * Fires `input`, so that the early script checks the form again: it alone disables the button (src/early/gate.ts).
 */
export const checkGate = (form: HTMLFormElement): unknown =>
  form.dispatchEvent(new Event('input', { bubbles: true }));

/** Sets `aria-busy`, which the early script reads. */
export const setBusy = (form: HTMLFormElement, busy: boolean): void => {
  form.ariaBusy = busy ? 'true' : null;
  checkGate(form);
};

const preventChange = (event: Event): void => event.preventDefault();

/**
 * Makes the fields read-only while the form is being sent: a success would erase what is typed then. A checkbox has no
 * `readOnly`, so its clicks are prevented.
 */
export const setReadOnly = (form: HTMLFormElement, readOnly: boolean): void => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.readOnly = readOnly;
    if (field.type === 'checkbox') field.onclick = readOnly ? preventChange : null;
  }
};

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Makes the browser ask before the visitor leaves the page. It listens only while something is under way, because
 * browsers do not keep a page with such a listener in the back/forward cache.
 *
 * @param isUnderWay whether leaving would lose something
 */
export const useLeaveWarning = (isUnderWay: boolean): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isUnderWay]);
};
