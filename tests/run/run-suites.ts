import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
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

const runSuite = async (suite: Suite, reports: string, log?: number): Promise<Tally> => {
  const report = join(reports, `${suite.name}.json`);
  const command = suite.command.map((argument) => argument.replace(REPORT_FILE, report));
  const environment = {
    ...NO_OPTIONS,
    ...suite.variables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Suites start commands of the project some 300 times; the cache cuts each start from 0.5 s to 0.2 s.
    NODE_COMPILE_CACHE: join(reports, 'compiled'),
  };
  const succeeded = await runCommand(command, environment, suite.limitSeconds, undefined, log);
  if (suite.readReport === undefined)
    return succeeded ? { passed: 1, failed: [], skipped: 0 } : oneFailure('its command failed');
  return honest(await readTally(suite, report), succeeded);
};

/** @returns each suite, with the one that runs beside it */
const pairsOf = (suites: readonly Suite[]): [Suite, Suite?][] => {
  const pairs: [Suite, Suite?][] = [];
  for (const suite of suites) {
    const last = pairs.at(-1);
    if (last && last[0].name === suite.beside) last[1] = suite;
    else pairs.push([suite]);
  }
  return pairs;
};

/**
 * Runs suites in order, even after a failure, and two that stand beside each other at the same time. A suite whose needs
 * failed is not run and counts as a failure.
 *
 * @returns the tally of each, in the order given; each failure begins with the suite's name
 */
export const runSuites = async (suites: readonly Suite[]): Promise<Tally[]> => {
  const reports = await mkdtemp(join(tmpdir(), 'trama-reports-'));
  const tallies = new Map<string, Tally>();
  const heading = ({ name, proves }: Suite): void => console.log(`\n== ${name}: ${proves}`);

  /** @returns the line with its result */
  const run = async (suite: Suite, log?: number): Promise<string> => {
    const missing = suite.needs.find((need) => (tallies.get(need)?.failed.length ?? 0) > 0);
    const started = Date.now();
    const { failed, ...counts } =
      missing === undefined
        ? await runSuite(suite, reports, log)
        : oneFailure(`not run, because ${missing} failed`);
    const tally = { ...counts, failed: failed.map((failure) => `${suite.name}: ${failure}`) };
    tallies.set(suite.name, tally);
    return `== ${suite.name}: ${totalLine(tally)} in ${Math.round((Date.now() - started) / 1000)} s`;
  };

  for (const [suite, beside] of pairsOf(suites)) {
    heading(suite);
    // Its output waits, so that the lines of the two do not mix.
    const output = join(reports, `${beside?.name}.log`);
    const log = beside && (await open(output, 'w'));
    const [result, resultBeside] = await Promise.all([run(suite), beside && run(beside, log?.fd)]);
    console.log(result);
    if (!beside || !log) continue;
    heading(beside);
    console.log(await readFile(output, 'utf8'));
    console.log(resultBeside);
    await log.close();
  }
  await rm(reports, { recursive: true, force: true });
  return suites.flatMap(({ name }) => tallies.get(name) ?? []);
};
