import type { Content } from '../content-model/content.ts';
import { contentDay } from '../content-model/facts/days.ts';
import { contentChanges, onLaterDays } from '../content-model/raw-content.ts';
import { cached } from '../content-model/read/cached.ts';
import { readContent } from '../content-model/read-content.ts';
import { type Page as PageOf, type Site as SiteOf, siteModel } from '../content-model/site-model.ts';
import { anchorsOf, BUTTON_TARGETS } from '../sections/anchor-schema.ts';
import { type Section, sectionSchema } from '../sections/section-schemas.ts';
import { DRAWN_PLANS } from './drawn-plans.ts';

export type { Article, Plan, PlanList, Service } from '../content-model/site-model.ts';
export type Page = PageOf<Section>;
export type Site = SiteOf<Section>;

/** The sections that open a page and have its headline. docs/content.md, "Kinds of sections" */
const OPENINGS = [
  'connectivity-hero',
  'innovation-hero',
  'wide-hero',
  'cloth-hero',
  'figure-hero',
  'home-hero',
  'legal-text',
] as const satisfies readonly Section['kind'][];

/** Kind of section -> the key of the texts that it renders with RichText, with links such as `[parole](/percorso)`. */
export const LINKED = {
  answers: 'answer',
  'legal-text': 'text',
  stack: 'text',
  story: 'paragraphs',
  'woven-reasons': 'text',
} as const satisfies Partial<Record<Section['kind'], string>>;

const read = (root: string): { content: Content<Section>; site: Site } => {
  const rules = {
    anchorsOf,
    openings: OPENINGS,
    linked: LINKED,
    buttons: BUTTON_TARGETS,
    drawn: DRAWN_PLANS,
  };
  const readOn = (day: string) => readContent(sectionSchema, root, rules, day);
  const today = contentDay();
  const content = readOn(today);
  onLaterDays(contentChanges(root, today), readOn);
  return { content, site: siteModel(content) };
};

/** `astro build` sets NODE_ENV to production before it loads this module; `astro dev` does not. */
const contentIn = cached(read, process.env['NODE_ENV'] === 'production');

/**
 * The checked content of the site. It is cached until a content file changes.
 *
 * @param root the folder of the project; every command of the project runs in it
 * @returns the site
 * @throws ContentError with every problem of every file
 */
export const readSite = (root: string = process.cwd()): Site => contentIn(root).site;

/**
 * The checked files behind {@link readSite}, for Astro's collections.
 *
 * @param root the folder of the project
 * @returns every file by collection and id
 * @throws ContentError with every problem of every file
 */
export const readFiles = (root: string): Content<Section> => contentIn(root).content;
