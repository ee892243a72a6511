import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { initials } from '../../src/components/copy-parts.ts';
import { DIST, pageAt, site } from './copy.ts';
import { phonePhoto } from './phone-photo.ts';
import { ILLUSTRATED, LOGOS, PHOTOGRAPHED } from './recipes/pictures.ts';

/** The largest file that a phone may get for one picture. */
const MOST_BYTES = 25_000;
/** A private note in the picture's metadata, which must not be published. */
const PRIVATE = 'nota privata';

/** @returns every file of a picture with the width that the page states for it, the fallback for old browsers last */
const filesOf = (picture: Element) => {
  const sources = [...picture.querySelectorAll('source')].flatMap((source) =>
    (source.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')),
  );
  const img = picture.querySelector('img');
  return [...sources, [img?.getAttribute('src') ?? '', img?.getAttribute('width') ?? '']].map(
    ([address = '', width = '']) => ({ file: join(DIST, address), width: Number.parseInt(width, 10) }),
  );
};

/** @returns how bright the picture is at this share of its height, from 0 to 255 */
const brightnessAt = async (file: string, share: number): Promise<number> => {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const band = { left: 0, top: Math.round(height * share), width, height: Math.round(height / 20) };
  const { channels } = await sharp(await sharp(file).extract(band).toBuffer()).stats();
  return channels[0]?.mean ?? 0;
};

test('builds a photo as a phone saves it: 5 MB, on its side, with a note and a location', async () => {
  const photo = await phonePhoto();
  const { width, height, orientation, exif } = await sharp(photo).metadata();
  expect({ width, height, orientation }).toEqual({ width: 4000, height: 3000, orientation: 6 });
  expect(photo.length).toBeGreaterThan(5_000_000);
  expect(exif?.toString('latin1')).toContain(PRIVATE);
});

describe.each([
  {
    what: 'portrait',
    path: '/innovazione-digitale/consulenza',
    selector: `.consultants [alt="${PHOTOGRAPHED.alt}"]`,
    widths: [240, 480],
    ratio: 5 / 4,
    darkFrom: 0.9,
  },
  {
    what: 'picture of an article',
    path: `/notizie/${ILLUSTRATED.id}`,
    selector: `.article-hero [alt="${ILLUSTRATED.alt}"]`,
    widths: [480, 800],
    ratio: 2 / 3,
    darkFrom: undefined,
  },
])('a $what from a phone', ({ path, selector, widths, ratio, darkFrom }) => {
  const page = pageAt(path);
  const picture = page.document.querySelector(selector)?.closest('picture');
  const files = picture ? filesOf(picture) : [];

  test('is offered as AVIF and WebP in two widths and as JPEG, with its size reserved', () => {
    const [, most = 0] = widths;
    const formats = files.map(({ file, width }) => `${file.split('.').at(-1)} ${width}`);
    expect(formats).toEqual([
      ...['avif', 'webp'].flatMap((format) => widths.map((width) => `${format} ${width}`)),
      `jpeg ${most}`,
    ]);
    expect(Number(picture?.querySelector('img')?.getAttribute('height'))).toBe(Math.round(most * ratio));
  });

  test('is cropped to its ratio, without the phone’s metadata', async () => {
    for (const { file, width } of files) {
      const found = await sharp(file).metadata();
      expect(found).toMatchObject({ width, height: Math.round(width * ratio) });
      expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual(Array(4).fill(undefined));
    }
  });

  test('is upright, with its upper part complete', async () => {
    for (const { file } of files) {
      expect(await brightnessAt(file, 0.02)).toBeGreaterThan(180);
      if (darkFrom !== undefined) expect(await brightnessAt(file, darkFrom)).toBeLessThan(90);
    }
  });

  test('is small', () => {
    const bytes = files.map(({ file }) => readFileSync(file).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

test('loads a portrait lazily, and the picture of an article at once', () => {
  const loading = (path: string, alt: string) =>
    pageAt(path).document.querySelector(`[alt="${alt}"]`)?.getAttribute('loading');
  expect(loading('/innovazione-digitale/consulenza', PHOTOGRAPHED.alt)).toBe('lazy');
  expect(loading(`/notizie/${ILLUSTRATED.id}`, ILLUSTRATED.alt)).toBeNull();
});

test('shows woven initials without a photograph, hidden from screen readers', () => {
  const portraits = pageAt('/innovazione-digitale/consulenza').document.querySelectorAll(
    '.consultants .portrait',
  );
  const woven = [...portraits].filter((portrait) => !portrait.querySelector('picture'));
  const shown = woven.map((portrait) => portrait.querySelector('[aria-hidden="true"]')?.textContent);
  const names = woven.map((portrait) => portrait.closest('li')?.querySelector('h3')?.textContent ?? '');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(names.map(initials));
});

describe('the logo of a client', () => {
  // Owners may move the strip away from the home page.
  const strip = site.pages
    .map(({ document }) => document.querySelector('.client-strip ul:not([aria-hidden])'))
    .find((list) => list !== null);

  test('replaces the client’s letters, with its size reserved', () => {
    for (const { alt } of LOGOS) {
      const logo = strip?.querySelector(`img[alt="${alt}"]`);
      expect(Number(logo?.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(logo?.getAttribute('height'))).toBeGreaterThan(0);
      expect(logo?.getAttribute('loading')).toBe('lazy');
      expect([...(logo?.closest('li')?.children ?? [])].filter((part) => part.textContent?.trim())).toEqual([
        expect.objectContaining({ className: 'failed', hidden: true }),
      ]);
    }
  });

  test('is a cleaned SVG, or AVIF and WebP', () => {
    const [drawn, painted] = LOGOS.map(({ alt }) => strip?.querySelector(`img[alt="${alt}"]`));
    expect(drawn?.closest('picture')).toBeNull();
    expect(drawn?.getAttribute('src')).toMatch(/\.svg$/);
    const files = painted?.closest('picture') ? filesOf(painted.closest('picture') as Element) : [];
    expect(files.map(({ file }) => file.split('.').at(-1))).toEqual(['avif', 'webp']);
    for (const file of [...files.map((each) => each.file), join(DIST, drawn?.getAttribute('src') ?? '')])
      expect(existsSync(file)).toBe(true);
  });
});

test('publishes no picture in its original form', () => {
  const files = globSync('**/*.{jpg,jpeg,png,svg,avif,webp,JPG}', { cwd: DIST });
  const telling = files.filter((file) => readFileSync(join(DIST, file)).includes(PRIVATE));
  expect(telling).toEqual([]);
  expect(
    files.filter((file) => /\.jpe?g$/i.test(file) && readFileSync(join(DIST, file)).length > MOST_BYTES),
  ).toEqual([]);
});
