import {
  type Dispatch,
  type FocusEvent,
  type InputEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { checkLead, type LeadErrors, type LeadField } from '../../lead/schema.ts';
import { readForm } from './attempt.ts';
import type { LeadFormEvent } from './form-state.ts';
import { wordsUnder } from './LeadFields.tsx';

interface FieldCheck {
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onReset: () => void;
}

const errorsIn = (form: HTMLFormElement): LeadErrors => {
  const verdict = checkLead(readForm(form));
  return verdict.ok ? {} : verdict.errors;
};

/**
 * Whether to check a field after it lost the focus. If it is still the active element, only the window lost the focus.
 * A hidden field is in a dialog that was closed, a read-only one is being sent, and an invalid one already has its
 * message.
 */
const needsCheck = (field: HTMLInputElement): boolean =>
  field !== document.activeElement &&
  !field.closest('[hidden]') &&
  !field.readOnly &&
  field.getAttribute('aria-invalid') !== 'true';

/**
 * @returns whether the visitor has typed into a field and left it. The browser knows that also from before the script
 *   was there; one without these classes says so at the next change or send
 */
const wasLeft = (field: Element): field is HTMLInputElement => {
  try {
    return field.matches(':user-valid, :user-invalid');
  } catch {
    return false;
  }
};

/**
 * Field-level checks (Specification §5). A field is checked when the visitor has typed into it and leaves it, and at
 * every change while it is wrong: never during the first typing, and never when the visitor only passes through.
 *
 * @param form ref of the form
 * @param errors the messages that are shown under the fields
 * @param dispatch tells the form's state
 * @returns listeners for the form's events
 */
export const useFieldCheck = (
  form: RefObject<HTMLFormElement | null>,
  errors: LeadErrors,
  dispatch: Dispatch<LeadFormEvent>,
): FieldCheck => {
  const touched = useRef(new Set<string>());
  const isPressed = useRef(false);

  const judge = useCallback(
    (element: HTMLInputElement): void => {
      if (!element.form || !needsCheck(element)) return;
      const field = element.name as LeadField;
      const found = errorsIn(element.form);
      const message = found[field];
      if (message) dispatch({ type: 'leave', field, message, spoken: wordsUnder(field, found) });
    },
    [dispatch],
  );
  // A message moves everything below it, so it must not appear while a button is pressed or between a tap's events.
  const judgeLater = useCallback(
    (field: HTMLInputElement): void => {
      const later = (): unknown => setTimeout(judge, 0, field);
      if (isPressed.current) addEventListener('pointerup', later, { once: true });
      else later();
    },
    [judge],
  );

  useEffect(() => {
    isPressed.current = document.querySelector(':active') !== null;
    // What was typed before hydration or before a reload counts as touched.
    const typed = form.current ? Object.entries(readForm(form.current)) : [];
    for (const [name, value] of typed) if (value) touched.current.add(name);
    for (const field of form.current?.elements ?? [])
      if (wasLeft(field)) {
        touched.current.add(field.name);
        judgeLater(field);
      }
    const press = ({ type }: Event): void => {
      isPressed.current = type === 'pointerdown';
    };
    const events = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of events) addEventListener(type, press, true);
    return () => {
      for (const type of events) removeEventListener(type, press, true);
    };
  }, [form, judgeLater]);

  return {
    onInput: ({ target, currentTarget }) => {
      const field = (target as HTMLInputElement).name as LeadField;
      touched.current.add(field);
      if (errors[field]) dispatch({ type: 'edit', field, message: errorsIn(currentTarget)[field] });
    },
    onBlur: ({ target }) => {
      // Only fields are in `touched`.
      const field = target as HTMLElement as HTMLInputElement;
      if (touched.current.has(field.name)) judgeLater(field);
    },
    onReset: () => touched.current.clear(),
  };
};
