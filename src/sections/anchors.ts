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
 * @returns the fragment of the first form that takes requests of clients, or undefined when the page has none
 */
export const formAnchorOf = (sections: readonly Section[]): string | undefined =>
  sections.map(formAnchor).find((anchor) => anchor !== undefined && anchor !== APPLICATION_ID);

/**
 * @param sections the sections of a page
 * @returns the fragment of the form that takes applications, or undefined when the page has none
 */
export const applicationAnchorOf = (sections: readonly Section[]): string | undefined =>
  sections.map(formAnchor).find((anchor) => anchor === APPLICATION_ID);
