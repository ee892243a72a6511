import { APPLICATION_ID } from './anchor-schema.ts';
import type { Section } from './section-schemas.ts';

/** Fragments that buttons scroll to. Specification §2. */
export const HERO_FORM_ID = 'contatto-hero';
export const ROLES_ID = 'opportunita';
export const HERO_APPLICATION_ID = 'candidatura-subito';

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
