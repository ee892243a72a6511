import { isOfCampaign } from '../../../src/lead/campaign.ts';
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
 * The page that held the form, which is evidence of what the visitor saw. The page that sends a form back stands at the
 * endpoint's own address: what it was sent from before is in its field `page`.
 *
 * @returns its address; null where the browser does not say it, or names another site
 */
export const formAddress = (request: Request, posted: Posted): URL | null => {
  const referrer = request.headers.get('referer');
  const page = referrer === null ? null : ownAddress(referrer, request);
  if (page?.pathname !== LEAD_ENDPOINT) return page;
  const before = posted.kind === 'form' ? posted.fields.get('page') : undefined;
  return before ? ownAddress(before, request) : null;
};

/** @returns what a lead keeps of it: the path, without what the address said besides */
export const pageOf = (address: URL | null): string | null =>
  address?.pathname.slice(0, PAGE_MAX_LENGTH) ?? null;

/** @returns what a form that is sent back says of the page in its field `page`: the path, and of the query what a lead keeps */
export const pageField = (address: URL | null): string => {
  if (address === null) return '';
  const kept = [...address.searchParams].filter(([name]) => name === CHOICE_PARAMETER || isOfCampaign(name));
  return kept.length === 0 ? address.pathname : `${address.pathname}?${new URLSearchParams(kept)}`;
};
