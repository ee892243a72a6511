import type { ContentProblem } from '../read/content-error.ts';
import type { JsonPath } from '../read/json-path.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import type { PlanListData } from '../schemas/plan-list.ts';
import { problemAt } from './check-entry.ts';

/** A figure that a section needs to draw the plans of a price list, and that is missing or left over. */
export interface PlanGap {
  /** The place in the price list. */
  readonly path: JsonPath;
  readonly expected: string;
}

/** What a section draws from a price list, and the key under which it names that list. */
export interface DrawnPlans {
  /** The key of the section: `plans`, or `lines`. */
  readonly key: string;
  readonly gaps: (list: PlanListData) => readonly PlanGap[];
  /** Figures of the section that its plans do not reach, with paths in the section. */
  readonly excess?: (section: unknown, list: PlanListData) => readonly PlanGap[];
}

/**
 * Finds plans that a section of a page cannot draw.
 *
 * @param page the file of a page, valid or not
 * @param files the files of the price lists
 * @param plans the valid price lists
 * @param drawn kind of section -> what it draws from a price list
 * @returns a problem for each figure that is missing or left over, in the file of the price list, and
 *   for each figure of the page that its plans do not reach
 */
export const planGaps = (
  page: RawEntry,
  files: readonly RawEntry[],
  plans: ReadonlyMap<string, PlanListData>,
  drawn: Readonly<Partial<Record<string, readonly DrawnPlans[]>>>,
): ContentProblem[] => {
  const sections = valueAt(page.data, ['sections']);
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown, index) => {
    const kind = String(valueAt(section, ['kind']));
    return (drawn[kind] ?? []).flatMap(({ key, gaps, excess }) => {
      const file = files.find(({ id }) => id === valueAt(section, [key]));
      const list = file && plans.get(file.id);
      if (!list) return [];
      return [
        ...gaps(list).map(({ path, expected }) =>
          problemAt(file, path, `${expected} ("${kind}" in ${page.file} measures each plan)`),
        ),
        ...(excess?.(section, list) ?? []).map(({ path, expected }) =>
          problemAt(page, ['sections', index, ...path], `${expected} (${file.file})`),
        ),
      ];
    });
  });
};
