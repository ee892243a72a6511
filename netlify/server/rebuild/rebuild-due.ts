import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { dayInItaly } from '../../../src/content-model/facts/days.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';

/** What the build leaves (build/content-days.ts); netlify.toml ships it with the function. */
const FILE = path.join(process.cwd(), 'dist/content-days.json');
const TIMEOUT_MS = 10_000;

const daysSchema = z.object({ built: z.iso.date(), changes: z.array(z.iso.date()) });

/** On which day the site was built, and on which later days its content is another one: year-month-day, in Italy. */
export type ContentDays = z.output<typeof daysSchema>;

/** @throws when the build left no such file */
export const readContentDays = async (file = FILE): Promise<ContentDays> =>
  daysSchema.parse(JSON.parse(await readFile(file, 'utf8')));

type Asking = Pick<Dependencies, 'clock' | 'log'> & {
  readonly environment: Pick<Environment, 'buildHookUrl'>;
};

/** What became of a run: nothing is due, a build was asked for, nobody is there to be asked, or it was not heard. */
export type Rebuild = 'nothing due' | 'asked' | 'no hook' | 'failed';

/**
 * Asks Netlify for a build when a day has come on which other content is online. The deploy itself remembers nothing: a
 * new one was built on a later day, and asks no more. Until then every run asks again, so that a build that was not
 * heard, or failed, is asked for within the hour.
 *
 * @param days those of this deploy
 * @param using clock, log, and `buildHookUrl`
 */
export const rebuildIfDue = async (
  { built, changes }: ContentDays,
  { environment: { buildHookUrl }, clock, log }: Asking,
): Promise<Rebuild> => {
  const today = dayInItaly(clock()).iso;
  const due = changes.findLast((day) => built < day && day <= today);
  if (due === undefined) return 'nothing due';
  if (buildHookUrl === undefined) {
    log(`rebuild due since ${due}, but BUILD_HOOK_URL is not set`);
    return 'no hook';
  }
  try {
    const { ok, status } = await fetch(buildHookUrl, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    log(ok ? `rebuild asked for, due since ${due}` : `rebuild not heard, due since ${due}: status ${status}`);
    return ok ? 'asked' : 'failed';
  } catch (error) {
    log(`rebuild not heard, due since ${due}: ${error instanceof Error ? error.name : 'unknown_error'}`);
    return 'failed';
  }
};
