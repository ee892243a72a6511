import { CAMPAIGN_KEY, type Campaign, campaignOf } from '../../lead/campaign.ts';

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
 * campaign led to (src/early/arrival.ts), or as the first page of the visit.
 */
export const visitCampaign = (): Campaign | undefined =>
  orNothing(() => campaignOf(location.href)) ??
  orNothing(() => campaignOf(sessionStorage[CAMPAIGN_KEY])) ??
  landing();
