import { readSite } from '../../src/site/site.ts';
import { addressOf } from '../site/specified-routes.ts';

/** The content of the site that the tests visit: an editor may change each word of it. */
export const SITE = readSite();
/** What its bars, buttons, labels and cookie banner say. */
export const WORDS = SITE.words;
/** What its menus say. */
export const MENUS = SITE.navigation;
/** What the forms say that open over a page. */
export const DIALOGS = SITE.dialogs;

/**
 * @param path of a page, as the specification has it
 * @param kind of the section that holds the form
 * @returns what the form says, and the name that sales know it by
 * @throws when the page has no such form
 */
export const formAt = (path: string, kind: 'connectivity-hero' | 'consultation' | 'figure-hero') => {
  const page = SITE.pages.find((candidate) => candidate.path === addressOf(path));
  const section = page?.sections.find((candidate) => candidate.kind === kind);
  if (section === undefined || !('form' in section)) throw new Error(`${path} has no form in ${kind}`);
  return section.form;
};
