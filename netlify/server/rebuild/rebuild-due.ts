import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { dayInItaly } from '../../../src/content-model/fields/days.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';

/** Written by the build (build/content-days.ts); netlify.toml ships it with the function. */
const FILE = path.join(process.cwd(), 'dist/content-days.json');
const TIMEOUT_MS = 10_000;

const daysSchema = z.object({ built: z.iso.date(), changes: z.array(z.iso.date()) });

/** The day of the build, and the later days on which the content changes: year-month-day, in Italy. */
export type ContentDays = z.output<typeof daysSchema>;

/** @throws when the file of the build is missing */
export const readContentDays = async (file = FILE): Promise<ContentDays> =>
  daysSchema.parse(JSON.parse(await readFile(file, 'utf8')));

type Asking = Pick<Dependencies, 'clock' | 'log'> & {
  readonly environment: Pick<Environment, 'buildHookUrl'>;
};

/** The result of a run. `no hook` = BUILD_HOOK_URL is not set; `failed` = the request to the hook failed. */
export type Rebuild = 'nothing due' | 'asked' | 'no hook' | 'failed';

/**
 * Asks Netlify for a build when a day has come on which the content changes. It stores no state: every run asks again
 * until a newer deploy replaces this one, so a lost request or failed build is repeated within the hour.
 *
 * @param days the content days of this deploy
 * @param using the clock, the log and `buildHookUrl`
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
