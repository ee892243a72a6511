import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOT_UNDERSTOOD } from '../netlify/server/command/arguments.ts';
import { ENGINES } from './engines/engines.ts';
import { runCommand } from './run/run-command.ts';
import {
  engineOf,
  isNightly,
  isSuite,
  needsBuild,
  type Part,
  projectsOf,
  SCALED,
  SUITE_LINES,
  type SuiteName,
  suitesNamed,
} from './run/suites.ts';
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
const LIMIT_SECONDS = 90 * 60;

const HELP = [
  'npm test                      every suite but the nightly ones, without files named *.nightly.*',
  'npm test -- site browser      only these suites',
  'npm test -- --whole browser   with what they leave to the night',
  'npm run test:nightly          all that npm test leaves out, and generated tests at full scale; -- browser: only these',
  'npm run test:firefox          one engine, whole; also test:webkit. It fails when the engine is missing',
  'npm run test:looks            the suites of looks, on a build of their own',
  'npm run test:edited           suites in a copy with every change of tests/content/recipes applied',
  '',
  SUITE_LINES,
  '',
  'The last lines name what was skipped and what failed; the very last is the total: N passed, N failed (, N skipped).',
  'The status is 0 only when nothing failed.',
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

/** What the runners get besides the projects. */
interface Selection {
  readonly suites: readonly SuiteName[];
  /** Parts of the names of Vitest's files. */
  readonly files: readonly string[];
  /** What Playwright does with the names of its tests, which hold their file and tags. */
  readonly grep: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

/** A nightly file or tag. */
const NIGHTLY = String.raw`[.@]nightly\b`;

/** @returns what each run of the runners takes */
const selectionsOf = (suites: readonly SuiteName[], part: Part): readonly Selection[] => {
  const whole = { files: [], grep: [], variables: {} };
  if (part === 'whole') return [{ ...whole, suites }];
  if (part === 'gate')
    return [{ ...whole, suites, grep: ['--grep-invert', NIGHTLY], variables: { TEST_PART: part } }];
  return [
    {
      suites: suites.filter((name) => !isNightly(name)),
      files: ['.nightly.', ...SCALED.filter((file) => file.endsWith('.test.ts'))],
      grep: ['--grep', [NIGHTLY, ...SCALED.filter((file) => file.endsWith('.spec.ts'))].join('|')],
      variables: { FAULTS_SCALE: 'full' },
    },
    { ...whole, suites: suites.filter(isNightly) },
  ];
};

/** @returns a sentence for each engine that was asked for and is missing here */
const missingEngines = (suites: readonly SuiteName[]): readonly string[] =>
  suites.flatMap((name) => {
    const engine = engineOf(name);
    return engine === undefined || ENGINES[engine].find() ? [] : [`${name}: ${ENGINES[engine].lacks}.`];
  });

/**
 * Builds and checks side by side, then runs Vitest, then Playwright: each of the last two keeps both processors of a small
 * machine busy. Without a build the suites that need it are not run and count as a failure.
 *
 * @param folder of the reports
 */
const run = async (suites: readonly SuiteName[], part: Part, folder: string): Promise<Tally> => {
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
    tallies.push({ passed: 0, failed: missed.map((name) => `${name} was not run`), skipped: [] });
  }

  const selections = selectionsOf(left, part);
  for (const { suites: some, files, variables: own } of selections) {
    const projects = projectsOf(some, 'vitest');
    if (projects.length === 0) continue;
    const report = join(folder, 'vitest.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const read = () => readVitest(readFileSync(report, 'utf8'));
    const words = ['vitest', 'run', ...flags(projects), ...reporters, ...files];
    tallies.push(await step('vitest', words, { ...variables, ...own }, { read }));
  }
  if (checked !== undefined) tallies.push(await checked);

  for (const { suites: some, grep, variables: own } of selections) {
    const projects = projectsOf(some, 'playwright');
    if (projects.length === 0) continue;
    const report = join(folder, 'playwright.json');
    const read = () => readPlaywright(readFileSync(report, 'utf8'));
    const words = ['playwright', 'test', ...flags(projects), '--reporter=dot,json', ...grep];
    const reported = { ...variables, ...own, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    tallies.push(await step('playwright', words, reported, { read }));
  }
  return sumOf(tallies);
};

const words = process.argv.slice(2);
const part: Part = words.includes('--nightly') ? 'nightly' : words.includes('--whole') ? 'whole' : 'gate';
const names = words.filter((word) => word !== `--${part}`);
const unknown = names.find((name) => !isSuite(name));

if (unknown === '--help') {
  console.log(HELP);
} else if (unknown !== undefined) {
  console.error(`There is no suite "${unknown}".\n\n${HELP}`);
  process.exitCode = NOT_UNDERSTOOD;
} else {
  const suites = suitesNamed(names.filter(isSuite), part);
  const missing = missingEngines(suites);
  // Without names `npm test` goes on without an engine and says so; who names it or runs the night asked for it.
  const wasAsked = part === 'nightly' || names.length > 0;
  const able = wasAsked ? suites.filter((name) => missingEngines([name]).length === 0) : suites;
  const isOnlyBuild = missing.length > 0 && able.every((name) => name === 'build');
  const folder = mkdtempSync(join(tmpdir(), 'trama-tests-'));
  const total = await run(isOnlyBuild ? [] : able, part, folder);
  rmSync(folder, { recursive: true, force: true });
  const failed = [...total.failed, ...(wasAsked ? missing : [])];
  // Lists what was skipped and failures at the end, where a log's reader looks first; the tools have printed the details.
  console.log();
  for (const test of total.skipped) console.log(`- skipped: ${test}`);
  if (!wasAsked) for (const sentence of missing) console.log(`- skipped ${sentence}`);
  for (const failure of failed) console.log(`✗ ${failure}`);
  console.log(`\n${totalLine({ ...total, failed })}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
