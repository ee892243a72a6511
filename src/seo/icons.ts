import sharp from 'sharp';
import { DYES } from '../site/dyes.ts';
import { logoIn } from '../site/logo.ts';

/** Background of the pages and of the icons on home screens. */
export const THEME_COLOR = DYES.linen;

/** Width in pixels, for the home screen of iOS. */
export const TOUCH_ICON_SIZE = 180;
/** Widths in pixels, for Android and other launchers. */
export const ICON_SIZES = [192, 512] as const;
/** Share of the icon's width that the logo takes: launchers crop up to a tenth off each side. */
export const LAUNCHER_SHARE = 0.6;

/** Width in pixels of favicon.ico, for clients that do not read the SVG; nobody crops it. */
export const FAVICON_SIZE = 32;
export const FAVICON_SHARE = 1;

/**
 * @returns the logo as an SVG for the tab of a browser, on whose dark ground it is pale
 */
export const iconSvg = (): string =>
  logoIn('currentColor').replace(
    '>',
    `><style>svg{color:${DYES.ink}}@media(prefers-color-scheme:dark){svg{color:${DYES.linen}}}</style>`,
  );

/**
 * Draws the logo on the background of the pages, as an icon for home screens.
 *
 * @param size width and height in pixels
 * @param share share of the width that the logo takes
 * @returns a PNG
 */
export const iconPicture = async (size: number, share: number): Promise<Buffer> => {
  const mark = await sharp(Buffer.from(logoIn(DYES.ink, size)))
    .resize(Math.round(size * share))
    .toBuffer();
  return await sharp({ create: { width: size, height: size, channels: 3, background: THEME_COLOR } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
};

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
const BITS_PER_PIXEL = 32;

/**
 * @param png a square picture
 * @param size its width in pixels, below 256
 * @returns an ICO file with that one picture, for browsers and robots that request /favicon.ico
 */
export const ico = (png: Uint8Array, size: number): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(HEADER_BYTES + ENTRY_BYTES + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, ICON, true);
  view.setUint16(4, 1, true);
  file.set([size, size], HEADER_BYTES);
  view.setUint16(HEADER_BYTES + 4, 1, true);
  view.setUint16(HEADER_BYTES + 6, BITS_PER_PIXEL, true);
  view.setUint32(HEADER_BYTES + 8, png.length, true);
  view.setUint32(HEADER_BYTES + 12, HEADER_BYTES + ENTRY_BYTES, true);
  file.set(png, HEADER_BYTES + ENTRY_BYTES);
  return file;
};
