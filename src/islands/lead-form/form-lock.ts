import { useEffect } from 'react';

/** @returns whether the form is being sent */
export const isBusy = (form: HTMLFormElement): boolean => form.ariaBusy === 'true';

/** Asks the early script, which owns the button's disabled state (src/early/gate.ts), to look again: as after an input. */
export const checkGate = (form: HTMLFormElement): unknown =>
  form.dispatchEvent(new Event('input', { bubbles: true }));

/** The early script reads `aria-busy`. */
export const setBusy = (form: HTMLFormElement, busy: boolean): void => {
  form.ariaBusy = busy ? 'true' : null;
  checkGate(form);
};

const keepAsItIs = (event: Event): void => event.preventDefault();

/** Nobody types into words that are on their way: after a success they would be gone. A checkbox knows no `readOnly`. */
export const setReadOnly = (form: HTMLFormElement, readOnly: boolean): void => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.readOnly = readOnly;
    if (field.type === 'checkbox') field.onclick = readOnly ? keepAsItIs : null;
  }
};

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * The browser asks before the page is left. Only while something is under way: a page that listens is not kept for
 * the way back.
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
