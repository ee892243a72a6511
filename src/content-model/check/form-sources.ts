import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { type OwnValue, sharedValues } from './own-values.ts';

const CAMPAIGN = /^campagne\//;

/** The sources of a page's forms, each once: two forms of one page may say the same. */
const sourcesOf = (entry: RawEntry): OwnValue[] => {
  const sections = valueAt(entry.data, ['sections']);
  if (!Array.isArray(sections)) return [];
  const sources = sections.flatMap((section: unknown, index): OwnValue[] => {
    const source = valueAt(section, ['form', 'source']);
    return typeof source === 'string'
      ? [{ entry, path: ['sections', index, 'form', 'source'], value: source.trim() }]
      : [];
  });
  return sources.filter(({ value }, index) => sources.findIndex((other) => other.value === value) === index);
};

/** The sources of the dialogs that open over any page. */
const sourcesOfDialogs = ({ data, file }: RawEntry): [source: string, file: string][] =>
  Object.values(typeof data === 'object' && data !== null ? data : {}).flatMap((dialog: unknown) => {
    const source = valueAt(dialog, ['source']);
    return typeof source === 'string' ? [[source.trim(), file]] : [];
  });

/**
 * @param pages the page files
 * @param dialogs `src/content/dialogs.yaml`, if it can be read
 * @returns a problem for pages that share the source of a form: sales could not tell their requests apart. A campaign
 *   gives way to any other page, and to the dialogs.
 */
export const sharedSources = (pages: readonly RawEntry[], dialogs: readonly RawEntry[]): ContentProblem[] => {
  const ordinary = pages.filter(({ id }) => !CAMPAIGN.test(id)).flatMap(sourcesOf);
  const campaigns = pages.filter(({ id }) => CAMPAIGN.test(id)).flatMap(sourcesOf);
  const taken = ordinary.map(({ entry, value }) => [String(value), entry.file] as const);
  return [
    ...sharedValues('a source', ordinary),
    ...sharedValues('a source', campaigns, [...dialogs.flatMap(sourcesOfDialogs), ...taken]),
  ];
};
