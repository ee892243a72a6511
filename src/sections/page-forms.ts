import { unbrokenUnits } from '../content-model/fields/typography.ts';
import { isKind, type Section } from '../content-model/section.ts';
import type { DialogPage } from '../islands/lead-dialog/dialog-request.ts';
import { type Choice, choiceAddress } from '../lead/choice.ts';
import { DEFAULT_SOURCE, ownThanksPath } from '../lead/form-types.ts';
import { type Page, readSite } from '../site/site.ts';
import { APPLICATION_ID, CONSULTATION_ID, HERO_FORM_ID } from './anchor-schema.ts';
import { section as connectivityHero } from './connectivity-hero/connectivity-hero.schema.ts';
import { section as consultation } from './consultation/consultation.schema.ts';
import { section as figureHero } from './figure-hero/figure-hero.schema.ts';
import { section as plans } from './plans/plans.schema.ts';
import { section as roles, SPONTANEOUS } from './roles/roles.schema.ts';
import { section as solutionRows } from './solution-rows/solution-rows.schema.ts';

const isHero = isKind(connectivityHero);
const isConsultation = isKind(consultation);
const isFigureHero = isKind(figureHero);
const isPlans = isKind(plans);
const isRoles = isKind(roles);
const isSolutions = isKind(solutionRows);

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

/** @returns the page's first form for client requests */
const formOf = (sections: readonly Section[]) =>
  sections
    .filter((section) => isHero(section) || isConsultation(section))
    .find((section) => formAnchor(section) !== APPLICATION_ID)?.form;

/** Whether a section's buttons open a dialog about a plan or a service. */
const asksInDialog = (section: Section): boolean =>
  isSolutions(section) || (isPlans(section) && section.dialog === true);

/**
 * @param sections the sections of a page
 * @param service the service that the page is about
 * @returns what the page says to its dialogs: the question of its own form, and the label of that form (`Fibra Ottica`),
 *   or else the name of its service, for the leads about its plans and services. Specification §3
 */
export const dialogPageOf = (sections: readonly Section[], service: string | undefined): DialogPage => {
  const form = formOf(sections);
  const source = form?.source ?? (service === undefined ? DEFAULT_SOURCE : readSite().service(service).name);
  return {
    ...(form && { messageLabel: unbrokenUnits(form.messageLabel) }),
    ...(sections.some(asksInDialog) && { source }),
  };
};

/** @returns the addresses that thank for the forms of a page without JavaScript, if the page has thanks of its own */
export const ownThanksOf = ({ id, thanks, sections }: Pick<Page, 'id' | 'thanks' | 'sections'>): string[] => {
  const forms = sections.filter(
    (section) => isHero(section) || isConsultation(section) || isFigureHero(section),
  );
  return thanks ? [...new Set(forms.map(({ form }) => ownThanksPath(form.formType, id)))] : [];
};

/** @returns the page whose form asks about a service when the page of that service has no form, without scripts */
const servicesPath = (): string => readSite().navigation.areas.innovazione.all.href;

/** @returns the services of a list as choices; their ids are unique across the lists */
const servicesIn = (list: string): Choice[] =>
  readSite()
    .solutions(list)
    .map(({ id, title }) => ({ id: `${list}-${id}`, name: title }));

/**
 * @param form fragment of the form of a page, if it has one
 * @returns the address of a form where a visitor without scripts can ask
 */
export const formAddress = (form: string | undefined): string =>
  form === undefined ? `${servicesPath()}#${CONSULTATION_ID}` : `#${form}`;

/**
 * @param list a list of services
 * @param form fragment of the form of the page that shows them, if it has one
 * @returns for each service the address of a form that asks about it
 */
export const serviceAddresses = (list: string, form: string | undefined): string[] =>
  servicesIn(list).map((choice) => `${form === undefined ? servicesPath() : ''}${choiceAddress(choice)}`);

/** The lists of services on pages without a form. */
const homelessLists = (): string[] =>
  readSite().pages.flatMap(({ sections }) =>
    formAnchorOf(sections) === undefined
      ? sections.filter(isSolutions).map(({ solutions }) => solutions)
      : [],
  );

/** A choice with the form that its button leads to. */
export interface ChosenAt extends Choice {
  /** Fragment of the form. */
  readonly form: string;
}

/**
 * @param sections the sections of a page
 * @returns the plans, services and positions that the page lists, each with the form that its button leads to; none when
 *   the page has no such form. The page of all services has those of pages without a form too
 */
export const choicesOf = (sections: readonly Section[]): ChosenAt[] => {
  const site = readSite();
  const [requests, applications] = [formAnchorOf(sections), applicationAnchorOf(sections)];
  const isOfAllServices = site.pages.find(({ path }) => path === servicesPath())?.sections === sections;
  const others = isOfAllServices ? homelessLists() : [];
  const at = (form: string | undefined, choices: readonly Choice[]): ChosenAt[] =>
    form === undefined ? [] : choices.map((choice) => ({ ...choice, form }));
  const own = sections.flatMap((section): ChosenAt[] => {
    if (isPlans(section)) return at(requests, site.planList(section.plans).items);
    if (isSolutions(section)) return at(requests, servicesIn(section.solutions));
    if (isRoles(section))
      return at(
        applications,
        section.roles.length === 0
          ? [SPONTANEOUS]
          : section.roles.map((id) => ({ id, name: site.role(id).title })),
      );
    return [];
  });
  return [...own, ...at(requests, others.flatMap(servicesIn))];
};
