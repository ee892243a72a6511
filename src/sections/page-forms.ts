import { isKind, type Section } from '../content-model/section.ts';
import type { Choice } from '../lead/choice.ts';
import { DEFAULT_SOURCE } from '../lead/form-types.ts';
import { readSite } from '../site/site.ts';
import { APPLICATION_ID, HERO_FORM_ID } from './anchor-schema.ts';
import { section as connectivityHero } from './connectivity-hero/connectivity-hero.schema.ts';
import { section as consultation } from './consultation/consultation.schema.ts';
import { section as plans } from './plans/plans.schema.ts';
import { section as roles } from './roles/roles.schema.ts';

const isHero = isKind(connectivityHero);
const isConsultation = isKind(consultation);
const isPlans = isKind(plans);
const isRoles = isKind(roles);

const formAnchor = (section: Section): string | undefined => {
  if (isHero(section)) return HERO_FORM_ID;
  return isConsultation(section) ? section.anchor : undefined;
};

/**
 * @param sections the sections of a page
 * @returns the fragment of the first form for client requests, or undefined when the page has none
 */
export const formAnchorOf = (sections: readonly Section[]): string | undefined =>
  sections.map(formAnchor).find((anchor) => anchor !== undefined && anchor !== APPLICATION_ID);

/**
 * @param sections the sections of a page
 * @returns the fragment of the application form, or undefined when the page has none
 */
export const applicationAnchorOf = (sections: readonly Section[]): string | undefined =>
  sections.map(formAnchor).find((anchor) => anchor === APPLICATION_ID);

/**
 * @param sections the sections of a page
 * @returns the first part of the lead source in its plan dialog, which is the label of the page's own lead form (`Fibra
 *   Ottica`); `undefined` when no plan of the page opens a dialog. Specification §3
 */
export const planSourceOf = (sections: readonly Section[]): string | undefined => {
  if (!sections.filter(isPlans).some(({ dialog }) => dialog)) return undefined;
  return sections.find(isHero)?.form.source ?? DEFAULT_SOURCE;
};

/** A choice with the form that its button leads to. */
export interface ChosenAt extends Choice {
  /** Fragment of the form. */
  readonly form: string;
}

/**
 * @param sections the sections of a page
 * @returns the plans and the positions that the page lists, each with the form that its button leads to; none when the
 *   page has no such form
 */
export const choicesOf = (sections: readonly Section[]): ChosenAt[] => {
  const site = readSite();
  const [requests, applications] = [formAnchorOf(sections), applicationAnchorOf(sections)];
  return sections.flatMap((section): ChosenAt[] => {
    if (isPlans(section) && requests !== undefined)
      return site.planList(section.plans).items.map(({ id, name }) => ({ id, name, form: requests }));
    if (isRoles(section) && applications !== undefined)
      return section.roles.map((id) => ({ id, name: site.role(id).title, form: applications }));
    return [];
  });
};
