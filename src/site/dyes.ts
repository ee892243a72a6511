import type { Colours } from '../content-model/schemas/colours.ts';
import type { Dyes } from '../weave/dyes.ts';
import { readSite } from './site.ts';

/**
 * @param colours the site's colours
 * @returns those of its drawings as hex values
 */
export const dyesOf = (colours: Colours): Dyes => ({
  ink: colours.ink,
  linen: colours.linen,
  madder: colours.madder,
  pale: colours['aqua-3'],
  deep: colours['aqua-6'],
  night: colours['aqua-9'],
});

/** The dyes of this site. `npm run dev` starts again when src/content/colours.yaml changes. */
export const DYES: Dyes = dyesOf(readSite().colours);
