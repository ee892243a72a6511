import { CAMPAIGN_KEY } from '../lead/campaign.ts';

/**
 * Keeps the address of a page that a campaign led to, in the storage that ends with the tab: the form may stand on
 * another page, and what brought the visitor is told once only. Of any other page nothing is kept.
 */
export const keepCampaign = (): void => {
  // Both write its address, where its types ask for words.
  const address = location as unknown as string;
  try {
    if (/utm_|gclid/.test(address)) sessionStorage[CAMPAIGN_KEY] = address;
  } catch {
    // Where storage is forbidden, a form on this very page still tells.
  }
};
