import sharp, { type OutputInfo } from 'sharp';
import { expect, test } from 'vitest';
import { EDGES } from './edges.ts';

const FOLDER = 'src/assets/art';
/** Tolerance of a channel, of 255: AVIF stores brightness and two colour differences, so values round. */
const ROUNDING = 2;

const pixels = (picture: string | Buffer): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** @returns the largest difference of a channel, 0 to 255; skips pixels that are transparent in both pictures */
const difference = (a: Buffer, b: Buffer): number => {
  let most = 0;
  for (let at = 0; at < a.length; at += 4) {
    const isClear = a[at + 3] === 0 && b[at + 3] === 0;
    for (let channel = 0; channel < 4 && !isClear; channel += 1)
      most = Math.max(most, Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)));
  }
  return most;
};

test.each(EDGES)('$file is up to date with its drawing (npm run art)', async ({ file, svg }) => {
  const painted = await pixels(`${FOLDER}/${file}`);
  const drawn = await pixels(Buffer.from(svg));
  expect([painted.info.width, painted.info.height]).toEqual([drawn.info.width, drawn.info.height]);
  expect(difference(painted.data, drawn.data)).toBeLessThanOrEqual(ROUNDING);
});
