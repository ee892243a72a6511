import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PHOTOGRAPHED } from './built-copy.ts';
import { DIST, pageAt } from './copy.ts';
import { phonePhoto } from './phone-photo.ts';

const PATH = '/innovazione-digitale/consulenza';
/** The file that a phone with three pixels a point takes for a column of 150. */
const PHONE_WIDTH = 480;
const MOST_BYTES = 25_000;

const portraits = [...pageAt(PATH).document.querySelectorAll('.consultants .portrait')];
const [photograph] = portraits.flatMap((portrait) => portrait.querySelector('picture') ?? []);
/** Every file of the photograph with the width that the page says it has. */
const files = [...(photograph?.querySelectorAll('[srcset]') ?? [])].flatMap((element) =>
  (element.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { file: join(DIST, address), width: Number.parseInt(width, 10) };
  }),
);

/** @returns how bright the picture is around a height, from 0 to 255 */
const brightnessAt = async (file: string, share: number): Promise<number> => {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const band = { left: 0, top: Math.round(height * share), width, height: Math.round(height / 20) };
  const { channels } = await sharp(await sharp(file).extract(band).toBuffer()).stats();
  return channels[0]?.mean ?? 0;
};

test('the fixture is what a phone saves: lying, with words and a place in it', async () => {
  const { width, height, orientation, exif } = await sharp(await phonePhoto()).metadata();
  expect({ width, height, orientation }).toEqual({ width: 1600, height: 1200, orientation: 6 });
  expect(exif?.toString('latin1')).toContain('nota privata');
});

describe('a photograph of a phone', () => {
  test('comes as AVIF and WebP in two widths, with words for whoever cannot see it', () => {
    const formats = files.map(({ file, width }) => `${file.split('.').at(-1)} ${width}`);
    expect(formats).toEqual(['avif 240', 'avif 480', 'webp 240', 'webp 480']);
    expect(photograph?.querySelector('img')?.getAttribute('alt')).toBe(PHOTOGRAPHED.alt);
  });

  test('is cut to 4:5, without a word of what the phone wrote', async () => {
    for (const { file, width } of files) {
      const found = await sharp(file).metadata();
      expect(found).toMatchObject({ width, height: width * 1.25 });
      expect([found.exif, found.xmp, found.orientation]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('stands upright, its upper part whole', async () => {
    for (const { file } of files) {
      expect(await brightnessAt(file, 0.02)).toBeGreaterThan(180);
      expect(await brightnessAt(file, 0.9)).toBeLessThan(90);
    }
  });

  test('weighs little on a phone', () => {
    const shown = files.filter(({ width }) => width === PHONE_WIDTH);
    expect(shown).toHaveLength(2);
    for (const { file } of shown) expect(readFileSync(file).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('is not online as the phone saved it', () => {
    expect(globSync('**/*.{jpg,jpeg,JPG,JPEG}', { cwd: DIST })).toEqual([]);
  });
});

test('who has no photograph has woven initials, which a screen reader leaves out', () => {
  const woven = portraits.filter((portrait) => !portrait.querySelector('picture'));
  const initials = woven.map((portrait) => portrait.querySelector('[aria-hidden="true"]')?.textContent);
  expect(initials).toEqual(['GT', 'ES', 'PV']);
});
