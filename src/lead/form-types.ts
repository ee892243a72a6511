/** The kinds of request a form can send. Specification §3. */
export const FORM_TYPES = ['contact', 'quote', 'career'] as const;
export type FormType = (typeof FORM_TYPES)[number];

export const DEFAULT_FORM_TYPE: FormType = 'contact';
export const DEFAULT_SOURCE = 'Sito Web';

/** The endpoint that forms post to, with and without JavaScript. */
export const LEAD_ENDPOINT = '/api/send-contact-email';

/** Labels of the submit button. Specification §9. */
export const SUBMIT_LABELS: Readonly<Record<FormType, string>> = {
  contact: 'Invia Richiesta',
  quote: 'Richiedi Preventivo',
  career: 'Invia Candidatura',
};

/** The submit button while the request is under way. Specification §4. */
export const SUBMITTING_LABEL = 'Invio in corso...';

/** Pages that thank a visitor whose form was posted without JavaScript. */
export const THANK_YOU_PATHS: Readonly<Record<FormType, string>> = {
  contact: '/richiesta-inviata',
  quote: '/richiesta-inviata',
  career: '/candidatura-inviata',
};

/**
 * @param formType the form that was sent
 * @param page the id of a page with thanks of its own, such as `campagne/fibra-negozi`
 * @returns the address of that page's thanks
 */
export const ownThanksPath = (formType: FormType, page: string): string =>
  `${THANK_YOU_PATHS[formType]}/${page}`;

/**
 * @param value anything a visitor or a bot may have sent
 * @returns whether it is one of {@link FORM_TYPES}
 */
export const isFormType = (value: unknown): value is FormType =>
  FORM_TYPES.some((formType) => formType === value);
