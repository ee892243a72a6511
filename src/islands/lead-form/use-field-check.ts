import { type FocusEvent, type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { checkLead, type LeadErrors, type LeadField } from '../../lead/schema.ts';
import { wordsUnder } from './form-view.ts';
import { readForm } from './read-form.ts';
import type { Messages } from './use-messages.ts';

export interface FieldCheck {
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onReset: () => void;
  /** Message of the field that was left, for screen readers: the focus is elsewhere by then. */
  readonly spoken: string | undefined;
}

const errorsOf = (form: HTMLFormElement): LeadErrors => {
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
  field.ariaInvalid !== 'true';

/**
 * Field-level checks (Specification §5). A field is checked when the visitor has typed into it and leaves it, and at
 * every change while it is wrong: never during the first typing, and never when the visitor only passes through.
 *
 * @param form ref of the form
 * @param messages the messages under the fields
 * @returns listeners for the form's events, and the text for screen readers
 */
export const useFieldCheck = (
  form: RefObject<HTMLFormElement | null>,
  { errors, setErrors }: Pick<Messages, 'errors' | 'setErrors'>,
): FieldCheck => {
  const touched = useRef(new Set<string>());
  const isPressed = useRef(false);
  const [spoken, setSpoken] = useState<string>();

  useEffect(() => {
    // What was typed before hydration or before a reload counts as touched.
    const typed = form.current ? Object.entries(readForm(form.current)) : [];
    for (const [name, value] of typed) if (value) touched.current.add(name);
    const press = ({ type }: Event): void => {
      isPressed.current = type === 'pointerdown';
    };
    const events = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of events) addEventListener(type, press, true);
    return () => {
      for (const type of events) removeEventListener(type, press, true);
    };
  }, [form]);

  const judge = (field: HTMLInputElement): void => {
    if (!field.form || !needsCheck(field)) return;
    const name = field.name as LeadField;
    const found = errorsOf(field.form);
    if (!found[name]) return;
    setErrors((shown) => ({ ...shown, [name]: found[name] }));
    setSpoken(wordsUnder(name, found));
  };

  return {
    spoken,
    onInput: ({ target, currentTarget }) => {
      // The form itself fires `input` too, for the early script (form-lock.ts).
      if (target === currentTarget) return;
      const name = (target as HTMLInputElement).name as LeadField;
      touched.current.add(name);
      if (!errors[name]) return;
      const found = errorsOf(currentTarget);
      setErrors((shown) => ({ ...shown, [name]: found[name] }));
      if (!found[name]) setSpoken(undefined);
    },
    onBlur: ({ target }) => {
      // Only fields are in `touched`.
      const field = target as HTMLElement as HTMLInputElement;
      if (!touched.current.has(field.name)) return;
      // A message moves everything below it, so it must not appear while a button is pressed or between a tap's events.
      const later = (): unknown => setTimeout(judge, 0, field);
      if (isPressed.current) addEventListener('pointerup', later, { once: true });
      else later();
    },
    onReset: () => touched.current.clear(),
  };
};
