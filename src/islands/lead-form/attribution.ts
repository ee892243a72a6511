import { storedChoice } from '../../consent/stored-choice.ts';
import { type Campaign, campaignOf } from '../../lead/campaign.ts';
import { CAMPAIGN_KEY } from '../../lead/campaign-address.ts';

/** Where a lead comes from. Two posts that differ only in this are the same lead. */
export interface Attribution {
  /** The plan or position that the visitor chose. */
  readonly plan: string | undefined;
  readonly campaign: Campaign | undefined;
}

/** Returns undefined when reading fails: the tab's storage may hold anything, and the browser may forbid it. */
const orNothing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** The first page of this site in the tab's history; browsers before 2026 may not list it. */
const landing = (): Campaign | undefined =>
  orNothing(() => ({ landing: new URL(navigation.entries()[0]?.url ?? '').pathname }));

/**
 * Finds the campaign of the visit when the form is sent: from the address of this page, from the stored address that a
 * campaign led to (src/lead/campaign-address.ts), or as the first page of the visit. The id of a click on an
 * advertisement is part of it only while the visitor allows marketing.
 */
export const visitCampaign = (): Campaign | undefined => {
  const allowsClickId = storedChoice()?.marketing === true;
  return (
    orNothing(() => campaignOf(location.href, allowsClickId)) ??
    orNothing(() => campaignOf(sessionStorage[CAMPAIGN_KEY], allowsClickId)) ??
    landing()
  );
};
