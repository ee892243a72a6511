import type { Section } from './section-schemas.ts';

/** Fragments that buttons scroll to. Specification §2. */
export const HERO_FORM_ID = 'contatto-hero';

/**
 * @param sections the sections of a page
 * @returns the fragment of the page's own lead form, or undefined when it has none
 */
export const formAnchorOf = (sections: readonly Section[]): string | undefined =>
  sections.some(({ kind }) => kind === 'connectivity-hero') ? HERO_FORM_ID : undefined;
