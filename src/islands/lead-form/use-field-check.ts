import { type FocusEvent, type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { checkLead, type LeadErrors, type LeadField } from '../../lead/schema.ts';
import { wordsUnder } from './form-view.ts';
import { readForm } from './read-form.ts';
import type { Messages } from './use-messages.ts';

export interface FieldCheck {
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onReset: () => void;
  /** What a field that was left says, aloud: by then the focus is elsewhere. */
  readonly spoken: string | undefined;
}

const errorsOf = (form: HTMLFormElement): LeadErrors => {
  const verdict = checkLead(readForm(form));
  return verdict.ok ? {} : verdict.errors;
};

/**
 * Still the active one: the window was left, not the field. Hidden: its dialog was closed. Read-only: it is on its way.
 * Invalid: its words are there.
 */
const isToBeJudged = (field: HTMLInputElement): boolean =>
  field !== document.activeElement &&
  !field.closest('[hidden]') &&
  !field.readOnly &&
  !field.hasAttribute('aria-invalid');

/**
 * Field-level checks (Specification §5): a field is judged when the visitor leaves it, once something was typed into it,
 * and at every change while it is wrong. Never at the first typing, never when one only passes through.
 *
 * @param form the form as React knows it
 * @param messages where the words go
 * @returns what hears the form's events, and what is said aloud
 */
export const useFieldCheck = (
  form: RefObject<HTMLFormElement | null>,
  { errors, setErrors }: Pick<Messages, 'errors' | 'setErrors'>,
): FieldCheck => {
  const touched = useRef(new Set<string>());
  const isPressed = useRef(false);
  const [spoken, setSpoken] = useState<string>();

  useEffect(() => {
    // Typed before hydration, or before the tab was loaded again.
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
    if (!field.form || !isToBeJudged(field)) return;
    const name = field.name as LeadField;
    const found = errorsOf(field.form);
    if (!found[name]) return;
    setErrors((shown) => ({ ...shown, [name]: found[name] }));
    setSpoken(wordsUnder(name, found));
  };

  return {
    spoken,
    onInput: ({ target, currentTarget }) => {
      // The form itself says so too, for the early script (form-lock.ts).
      if (target === currentTarget) return;
      const name = (target as HTMLInputElement).name as LeadField;
      touched.current.add(name);
      if (!errors[name]) return;
      const found = errorsOf(currentTarget);
      setErrors((shown) => ({ ...shown, [name]: found[name] }));
      if (!found[name]) setSpoken(undefined);
    },
    onBlur: ({ target }) => {
      // Nothing else was touched.
      const field = target as HTMLElement as HTMLInputElement;
      if (!touched.current.has(field.name)) return;
      // A message moves what is below it: not under a button that is being pressed, nor between the events of a tap.
      const later = (): unknown => setTimeout(judge, 0, field);
      if (isPressed.current) addEventListener('pointerup', later, { once: true });
      else later();
    },
    onReset: () => touched.current.clear(),
  };
};
