import type { Section } from '../content-model/section.ts';
import type { Page } from '../site/site.ts';

/** The first use of one kind of section in the content. */
interface Example {
  readonly kind: string;
  /** Path of the page that contains the section. */
  readonly path: string;
  readonly section: Section;
}

/**
 * @param pages the pages of the site, already validated by their schemas
 * @returns the first section of every kind that the pages use, sorted by kind
 */
export const examplesOf = (pages: readonly Pick<Page, 'path' | 'sections'>[]): Example[] => {
  const first = new Map<string, Example>();
  for (const { path, sections } of pages)
    for (const section of sections)
      if (!first.has(section.kind)) first.set(section.kind, { kind: section.kind, path, section });
  return [...first.values()].sort((a, b) => a.kind.localeCompare(b.kind));
};
