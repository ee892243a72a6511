import { DYES } from '../weave/dyes.ts';

/** Ground of the pages and of the pictures that platforms put on their screens. */
export const THEME_COLOR = DYES.linen;

/** Pixels, for the home screen of iOS. */
export const TOUCH_ICON_SIZE = 180;
/** Pixels, for Android and other launchers. */
export const ICON_SIZES = [192, 512] as const;
/** Part of those pictures that the mark takes: launchers cut up to a tenth off each side. */
export const LAUNCHER_SHARE = 0.6;

/** Pixels of favicon.ico, for what does not read the SVG; nothing is cut off it. */
export const FAVICON_SIZE = 32;
export const FAVICON_SHARE = 1;
