import { isExecutable, pathsOf } from '../engines/programs.ts';

const NAMES = ['firefox-esr', 'firefox'];
const MAC_APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * @param env `FIREFOX_PATH` names a Firefox; without it the folders of `PATH` are searched
 * @returns the path of a Firefox, or undefined when this machine has none and its journeys are skipped
 * @throws when `FIREFOX_PATH` names something that cannot be started
 */
export const findFirefox = (env: Readonly<Record<string, string | undefined>>): string | undefined => {
  const named = env['FIREFOX_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`FIREFOX_PATH is "${named}", which cannot be started: expected a Firefox.`);
  }
  return [...pathsOf(env, NAMES), MAC_APPLICATION].find(isExecutable);
};
