import type { Content } from '../content-model/collections.ts';
import { contentDay } from '../content-model/fields/days.ts';
import { fingerprint } from '../content-model/read/read-collection.ts';
import { readContent } from '../content-model/read-content.ts';
import type { Reading } from '../content-model/reading.ts';
import { type Site, siteModel } from '../content-model/site-model.ts';

export type { Article, Page, Plan, PlanList, Service, Site } from '../content-model/site-model.ts';

interface Read {
  readonly content: Content;
  readonly reading: Reading;
  readonly site: Site;
}

/** The last reading of each project, with what its files were then. */
const kept = new Map<string, { readonly of: string; readonly read: Read }>();

/**
 * `astro build` sets NODE_ENV to production before it loads this module; `astro dev` does not. During a build no file
 * changes, and looking again for every component of every page would be slow.
 */
const isFixed = process.env['NODE_ENV'] === 'production';

const readIn = (root: string): Read => {
  const known = kept.get(root);
  if (known && isFixed) return known.read;
  const day = contentDay();
  const of = `${day}\n${fingerprint(root)}`;
  if (known?.of === of) return known.read;
  const { content, reading } = readContent(root, day);
  const read = { content, reading, site: siteModel(content) };
  kept.set(root, { of, read });
  return read;
};

/**
 * The checked content of the site, with formatted prices: what pages, build, tests and commands call. All callers share
 * one reading until a content file changes.
 *
 * @param root the folder of the project; every command of the project runs in it
 * @returns the site
 * @throws ContentError with every problem of every file
 */
export const readSite = (root: string = process.cwd()): Site => readIn(root).site;

/**
 * The reading behind {@link readSite}: files with their lines, facts, and the checked entries.
 *
 * @param root the folder of the project
 * @returns the reading and the checked content
 * @throws ContentError with every problem of every file
 */
export const readChecked = (root: string = process.cwd()): Omit<Read, 'site'> => readIn(root);
