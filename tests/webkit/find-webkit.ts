import { globSync } from 'node:fs';
import { isExecutable, pathsOf } from '../engines/programs.ts';

/** The parts of WebKitGTK that the journeys need, by their paths. */
export interface FoundWebKit {
  readonly driver: string;
  readonly browser: string;
  /** The screen that nobody sees. */
  readonly xvfb: string;
}

/** Where Debian, Fedora and Arch keep what is no command. GTK 4's MiniBrowser does not read the style that narrows it. */
const BROWSERS = '/usr/{lib/*,lib,lib64,libexec}/webkit2gtk-4.1/MiniBrowser';

/**
 * @param env the folders of its `PATH` are looked through for the driver and Xvfb
 * @param browsers a pattern for the paths of MiniBrowser; where the distributions have it unless a test says otherwise
 * @returns WebKitGTK with its driver and a screen; undefined when one is missing: its journeys are then skipped
 */
export const findWebKit = (
  env: Readonly<Record<string, string | undefined>>,
  browsers = BROWSERS,
): FoundWebKit | undefined => {
  const command = (name: string) => pathsOf(env, [name]).find(isExecutable);
  const driver = command('WebKitWebDriver');
  const xvfb = command('Xvfb');
  const browser = globSync(browsers).find(isExecutable);
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined;
};
