import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { REPORT_FILE, type Suite } from './suites.ts';
import { honest, oneFailure, type Tally, totalLine } from './tally.ts';

/** Hides the optional settings of this machine and its `.env`; tests that need one set it themselves. */
const NO_OPTIONS = { PUBLIC_ANALYTICS_ID: '', PUBLIC_MARKETING_ID: '', EDITOR_REPOSITORY: '' };

/** @returns the report's tally, or zeros without a readable report, which {@link honest} counts as a failure */
const readTally = async (suite: Suite, report: string): Promise<Tally> => {
  const nothing: Tally = { passed: 0, failed: [], skipped: 0 };
  if (suite.readReport === undefined) return nothing;
  const json = await readFile(report, 'utf8').catch(() => '');
  try {
    return suite.readReport(json);
  } catch {
    console.error(`${suite.name} left no report.`);
    return nothing;
  }
};

const runSuite = async (suite: Suite, reports: string): Promise<Tally> => {
  const report = join(reports, `${suite.name}.json`);
  const command = suite.command.map((argument) => argument.replace(REPORT_FILE, report));
  const environment = {
    ...NO_OPTIONS,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Suites start commands of the project some 300 times; the cache cuts each start from 0.5 s to 0.2 s.
    NODE_COMPILE_CACHE: join(reports, 'compiled'),
  };
  const succeeded = await runCommand(command, environment, suite.limitSeconds);
  if (suite.readReport === undefined)
    return succeeded ? { passed: 1, failed: [], skipped: 0 } : oneFailure('its command failed');
  return honest(await readTally(suite, report), succeeded);
};

/**
 * Runs suites one after another, even after a failure. A suite whose needs failed is not run and counts as a failure.
 *
 * @returns the tally of each, in the order given; each failure begins with the suite's name
 */
export const runSuites = async (suites: readonly Suite[]): Promise<Tally[]> => {
  const reports = await mkdtemp(join(tmpdir(), 'trama-reports-'));
  const tallies = new Map<string, Tally>();
  for (const suite of suites) {
    const missing = suite.needs.find((need) => (tallies.get(need)?.failed.length ?? 0) > 0);
    const started = Date.now();
    console.log(`\n== ${suite.name}: ${suite.proves}`);
    const { failed, ...counts } =
      missing === undefined
        ? await runSuite(suite, reports)
        : oneFailure(`not run, because ${missing} failed`);
    const tally = { ...counts, failed: failed.map((failure) => `${suite.name}: ${failure}`) };
    tallies.set(suite.name, tally);
    console.log(`== ${suite.name}: ${totalLine(tally)} in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await rm(reports, { recursive: true, force: true });
  return [...tallies.values()];
};
