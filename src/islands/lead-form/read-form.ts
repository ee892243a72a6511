/** The fields of a lead form as typed, consents as booleans: what `checkLead` takes. */
export interface TypedLead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly privacyConsent: boolean;
  readonly contactConsent: boolean;
  readonly website: string;
}

/**
 * @param form a lead form in the page
 * @returns what it holds now
 */
export const readForm = (form: HTMLFormElement): TypedLead => {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    privacyConsent: data.has('privacyConsent'),
    contactConsent: data.has('contactConsent'),
    website: text('website'),
  };
};
