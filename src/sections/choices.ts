import type { Choice } from '../lead/choice.ts';
import { readSite } from '../site/site.ts';
import { applicationAnchorOf, formAnchorOf } from './anchors.ts';
import type { Section } from './section-schemas.ts';

/** A choice with the form that its button leads to. */
export interface ChosenAt extends Choice {
  /** Fragment of the form. */
  readonly form: string;
}

/**
 * @param sections the sections of a page
 * @returns the plans of its price lists and its positions, each with the form that its button leads to; none where the
 *   page has no such form
 */
export const choicesOf = (sections: readonly Section[]): ChosenAt[] => {
  const site = readSite();
  const [requests, applications] = [formAnchorOf(sections), applicationAnchorOf(sections)];
  return sections.flatMap((section): ChosenAt[] => {
    if (section.kind === 'plans' && requests !== undefined)
      return site.planList(section.plans).items.map(({ id, name }) => ({ id, name, form: requests }));
    if (section.kind === 'roles' && applications !== undefined)
      return section.roles.map((id) => ({ id, name: site.role(id).title, form: applications }));
    return [];
  });
};
