import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ico, iconPicture } from './icons.ts';

test('writes the start and the length of its one picture into the file', async () => {
  const png = await iconPicture(32, 1);
  const file = Buffer.from(ico(png, 32));
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]]).toEqual([1, 1, 32, 32]);
  const start = file.readUInt32LE(18);
  const inside = file.subarray(start, start + file.readUInt32LE(14));
  expect(inside.equals(png)).toBe(true);
  expect(await sharp(inside).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
