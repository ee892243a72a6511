import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { FUNCTION_FACTS_FILE, type FunctionFacts } from '../netlify/server/function-facts.ts';
import { daysIn, spansOf } from '../src/content-model/fields/opening-hours.ts';
import { DAYS } from '../src/content-model/fields/reach.ts';
import { contentChanges, contentOver } from '../src/content-model/read-content.ts';
import type { Brand } from '../src/content-model/schemas/brand.ts';
import { ownThanksOf } from '../src/sections/page-forms.ts';
import { readChecked, readSite } from '../src/site/site.ts';

/** A source that is no name: `navigation_popup`. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/;

/** @returns the days on which the office is open, 1 = Monday, in order */
const openDays = (hours: Brand['hours']): number[] => {
  const open = new Set(spansOf(hours).flatMap(daysIn));
  return DAYS.flatMap((day, index) => (open.has(day) ? [index + 1] : []));
};

/**
 * Netlify tells functions only the address of the published deploy; during the build it also sets that of a preview.
 *
 * Source: docs.netlify.com, "Build environment variables" and "Functions API reference".
 */
const previewUrl = ({ CONTEXT, DEPLOY_PRIME_URL }: NodeJS.ProcessEnv): string | undefined =>
  CONTEXT === 'deploy-preview' || CONTEXT === 'branch-deploy' ? DEPLOY_PRIME_URL : undefined;

const writeFacts = async (root: string): Promise<void> => {
  // The day of the reading that all pages share, although the build may run past midnight.
  const { content, reading } = readChecked(root);
  const facts: FunctionFacts = {
    siteUrl: content.brand.siteUrl,
    previewUrl: previewUrl(process.env),
    built: reading.day,
    changes: contentChanges(reading),
    colours: content.colours,
    office: { replyHours: content.brand.claims.replyHours, days: openDays(content.brand.hours) },
    sourceNames: Object.fromEntries(
      Object.values(content.dialogs)
        .filter((dialog) => 'source' in dialog)
        .filter(({ source }) => CODE.test(source))
        .map(({ source, title }) => [source, `Finestra “${title}”`]),
    ),
    ownThanks: Object.fromEntries(
      readSite(root)
        .pages.filter(({ thanks }) => thanks !== undefined)
        .flatMap((page) => [page.path, ...(page.aliases ?? [])].map((at) => [at, ownThanksOf(page)])),
    ),
  };
  const file = path.join(root, FUNCTION_FACTS_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(facts));
};

/** Writes what functions need to know of the content: at the end of a build, and when `npm run dev` starts. */
export const functionFacts = (root: string = process.cwd()): AstroIntegration => ({
  name: 'trama:function-facts',
  hooks: {
    'astro:server:setup': () => writeFacts(root),
    'astro:build:done': async ({ logger }) => {
      for (const over of contentOver(readChecked(root).reading)) logger.warn(`over: ${over}`);
      await writeFacts(root);
    },
  },
});
