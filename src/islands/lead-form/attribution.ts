import tagsAddress from 'virtual:on-intent/tags';
import { storedChoice } from '../../consent/stored-choice.ts';
import { type Campaign, campaignOf } from '../../lead/campaign.ts';
import { CAMPAIGN_KEY } from '../../lead/campaign-address.ts';
import type { FormType } from '../../lead/form-types.ts';

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

/** False when no tag has an id; the build then drops this code. */
const hasTags = Boolean(import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID);

/** Tells the tags that the visitor allows about a lead of a page that was accepted; nobody else. */
export const tellTagsOf = (formType: FormType, page = location.pathname): void => {
  const { analytics, marketing } = (hasTags && storedChoice()) || {};
  if (analytics !== true && marketing !== true) return;
  import(/* @vite-ignore */ tagsAddress).then(
    ({ tellLead }) => tellLead({ formType, page }),
    // The lead is sent: a tag that cannot load must not matter.
    () => undefined,
  );
};
