import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import type { AnchorsOf } from '../schemas/page.ts';
import { problemAt } from './check-entry.ts';

/**
 * Finds sections whose own buttons lead to a part that their page does not have: nothing would happen.
 *
 * @param entry the file of a page whose sections are right
 * @param sections they
 * @param targets kind of section -> where its buttons lead, the first of these parts that the page has
 * @param anchorsOf the parts that a section has
 * @returns a problem for each such section
 */
export const lostButtons = (
  entry: RawEntry,
  sections: readonly unknown[],
  targets: Readonly<Record<string, readonly string[]>>,
  anchorsOf: AnchorsOf,
): ContentProblem[] => {
  const known = new Set(sections.flatMap(anchorsOf));
  return sections.flatMap((section, index) => {
    const kind = valueAt(section, ['kind']);
    const parts = typeof kind === 'string' ? targets[kind] : undefined;
    if (parts === undefined || parts.some((part) => known.has(part))) return [];
    const names = parts.map((part) => `#${part}`).join(' or ');
    const expected = `a page with ${names}, where the buttons of this section lead (docs/content.md, “Links to a part of a page”)`;
    return [problemAt(entry, ['sections', index, 'kind'], expected, received(kind))];
  });
};
