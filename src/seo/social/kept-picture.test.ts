import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPicture } from './draw.ts';
import { keptPicture } from './kept-picture.ts';
import type { SocialPicture } from './social-picture.ts';

const PICTURE: SocialPicture = { agency: 'Trama', title: 'Centralino', price: '€6,00/mese', weave: 'panama' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('returns a PNG of 1200x630', async () => {
  const metadata = await sharp(await keptPicture(PICTURE, drawPicture, folder)).metadata();
  expect(metadata).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('draws the same words and weave only once', async () => {
  const draw = vi.fn(async () => Buffer.from('drawn'));
  expect((await keptPicture(PICTURE, draw, folder)).toString()).toBe('drawn');
  expect((await keptPicture({ ...PICTURE }, draw, folder)).toString()).toBe('drawn');
  expect(draw).toHaveBeenCalledTimes(1);
});

test.each([{ title: 'Fibra' }, { price: undefined }, { weave: 'tela' as const }])(
  'redraws the picture with %o',
  async (more) => {
    const draw = vi.fn(async () => Buffer.from('drawn'));
    await keptPicture(PICTURE, draw, folder);
    await keptPicture({ ...PICTURE, ...more }, draw, folder);
    expect(draw).toHaveBeenCalledTimes(2);
  },
);

test('redraws the picture when the drawing code changes', async () => {
  const code = join(folder, 'draw.ts');
  const draw = vi.fn(async () => Buffer.from('drawn'));
  for (const text of ['COLORS = 48', 'COLORS = 48', 'COLORS = 64']) {
    writeFileSync(code, text);
    await keptPicture(PICTURE, draw, folder, [code]);
  }
  expect(draw).toHaveBeenCalledTimes(2);
});

test('leaves no partial file when drawing fails', async () => {
  const draw = () => Promise.reject(new Error('no ink'));
  await expect(keptPicture(PICTURE, draw, folder)).rejects.toThrow('no ink');
  expect(readdirSync(folder)).toEqual([]);
});
