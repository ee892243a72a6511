import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOT_UNDERSTOOD } from '../netlify/server/command/arguments.ts';
import { runCommand } from './run/run-command.ts';
import { isSuite, needsBuild, projectsOf, SUITE_LINES, type SuiteName, suitesNamed } from './run/suites.ts';
import { readPlaywright, readVitest, sumOf, type Tally, tallyOf, totalLine } from './run/tally.ts';

/**
 * What Netlify sets during a build, so that the tested files are those of a deploy. The context is `dev`, which makes the
 * files of `production` and, unlike it, may have invented contacts.
 *
 * Source: docs.netlify.com, "Build environment variables".
 */
const ON_NETLIFY: Readonly<Record<string, string>> = {
  CI: 'true',
  NETLIFY: 'true',
  BUILD_ID: '0123456789abcdef01234566',
  CONTEXT: 'dev',
  DEPLOY_ID: '0123456789abcdef01234567',
  SITE_ID: '01234567-89ab-cdef-0123-456789abcdef',
  SITE_NAME: 'trama',
  BRANCH: 'main',
  HEAD: 'main',
  COMMIT_REF: '0123456789abcdef0123456789abcdef01234567',
  PULL_REQUEST: 'false',
  URL: 'https://www.trama.example',
  DEPLOY_URL: 'https://0123456789abcdef01234567--trama.netlify.example',
  DEPLOY_PRIME_URL: 'https://main--trama.netlify.example',
};

/** Hides the optional settings of this machine and its `.env`; tests that need one set it themselves. */
const NO_OPTIONS = { PUBLIC_ANALYTICS_ID: '', PUBLIC_MARKETING_ID: '', EDITOR_REPOSITORY: '' };

/** A command that takes longer hangs: it is ended and counts as failed. */
const LIMIT_SECONDS = 45 * 60;

const HELP = [
  'npm test                   every suite but the nightly ones',
  'npm test -- site browser   only these suites',
  'npm run test:looks         the nightly suites, on a build of their own',
  'npm run test:edited        suites in a copy with every recipe of docs/content.md applied',
  '',
  SUITE_LINES,
  '',
  'The last line is the total: N passed, N failed (, N skipped). The status is 0 only when nothing failed.',
].join('\n');

/** What a step takes besides its command. */
interface StepOptions {
  /** Reads the report of a runner. */
  readonly read?: () => Tally;
  /** A file that takes the output, which is shown only when the command fails. */
  readonly log?: string;
}

/** Runs one command, says how long it took, and counts its tests. */
const step = async (
  name: string,
  command: readonly string[],
  variables: Readonly<Record<string, string>>,
  { read, log }: StepOptions = {},
): Promise<Tally> => {
  const started = Date.now();
  const output = log === undefined ? undefined : openSync(log, 'w');
  const succeeded = await runCommand(
    command,
    { ...NO_OPTIONS, ...variables },
    LIMIT_SECONDS,
    undefined,
    output,
  );
  const tally = tallyOf(name, succeeded, read);
  if (log !== undefined && !succeeded) console.log(readFileSync(log, 'utf8'));
  console.log(`\n== ${name}: ${totalLine(tally)} in ${Math.round((Date.now() - started) / 1000)} s`);
  return tally;
};

const flags = (projects: readonly string[]): string[] => projects.map((project) => `--project=${project}`);

/**
 * Builds and checks side by side, then runs Vitest, then Playwright: each of the last two keeps both processors of a small
 * machine busy. Without a build the suites that need it are not run and count as a failure.
 *
 * @param folder of the reports
 */
const run = async (suites: readonly SuiteName[], folder: string): Promise<Tally> => {
  // Tests start commands of the project some 300 times; the cache cuts each start from 0.5 s to 0.2 s.
  const variables = { NODE_COMPILE_CACHE: join(folder, 'compiled'), KEPT_COPY: join(folder, 'copy') };
  const tallies: Tally[] = [];
  let left = suites;
  // The output of a good build or check is of no interest: the build warns of facts that the agency still has to give.
  const command = (name: 'build' | 'check', extra: Readonly<Record<string, string>>) =>
    step(
      name,
      ['npm', 'run', '--silent', name],
      { ...variables, ...extra },
      { log: join(folder, `${name}.log`) },
    );
  const checked = suites.includes('check') ? command('check', {}) : undefined;
  if (suites.includes('build')) {
    const built = await command('build', ON_NETLIFY);
    tallies.push(built);
    if (built.failed.length > 0) left = suites.filter((name) => !needsBuild(name));
    const missed = suites.filter((name) => !left.includes(name));
    tallies.push({ passed: 0, failed: missed.map((name) => `${name} was not run`), skipped: 0 });
  }

  const vitest = projectsOf(left, 'vitest');
  if (vitest.length > 0) {
    const report = join(folder, 'vitest.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const read = () => readVitest(readFileSync(report, 'utf8'));
    tallies.push(
      await step('vitest', ['vitest', 'run', ...flags(vitest), ...reporters], variables, { read }),
    );
  }
  if (checked !== undefined) tallies.push(await checked);

  const playwright = projectsOf(left, 'playwright');
  if (playwright.length > 0) {
    const report = join(folder, 'playwright.json');
    const read = () => readPlaywright(readFileSync(report, 'utf8'));
    const named = { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = ['test', ...flags(playwright), '--reporter=dot,json'];
    tallies.push(await step('playwright', ['playwright', ...args], named, { read }));
  }
  return sumOf(tallies);
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !isSuite(name));

if (unknown === '--help') {
  console.log(HELP);
} else if (unknown !== undefined) {
  console.error(`There is no suite "${unknown}".\n\n${HELP}`);
  process.exitCode = NOT_UNDERSTOOD;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'trama-tests-'));
  const total = await run(suitesNamed(names.filter(isSuite)), folder);
  rmSync(folder, { recursive: true, force: true });
  // Lists failures at the end, where a log's reader looks first; the tools have printed the details above.
  console.log();
  for (const failure of total.failed) console.log(`✗ ${failure}`);
  console.log(`\n${totalLine(total)}`);
  process.exitCode = total.failed.length === 0 ? 0 : 1;
}
