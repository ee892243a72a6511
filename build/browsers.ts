import { readFileSync } from 'node:fs';

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/**
 * The oldest browsers that the build writes for, as Vite names them: `safari15.6`. Their list is `browserslist` in
 * `package.json`; what they show is in docs/browsers.md.
 */
export const OLDEST_BROWSERS: string[] = browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);
