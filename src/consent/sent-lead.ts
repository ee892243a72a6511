import { type FormType, isFormType, THANK_YOU_PATHS } from '../lead/form-types.ts';

/** What the tags learn of a lead: nothing about the person, and nothing that somebody typed. */
export interface SentLead {
  readonly formType: FormType;
  /** Path of the page with the form, without query; undefined = not known. */
  readonly page: string | undefined;
}

/** Parameters of the thank-you page's address: form type and token, page. */
const SENT = 'inviata';
const PAGE = 'da';

/** An odd last digit counts. Whoever filled the honeypot gets an even one, which looks the same. */
const COUNTED = /^[0-9a-f]{7}[13579bdf]$/;
/** Paths of this site's pages hold nothing else. */
const PATH = /^\/[a-z0-9/-]*$/;

/**
 * @param sent what was sent
 * @param token eight hexadecimal digits, the same for each post of one lead; see {@link markOf}
 * @param path of the page that thanks: the common one of the form's type, or one below it
 * @returns path and query of the page that thanks for a form that the browser itself posted
 */
export const thankYouAddress = (
  { formType, page }: SentLead,
  token: string,
  path = THANK_YOU_PATHS[formType],
): string => {
  const query = new URLSearchParams({
    [SENT]: `${formType}.${token}`,
    ...(page !== undefined && { [PAGE]: page }),
  });
  return `${path}?${query}`;
};

/**
 * @param digits eight hexadecimal digits
 * @param counts whether the lead is one that people sent
 * @returns the digits, the last of them odd if the lead counts, else even
 */
export const markOf = (digits: string, counts: boolean): string => {
  const last = Number.parseInt(digits.slice(-1), 16);
  return digits.slice(0, -1) + (counts ? last | 1 : last & ~1).toString(16);
};

/** Key in `sessionStorage` of the tokens that were told: a form that is posted twice is one lead. */
export const TOLD_KEY = 'told-leads';

/** @returns whether this lead was not told before, in this tab */
const isNew = (token: string): boolean => {
  try {
    const told: string = sessionStorage[TOLD_KEY] ?? '';
    if (told.includes(token)) return false;
    sessionStorage[TOLD_KEY] = `${told} ${token}`.trim();
  } catch {
    // Without storage, the address without its marker still prevents that a reload counts.
  }
  return true;
};

/** @returns whether the visitor comes from a page of this site, and not by a link that somebody made up */
const comesFromHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/**
 * Takes the lead out of the address of a thank-you page, so that a reload, a bookmark and the browser's history do not
 * count it again. Call it only with a consent, because it stores what was taken.
 *
 * @returns the lead; undefined on any other page, and when it was taken before
 */
export const takeSentLead = (): SentLead | undefined => {
  const query = new URLSearchParams(location.search);
  const [formType, token = ''] = query.get(SENT)?.split('.') ?? [];
  if (!isFormType(formType) || !location.pathname.startsWith(THANK_YOU_PATHS[formType])) return undefined;
  const page = query.get(PAGE) ?? '';
  history.replaceState(history.state, '', location.pathname);
  if (!COUNTED.test(token) || !comesFromHere() || !isNew(token)) return undefined;
  return { formType, page: PATH.test(page) ? page : undefined };
};
