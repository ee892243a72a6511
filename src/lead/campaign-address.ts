/** Key in `sessionStorage` of the last address that a campaign led to. */
export const CAMPAIGN_KEY = 'campaign';

/** A parameter of a campaign. Names in capitals, and those behind the `&amp;` of a mail's HTML, are the same names. */
export const UTM = /^(amp;)*utm_/i;
/** The same with the id by which an advertiser knows a click again: kept and sent only while marketing is allowed. */
export const UTM_AND_CLICK_ID = /^(amp;)*(utm_|gclid=)/i;

/**
 * @param parameter name of a parameter of an address
 * @returns the name in small letters, without the `amp;` that is left of `&amp;`: `utm_medium` for `amp;UTM_Medium`
 */
export const plainName = (parameter: string): string => parameter.toLowerCase().replace(/^(amp;)+/, '');

/**
 * Keep this function small: it is inline in every page.
 *
 * @param page the address of a page
 * @param names which parameters it keeps: {@link UTM} or {@link UTM_AND_CLICK_ID}
 * @returns the address with those parameters, as they were written; without user name, fragment and everything else in
 *   the query. Empty when it names no campaign
 */
export const campaignAddress = ({ origin, pathname, search }: URL | Location, names = UTM): string => {
  const kept = search.split(/[?&]/).filter((parameter) => names.test(parameter));
  return kept[0] ? `${origin + pathname}?${kept.join('&')}` : '';
};

/**
 * Keeps the address of a page that a campaign led to in `sessionStorage`, without click ids: the form may be on another
 * page, and only the first address names the campaign. Stores nothing on other pages. Keep this function small: it is
 * inline in every page.
 */
export const keepUtm = (): void => {
  try {
    const address = campaignAddress(location);
    if (address) sessionStorage[CAMPAIGN_KEY] = address;
  } catch {
    // Storage is forbidden: a form on this page still reads the campaign from the address.
  }
};

/**
 * Follows a choice about marketing: keeps the click id of the current address with the campaign, or takes out one that
 * is not allowed any more.
 *
 * @param allowsClickId whether the visitor allows marketing at this moment
 */
export const keepCampaign = (allowsClickId: boolean): void => {
  try {
    const names = allowsClickId ? UTM_AND_CLICK_ID : UTM;
    sessionStorage[CAMPAIGN_KEY] =
      campaignAddress(location, names) || campaignAddress(new URL(sessionStorage[CAMPAIGN_KEY]), names);
  } catch {
    // Neither names a campaign. Or storage is forbidden: a form on this page still reads the campaign from the address.
  }
};
