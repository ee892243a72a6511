import { UTM } from '../../../src/lead/campaign-address.ts';
import { CHOICE_PARAMETER } from '../../../src/lead/choice.ts';
import { LEAD_ENDPOINT } from '../../../src/lead/form-types.ts';
import { PAGE_MAX_LENGTH } from '../../../src/lead/limits.ts';
import type { Posted } from '../http/request-body.ts';

/** @returns the address of a page of this site; null for any other */
const ownAddress = (address: string, request: Request): URL | null => {
  if (!URL.canParse(address, request.url)) return null;
  const url = new URL(address, request.url);
  return url.origin === new URL(request.url).origin ? url : null;
};

/**
 * Finds the page with the form, which is evidence of what the visitor saw. The correction page has the address of the
 * endpoint, so it passes on the original page in its field `page`.
 *
 * @returns the address of the page; null if the browser does not send it, or if it belongs to another site
 */
export const formAddress = (request: Request, posted: Posted): URL | null => {
  const referrer = request.headers.get('referer');
  const page = referrer === null ? null : ownAddress(referrer, request);
  if (page?.pathname !== LEAD_ENDPOINT) return page;
  const before = posted.kind === 'form' ? posted.fields.get('page') : undefined;
  return before ? ownAddress(before, request) : null;
};

/** @returns the part of the address that a lead stores: the path, without query and fragment */
export const pageOf = (address: URL | null): string | null =>
  address?.pathname.slice(0, PAGE_MAX_LENGTH) ?? null;

/** @returns the value of the correction page's field `page`: the path, and the query parameters that a lead stores */
export const pageField = (address: URL | null): string => {
  if (address === null) return '';
  const kept = [...address.searchParams].filter(([name]) => name === CHOICE_PARAMETER || UTM.test(name));
  return kept.length === 0 ? address.pathname : `${address.pathname}?${new URLSearchParams(kept)}`;
};
