import { LEAD_ENDPOINT } from '../../../src/lead/form-types.ts';
import type { Posted } from '../http/request-body.ts';

const PAGE_MAX_LENGTH = 300;

/** @returns path of a page of this site, without its query; null for any other address */
const ownPath = (address: string, request: Request): string | null => {
  if (!URL.canParse(address, request.url)) return null;
  const { origin, pathname } = new URL(address, request.url);
  return origin === new URL(request.url).origin ? pathname.slice(0, PAGE_MAX_LENGTH) : null;
};

/**
 * The page that held the form, which is evidence of what the visitor saw. The page that sends a form back stands at the
 * endpoint's own address: what it was sent from before is in its field `page`.
 *
 * @returns its path; null where the browser does not say it, or names another site
 */
export const formPage = (request: Request, posted: Posted): string | null => {
  const referrer = request.headers.get('referer');
  const page = referrer === null ? null : ownPath(referrer, request);
  if (page !== LEAD_ENDPOINT) return page;
  const before = posted.kind === 'form' ? posted.fields.get('page') : undefined;
  return before ? ownPath(before, request) : null;
};
