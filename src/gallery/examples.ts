import type { Section, SectionKind } from '../sections/section-schemas.ts';
import type { Page } from '../site/site.ts';

/** A kind of section as the content uses it. */
interface Example {
  readonly kind: SectionKind;
  /** Path of the page that it comes from. */
  readonly path: string;
  readonly section: Section;
}

/**
 * @param pages the pages of the site, which their schemas have checked
 * @returns of every kind that they use, the first section; in order of the kinds' names
 */
export const examplesOf = (pages: readonly Pick<Page, 'path' | 'sections'>[]): Example[] => {
  const first = new Map<SectionKind, Example>();
  for (const { path, sections } of pages)
    for (const section of sections)
      if (!first.has(section.kind)) first.set(section.kind, { kind: section.kind, path, section });
  return [...first.values()].sort((a, b) => a.kind.localeCompare(b.kind));
};
