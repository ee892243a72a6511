import type { DialogPage } from '../islands/lead-dialog/dialog-request.ts';
import { type Choice, choiceAddress } from '../lead/choice.ts';
import { DEFAULT_SOURCE } from '../lead/form-types.ts';
import { readSite } from '../site/site.ts';
import { APPLICATION_ID, HERO_FORM_ID } from './anchor-schema.ts';
import type { Section } from './section-schemas.ts';

const formAnchor = (section: Section): string | undefined => {
  switch (section.kind) {
    case 'connectivity-hero':
      return HERO_FORM_ID;
    case 'consultation':
      return section.anchor;
    default:
      return undefined;
  }
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
  sections.flatMap((section) => {
    const anchor = formAnchor(section);
    return 'form' in section && anchor !== undefined && anchor !== APPLICATION_ID ? [section.form] : [];
  })[0];

/** Whether a section's buttons open a dialog about a plan or a service. */
const asksInDialog = (section: Section): boolean =>
  section.kind === 'solution-rows' || (section.kind === 'plans' && section.dialog === true);

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
    ...(form && { messageLabel: form.messageLabel }),
    ...(sections.some(asksInDialog) && { source }),
  };
};

/** The page whose form asks about a service when the page of that service has no form, without scripts. */
const SERVICES_PATH = '/innovazione-digitale';

/** @returns the services of a list as choices; their ids are unique across the lists */
const servicesIn = (list: string): Choice[] =>
  readSite()
    .solutions(list)
    .map(({ id, title }) => ({ id: `${list}-${id}`, name: title }));

/**
 * @param list a list of services
 * @param form fragment of the form of the page that shows them, if it has one
 * @returns for each service the address of a form that asks about it
 */
export const serviceAddresses = (list: string, form: string | undefined): string[] =>
  servicesIn(list).map((choice) => `${form === undefined ? SERVICES_PATH : ''}${choiceAddress(choice)}`);

/** The lists of services on pages without a form. */
const homelessLists = (): string[] =>
  readSite().pages.flatMap(({ sections }) =>
    formAnchorOf(sections) === undefined
      ? sections.flatMap((section) => (section.kind === 'solution-rows' ? [section.solutions] : []))
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
  const isOfAllServices = site.pages.find(({ path }) => path === SERVICES_PATH)?.sections === sections;
  const others = isOfAllServices ? homelessLists() : [];
  const at = (form: string | undefined, choices: readonly Choice[]): ChosenAt[] =>
    form === undefined ? [] : choices.map((choice) => ({ ...choice, form }));
  const own = sections.flatMap((section): ChosenAt[] => {
    switch (section.kind) {
      case 'plans':
        return at(requests, site.planList(section.plans).items);
      case 'solution-rows':
        return at(requests, servicesIn(section.solutions));
      case 'roles':
        return at(
          applications,
          section.roles.map((id) => ({ id, name: site.role(id).title })),
        );
      default:
        return [];
    }
  });
  return [...own, ...at(requests, others.flatMap(servicesIn))];
};
