import { recordOf, SHOWN_FIELDS, type ShownField } from '../../lead/fields.ts';

/** The fields of a lead form as typed, with consents as booleans: the input of `checkLead`. */
export interface TypedLead extends Readonly<Record<ShownField, string>> {
  readonly privacyConsent: boolean;
  readonly contactConsent: boolean;
  readonly website: string;
}

/**
 * @param form a lead form in the page
 * @returns its current values; a field that this form does not have is empty
 */
export const readForm = (form: HTMLFormElement): TypedLead => {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    ...recordOf(SHOWN_FIELDS, text),
    privacyConsent: data.has('privacyConsent'),
    contactConsent: data.has('contactConsent'),
    website: text('website'),
  };
};
