/** Key in `sessionStorage` of the last address that a campaign led to. */
export const CAMPAIGN_KEY = 'campaign';

/** A parameter of a campaign. Names in capitals, and those behind the `&amp;` of a mail's HTML, are the same names. */
export const UTM = /^(amp;)*utm_/i;
const UTM_OR_CLICK_ID = /^(amp;)*(utm_|gclid=)/i;

/**
 * @param parameter name of a parameter of an address
 * @returns the name in small letters, without the `amp;` that is left of `&amp;`: `utm_medium` for `amp;UTM_Medium`
 */
export const plainName = (parameter: string): string => parameter.toLowerCase().replace(/^(amp;)+/, '');

/**
 * Keep this function small: it is inline in every page.
 *
 * @param address of a page
 * @param allowsClickId whether the visitor allows marketing; without that, no id by which an advertiser knows a click
 *   again may be kept or sent
 * @returns the address with the parameters `utm_…` and, if allowed, `gclid`, as they were written; without user name,
 *   fragment and everything else in the query. Empty when it names no campaign
 * @throws {TypeError} when the text is not an address
 */
export const campaignAddress = (address: string, allowsClickId?: boolean): string => {
  const { origin, pathname, search } = new URL(address);
  const names = allowsClickId ? UTM_OR_CLICK_ID : UTM;
  const kept = search.split(/[?&]/).filter((parameter) => names.test(parameter));
  return kept[0] ? `${origin + pathname}?${kept.join('&')}` : '';
};

/**
 * Keeps the address of a page that a campaign led to in `sessionStorage`: the form may be on another page, and only the
 * first address names the campaign. Takes out a click id that is not allowed any more. Stores nothing on other pages.
 *
 * @param allowsClickId whether the visitor allows marketing at this moment
 */
export const keepCampaign = (allowsClickId: boolean): void => {
  try {
    sessionStorage[CAMPAIGN_KEY] =
      campaignAddress(location.href, allowsClickId) ||
      campaignAddress(sessionStorage[CAMPAIGN_KEY], allowsClickId);
  } catch {
    // Neither names a campaign. Or storage is forbidden: a form on this page still reads the campaign from the address.
  }
};
