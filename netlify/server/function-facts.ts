import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** What functions need to know of the content, in the site's output. No function reads the content itself. */
export const FUNCTION_FACTS_FILE = 'dist/function-facts.json';

const schema = z.object({
  /** The site's public address. */
  siteUrl: z.url(),
  /** The day for which the site was built: year-month-day, in Italy. */
  built: z.iso.date(),
  /** The later days on which the content changes. */
  changes: z.array(z.iso.date()),
});

/** The build (build/function-facts.ts) writes an object of this type, so that a missing field does not compile. */
export type FunctionFacts = z.output<typeof schema>;

/**
 * @param file where the build wrote it; netlify.toml ships it with the functions
 * @throws when there is no such file, or when it has another shape
 */
export const readFunctionFacts = async (
  file = path.join(process.cwd(), FUNCTION_FACTS_FILE),
): Promise<FunctionFacts> => schema.parse(JSON.parse(await readFile(file, 'utf8')));

let known: Promise<string | undefined> | undefined;

/** @returns the site's public address, read once per process; undefined where nothing was built */
export const builtSiteUrl = (): Promise<string | undefined> => {
  known ??= readFunctionFacts().then(
    ({ siteUrl }) => siteUrl,
    () => undefined,
  );
  return known;
};
