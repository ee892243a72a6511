import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './tally.ts';

/** The parts of Vitest's JSON report (Jest's format) that count. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    /** The file's address. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** One `describe` or file of {@link PlaywrightReport}. */
interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The parts of Playwright's JSON report that count. */
interface PlaywrightReport {
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly skipped: number };
}

const LINES_OF_A_MESSAGE = 12;

/** What a comparison expected and received stands in its message's first lines. */
const opening = (message = 'no message'): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n  ');

/**
 * @param json what `vitest --reporter=json` wrote
 * @returns its tests; a file that did not even load counts as one failed
 */
export const readVitestReport = (json: string): Tally => {
  const report: VitestReport = JSON.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name);
      if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${opening(message)}`];
      return assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages: [why] }) => `${file}: ${fullName}: ${opening(why)}`);
    }),
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

const failedIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const why = results.find(({ error }) => error !== undefined)?.error;
        return `${file}:${line}: ${title}: ${opening(why?.message)}`;
      }),
  ),
  ...suites.flatMap(failedIn),
];

/**
 * @param json what `playwright test --reporter=json` wrote
 * @returns its tests; one that passed only when repeated counts as failed, and so does an error outside the tests
 */
export const readPlaywrightReport = (json: string): Tally => {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(failedIn), ...errors.map(({ message }) => opening(message))],
    skipped: stats.skipped,
  };
};
