import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';
import type { FunctionFacts } from '../function-facts.ts';

/** The hook answers at once; a scheduled function has 30 s. */
const TIMEOUT_MS = 10_000;

/** Swedish dates are ISO dates: 2026-11-21 07:02. */
const TIME_IN_ITALY = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/**
 * Hours of the due day in which the hook is asked: a lost request or a failed build is repeated soon. Later it is asked
 * once a night, because a rollback can keep an old deploy online for weeks.
 */
const HOURS_OF_FIRST_DAY = [0, 1, 4];

type Asking = Pick<Dependencies, 'clock' | 'log'> & {
  readonly environment: Pick<Environment, 'buildHookUrl'>;
};

/**
 * The result of a run. `waits` = due, but not in this hour; `no hook` = BUILD_HOOK_URL is not set; `failed` = the
 * request to the hook failed.
 */
export type Rebuild = 'nothing due' | 'waits' | 'asked' | 'no hook' | 'failed';

/**
 * @param facts the day of this deploy's build, and the later days on which its content changes
 * @returns the newest day since which this deploy is out of date; undefined when it is not
 */
const rebuildDueSince = (
  { built, changes }: Pick<FunctionFacts, 'built' | 'changes'>,
  now: Date,
): string | undefined => {
  const [today = ''] = TIME_IN_ITALY.format(now).split(' ');
  return changes.findLast((day) => built < day && day <= today);
};

const isHourToAsk = (due: string, now: Date): boolean => {
  const [today, time = ''] = TIME_IN_ITALY.format(now).split(' ');
  const hour = Number.parseInt(time, 10);
  return today === due ? HOURS_OF_FIRST_DAY.includes(hour) : hour === 0;
};

/** By this hour of the due day the hook was asked three times, and the last build has had an hour. */
const BUILT_BY_HOUR = 5;

/**
 * @returns the day since which this deploy is out of date, although Netlify was asked for a build: builds fail, the hook is
 *   missing, or an old deploy is published; undefined when it is not, or when the build may still come
 */
export const staleSince = (
  facts: Pick<FunctionFacts, 'built' | 'changes'>,
  now: Date,
): string | undefined => {
  const due = rebuildDueSince(facts, now);
  const [today, time = ''] = TIME_IN_ITALY.format(now).split(' ');
  return due === today && Number.parseInt(time, 10) < BUILT_BY_HOUR ? undefined : due;
};

/**
 * Runs every hour, and asks Netlify for a build when a day has come on which the content changes. It stores no state:
 * a newer deploy ends the asking, because it was built on the day or later.
 *
 * @param facts the day of this deploy's build, and the later days on which its content changes
 * @param using the clock, the log and `buildHookUrl`
 */
export const rebuildIfDue = async (
  facts: Pick<FunctionFacts, 'built' | 'changes'>,
  { environment: { buildHookUrl }, clock, log }: Asking,
): Promise<Rebuild> => {
  const now = clock();
  const due = rebuildDueSince(facts, now);
  if (due === undefined) return 'nothing due';
  if (!isHourToAsk(due, now)) return 'waits';
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
