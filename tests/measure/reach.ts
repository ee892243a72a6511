import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedBytes } from '../../build/page/weight.ts';
import { readSite } from '../site/built-site.ts';

const DIST = join(import.meta.dirname, '../../dist');
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;

/**
 * The most bytes that a reach for an island may fetch, in brotli 11, with React and the runtime
 * (docs/decisions/0018-the-card.md).
 */
const REACH_BUDGETS: Readonly<Record<string, number>> = {
  LeadForm: 80_000,
  LeadDialog: 96_000,
  MegaMenu: 78_000,
  Faq: 78_000,
  CookiePreferences: 81_000,
};

export interface Reach {
  readonly island: string;
  /** Addresses of script files on the site, each with its bytes in brotli 11. */
  readonly files: ReadonlyMap<string, number>;
  readonly bytes: number;
  readonly budget: number;
}

const codeOf = (file: string): string => readFileSync(join(DIST, file), 'utf8');

/** Adds a script file and everything that it imports before it runs. */
const addWithImports = (file: string, found: Set<string>): void => {
  if (found.has(file)) return;
  found.add(file);
  for (const [, imported = ''] of codeOf(file).matchAll(IMPORTED))
    addWithImports(`/_astro/${imported.slice('./'.length)}`, found);
};

/**
 * @returns what a reach for each island fetches, found in the built site by following imports
 * @throws when no page has an island of the budgets
 */
export const reaches = (): Reach[] => {
  const { pages, files } = readSite();
  const islands = pages.flatMap(({ document }) => [...document.querySelectorAll('astro-island')]);
  const runtime = [...files].filter((file) => /^\/_astro\/islands\.[\w-]+\.js$/.test(file));
  return Object.entries(REACH_BUDGETS).map(([island, budget]) => {
    const element = islands.find((each) => each.getAttribute('component-export') === island);
    if (!element) throw new Error(`No page has the island ${island}.`);
    const found = new Set(runtime);
    for (const name of ['component-url', 'renderer-url'])
      addWithImports(element.getAttribute(name) ?? '', found);
    const weighed = new Map([...found].map((file) => [file, compressedBytes(codeOf(file))]));
    const bytes = [...weighed.values()].reduce((sum, each) => sum + each, 0);
    return { island, files: weighed, bytes, budget };
  });
};

const BYTES_WIDTH = 7;

const lineOf = (bytes: number, words: string): string => `${String(bytes).padStart(BYTES_WIDTH)} ${words}`;

/** @returns {@link reaches} as a readable table: each island with its budget, and its files, the heaviest first */
export const reachTable = (found: readonly Reach[]): string =>
  found
    .map(({ island, files, bytes, budget }) =>
      [
        lineOf(bytes, `${island}, at most ${budget}`),
        ...[...files].sort(([, a], [, b]) => b - a).map(([file, weight]) => `  ${lineOf(weight, file)}`),
      ].join('\n'),
    )
    .join('\n\n');
