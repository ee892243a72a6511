import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

/** The kind of a section, valid or not. */
const kindOf = (section: unknown): unknown => valueAt(section, ['kind']);

/**
 * Checks that a page has one main headline: the first section brings it.
 *
 * @param entry the file of a page with valid sections
 * @param openings the kinds of section that open a page
 * @returns a problem when the first section is not one of them, and one for each later section that is
 */
export const wrongOpenings = (entry: RawEntry, openings: readonly string[]): ContentProblem[] => {
  const sections: unknown = valueAt(entry.data, ['sections']);
  if (!Array.isArray(sections)) return [];
  return sections.map(kindOf).flatMap((kind, index) => {
    const isOpening = typeof kind === 'string' && openings.includes(kind);
    if (isOpening === (index === 0)) return [];
    const expected = isOpening
      ? 'a section that does not open a page: sections[0] already has the headline'
      : `a section that opens a page: ${openings.join(', ')}`;
    return [problemAt(entry, ['sections', index, 'kind'], expected, received(kind))];
  });
};
