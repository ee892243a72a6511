import { isKind } from '../../src/content-model/section.ts';
import { section as connectivityHero } from '../../src/sections/connectivity-hero/connectivity-hero.schema.ts';
import { section as consultation } from '../../src/sections/consultation/consultation.schema.ts';
import { section as figureHero } from '../../src/sections/figure-hero/figure-hero.schema.ts';
import { readSite } from '../../src/site/site.ts';
import { addressOf } from '../site/specified-routes.ts';

/** The content of the site that the tests visit. Tests read it because an editor may change each word. */
export const SITE = readSite();
/** The words of its bars, buttons, labels and cookie banner. */
export const WORDS = SITE.words;
/** The words of its menus. */
export const MENUS = SITE.navigation;
/** The words of the dialogs with a form. */
export const DIALOGS = SITE.dialogs;

const isHero = isKind(connectivityHero);
const isConsultation = isKind(consultation);
const isFigureHero = isKind(figureHero);

/**
 * @param path of a page, as in the specification
 * @param kind of the section that holds the form
 * @returns the words of the form, and its source, the name that sales see
 * @throws when the page has no such form
 */
export const formAt = (path: string, kind: 'connectivity-hero' | 'consultation' | 'figure-hero') => {
  const page = SITE.pages.find((candidate) => candidate.path === addressOf(path));
  const forms = (page?.sections ?? []).flatMap((section) =>
    isHero(section) || isConsultation(section) || isFigureHero(section) ? [section] : [],
  );
  const section = forms.find((candidate) => candidate.kind === kind);
  if (section === undefined) throw new Error(`${path} has no form in ${kind}`);
  return section.form;
};
