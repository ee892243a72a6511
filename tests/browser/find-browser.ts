import { thisMachine } from './machine.ts';

/** What a browser is started with, as Playwright's `launchOptions` take it. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  /** Variables besides those of this process. */
  readonly env: Readonly<Record<string, string>>;
}

/** What the choice depends on: a test can describe any machine. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the file answers `--version`: Ubuntu's `chromium-browser` without its snap is a script that refuses. */
  runs(path: string, env?: Readonly<Record<string, string>>): Promise<boolean>;
  /** Unpacks the browser of `@sparticuz/chromium`. */
  unpackBundled(): Promise<Omit<FoundBrowser, 'args'>>;
  /** Where Playwright keeps its own browser, downloaded or not. */
  playwrightPath(): string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Nothing of the browser's own may leave the machine or cover the page. */
const ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const candidates = (machine: Machine): string[] => {
  if (machine.platform === 'darwin') return MAC_APPLICATIONS;
  const folders = (machine.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
};

const nothingFound = (looked: string[]): Error =>
  new Error(
    [
      'No browser for the tests. Looked for:',
      ...looked.map((place) => `  - ${place}`),
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, or run: npx playwright install chromium',
    ].join('\n'),
  );

/**
 * Chooses the browser of the tests: `CHROMIUM_PATH`, else the machine's Chromium or Chrome, else the one that ships in
 * `@sparticuz/chromium` (Linux x64), else the one that Playwright downloaded.
 *
 * @param machine where to look; this machine unless a test says otherwise
 * @returns the executable, its arguments (`--no-sandbox` as root, where Chromium refuses to start with it) and variables
 * @throws an error that lists every place looked at and the ways to mend it
 */
export const findBrowser = async (machine: Machine = thisMachine): Promise<FoundBrowser> => {
  const args = machine.isRoot ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS;
  const named = machine.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (await machine.runs(named)) return { executablePath: named, args, env: {} };
    throw new Error(
      `CHROMIUM_PATH is "${named}", which does not answer --version: expected a Chromium or Chrome.`,
    );
  }
  for (const executablePath of candidates(machine)) {
    if (await machine.runs(executablePath)) return { executablePath, args, env: {} };
  }
  const looked = machine.platform === 'darwin' ? [...MAC_APPLICATIONS] : [`${NAMES.join(', ')} in PATH`];
  if (machine.platform === 'linux' && machine.arch === 'x64') {
    const bundled = await machine.unpackBundled();
    if (await machine.runs(bundled.executablePath, bundled.env)) return { ...bundled, args };
    looked.push(`${bundled.executablePath} (from @sparticuz/chromium; it does not start here)`);
  }
  const executablePath = machine.playwrightPath();
  if (await machine.runs(executablePath)) return { executablePath, args, env: {} };
  throw nothingFound([...looked, `${executablePath} (Playwright's own)`]);
};
