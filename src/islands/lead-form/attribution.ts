import { CAMPAIGN_KEY, type Campaign, campaignOf } from '../../lead/campaign.ts';
import { CHOICE_PARAMETER } from '../../lead/choice.ts';

/** What a lead says of how it came about. It is no part of what makes two posts the same lead. */
export interface Attribution {
  /** The plan or position that the visitor chose. */
  readonly plan: string | undefined;
  readonly campaign: Campaign | undefined;
}

/** What is in the tab may be anything, and reading it may be forbidden. */
const orNothing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** The first page of this site in the tab's own list; browsers before 2026 may have no such list. */
const landing = (): Campaign | undefined =>
  orNothing(() => ({ landing: new URL(navigation.entries()[0]?.url ?? '').pathname }));

/**
 * What brought the visitor, by what the tab knows when the form is sent: the address of this page, the one that a
 * campaign led to (src/early/arrival.ts), or the first page of the visit.
 */
export const visitCampaign = (): Campaign | undefined =>
  orNothing(() => campaignOf(location.href)) ??
  orNothing(() => campaignOf(sessionStorage[CAMPAIGN_KEY])) ??
  landing();

/** @returns the choice that stands above the form (src/sections/LeadFormCard.astro): what is seen is what is sent */
export const shownChoice = (form: HTMLFormElement): string | undefined =>
  form.closest('.form-card')?.querySelector('.choice:target b')?.textContent;

/** But those that open a dialog. */
const CHOICE_LINKS = `[href^="?${CHOICE_PARAMETER}="]:not([data-wakes])`;

/**
 * A button that chooses a plan or a position loads the page anew, with the choice in its address. Where a form is live
 * already the page stays, and with it what was ticked: the address changes as it would have, and the browser goes to
 * the form.
 */
const stayOnPage = (event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(CHOICE_LINKS);
  if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  history.pushState(null, '', link.search);
  location.replace(link.hash);
};

/** Called with the code of a form's island. */
export const hearChoiceLinks = (): void => document.addEventListener('click', stayOnPage);
