import { globSync } from 'node:fs';
import { isExecutable, pathsOf } from '../engines/programs.ts';

/** The parts of WebKitGTK that the journeys need, by their paths. */
export interface FoundWebKit {
  readonly driver: string;
  readonly browser: string;
  /** The virtual screen. */
  readonly xvfb: string;
}

/**
 * The folders of Debian, Fedora and Arch for programs outside `PATH`. GTK 4's MiniBrowser ignores the narrowing
 * style.
 */
const BROWSERS = '/usr/{lib/*,lib,lib64,libexec}/webkit2gtk-4.1/MiniBrowser';

/**
 * @param env the variables, with the `PATH` to search for the driver and Xvfb
 * @param browsers a pattern for the paths of MiniBrowser; by default those of the distributions
 * @returns WebKitGTK with its driver and a screen, or undefined when one is missing and its journeys are skipped
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
