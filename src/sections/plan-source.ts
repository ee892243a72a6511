import { DEFAULT_SOURCE } from '../lead/form-types.ts';
import type { Section } from './section-schemas.ts';

/**
 * @param sections the sections of a page
 * @returns what the source of its plan dialog begins with, the label of the page in its own lead form
 *   (`Fibra Ottica`); `undefined` when no plan of the page opens a dialog. Specification §3
 */
export const planSourceOf = (sections: readonly Section[]): string | undefined => {
  if (!sections.some((section) => section.kind === 'plans' && section.dialog)) return undefined;
  return sections.find((section) => section.kind === 'connectivity-hero')?.form.source ?? DEFAULT_SOURCE;
};
