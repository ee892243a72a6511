import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';
import type { FunctionFacts } from '../function-facts.ts';

const TIMEOUT_MS = 10_000;

/** Swedish short dates are ISO dates: 2026-11-21. */
const DAY_IN_ITALY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Rome' });

type Asking = Pick<Dependencies, 'clock' | 'log'> & {
  readonly environment: Pick<Environment, 'buildHookUrl'>;
};

/** The result of a run. `no hook` = BUILD_HOOK_URL is not set; `failed` = the request to the hook failed. */
export type Rebuild = 'nothing due' | 'asked' | 'no hook' | 'failed';

/**
 * Asks Netlify for a build when a day has come on which the content changes. It stores no state: every run asks again
 * until a newer deploy replaces this one, so a lost request or failed build is repeated within the hour.
 *
 * @param facts the day of this deploy's build, and the later days on which its content changes
 * @param using the clock, the log and `buildHookUrl`
 */
export const rebuildIfDue = async (
  { built, changes }: Pick<FunctionFacts, 'built' | 'changes'>,
  { environment: { buildHookUrl }, clock, log }: Asking,
): Promise<Rebuild> => {
  const today = DAY_IN_ITALY.format(clock());
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
