import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { THEME_COLOR } from './icons.ts';

const MARK_FILE = 'public/icon.svg';
/** Pixels of the mark as it is drawn at 72 dots per inch. */
const MARK_SIZE = 30;

/**
 * The mark on the ground of the pages, as platforms put it on their screens.
 *
 * @param size width and height in pixels
 * @param share part of the width that the mark takes
 * @returns a PNG
 */
export const iconPicture = async (size: number, share: number): Promise<Buffer> => {
  const mark = await sharp(readFileSync(MARK_FILE), { density: (72 * size) / MARK_SIZE })
    .resize(Math.round(size * share))
    .toBuffer();
  return await sharp({ create: { width: size, height: size, channels: 3, background: THEME_COLOR } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
};
