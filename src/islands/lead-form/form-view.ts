import type { ReactNode } from 'react';
import { FIELD_MESSAGES } from '../../lead/messages.ts';
import type { LeadErrors, LeadField } from '../../lead/schema.ts';

/**
 * The state of a field that a form shows. In a live page it comes from React. In the page that sends a form back
 * without JavaScript, every value is a token that the function replaces (netlify/server/http/correction-page.ts).
 */
export interface FieldView {
  readonly value?: string;
  readonly message?: ReactNode;
  /** Written to `data-message`; the style sheet hides `false`. */
  readonly hasMessage: boolean | string;
  readonly isInvalid: boolean | 'true' | 'false';
  /** Written to `data-message` around a field that not every form has; when undefined, the form's type decides. */
  readonly shown?: string;
  /** Written to `data-checked`, for a box that the function ticks. */
  readonly checked?: string;
}

export type FormView = (field: LeadField | 'attachment') => FieldView;

/** The message under a field: consent boxes have messages of their own. Specification §5. */
export const wordsUnder = (field: LeadField, errors: LeadErrors): string | undefined =>
  field === 'privacyConsent' || field === 'contactConsent' ? FIELD_MESSAGES[field] : errors[field];

/**
 * @param errors the messages of the last check
 * @returns the view of a live form, whose values are in the browser
 */
export const liveView =
  (errors: LeadErrors): ((field: LeadField) => FieldView) =>
  (field) => {
    const isWrong = errors[field] !== undefined;
    return {
      message: isWrong ? wordsUnder(field, errors) : undefined,
      hasMessage: isWrong,
      isInvalid: isWrong,
    };
  };

/** The view of the template page, with a token in place of every value. */
export const templateView: FormView = (field) => ({
  value: `[[value.${field}]]`,
  message: `[[error.${field}]]`,
  hasMessage: `[[has.${field}]]`,
  shown: `[[shows.${field}]]`,
  // The attribute's type does not allow a token; the function writes "true" or "false".
  isInvalid: `[[invalid.${field}]]` as 'true',
  checked: `[[checked.${field}]]`,
});
