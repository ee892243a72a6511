import { CommandError } from '../../netlify/server/command/arguments.ts';
import { thisMachine } from './machine.ts';

/** How to start a browser, in the form of Playwright's `launchOptions`. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  /** Variables besides those of this process. */
  readonly env: Readonly<Record<string, string>>;
  /** A headless shell has no windows and no back/forward cache. */
  readonly isShell: boolean;
}

/** What the choice depends on. A test can describe any machine. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the file answers `--version`. Ubuntu's `chromium-browser` without its snap is a script that fails. */
  runs(path: string, env?: Readonly<Record<string, string>>): Promise<boolean>;
  /** Unpacks the browser of `@sparticuz/chromium`. */
  unpackBundled(): Promise<Pick<FoundBrowser, 'executablePath' | 'env'>>;
  /** @returns the path of Playwright's own browser, whether it is downloaded or not */
  playwrightPath(): string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Keeps the browser from sending requests of its own and from covering the page. */
const ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** By default a headless shell rounds the width of letters to whole pixels, which no visitor's browser does. */
const SHELL_ARGUMENTS = ['--font-render-hinting=none'];

const argumentsOn = (machine: Machine): string[] =>
  machine.isRoot ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS;

const namedPath = (machine: Machine): string | undefined => machine.env['CHROMIUM_PATH'] || undefined;

const candidates = (machine: Machine): string[] => {
  if (machine.platform === 'darwin') return MAC_APPLICATIONS;
  const folders = (machine.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
};

const nothingFound = (looked: string[]): CommandError =>
  new CommandError(
    [
      'No browser for the tests. Looked for:',
      ...looked.map((place) => `  - ${place}`),
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, or run: npx playwright install chromium',
    ].join('\n'),
  );

const bundledShell = async (machine: Machine, looked: string[]): Promise<FoundBrowser | undefined> => {
  if (machine.platform !== 'linux' || machine.arch !== 'x64') return undefined;
  const bundled = await machine.unpackBundled();
  if (await machine.runs(bundled.executablePath, bundled.env))
    return { ...bundled, args: [...argumentsOn(machine), ...SHELL_ARGUMENTS], isShell: true };
  looked.push(`${bundled.executablePath} (from @sparticuz/chromium; it does not start here)`);
  return undefined;
};

/**
 * Chooses a browser: `CHROMIUM_PATH`, else the machine's Chromium or Chrome, else the headless shell in
 * `@sparticuz/chromium` (Linux x64), else the one that Playwright downloaded.
 *
 * @param machine the machine to search; by default this one
 * @returns the executable, its arguments (`--no-sandbox` for root, as whom Chromium needs it to start) and variables
 * @throws {CommandError} which lists every place that was searched and how to fix it
 */
export const findBrowser = async (machine: Machine = thisMachine): Promise<FoundBrowser> => {
  const args = argumentsOn(machine);
  const named = namedPath(machine);
  if (named !== undefined) {
    if (await machine.runs(named)) return { executablePath: named, args, env: {}, isShell: false };
    throw new CommandError(
      `CHROMIUM_PATH is "${named}", which does not answer --version: expected a Chromium or Chrome.`,
    );
  }
  for (const executablePath of candidates(machine)) {
    if (await machine.runs(executablePath)) return { executablePath, args, env: {}, isShell: false };
  }
  const looked = machine.platform === 'darwin' ? [...MAC_APPLICATIONS] : [`${NAMES.join(', ')} in PATH`];
  const shell = await bundledShell(machine, looked);
  if (shell !== undefined) return shell;
  const executablePath = machine.playwrightPath();
  if (await machine.runs(executablePath)) return { executablePath, args, env: {}, isShell: false };
  throw nothingFound([...looked, `${executablePath} (Playwright's own)`]);
};

/**
 * Chooses the browser for the many short journeys: the package's headless shell, unless `CHROMIUM_PATH` names a
 * browser. The shell is the same on every machine, and without windows it opens a page in a quarter of the processor
 * time (280 instead of 1,100 ms). Where it does not run, chooses like `findBrowser`.
 *
 * @throws like `findBrowser`
 */
export const findShell = async (machine: Machine = thisMachine): Promise<FoundBrowser> =>
  (namedPath(machine) === undefined ? await bundledShell(machine, []) : undefined) ?? findBrowser(machine);
