import sharp from 'sharp';
import { LOGO_DENSITY, logoBox, type ShownSize, SOCIAL_PICTURE_SIZE } from '../fields/shown-sizes.ts';
import { type Mistake, openPicture } from './open-picture.ts';
import { svgMistake } from './svg-mistake.ts';

/**
 * @param bytes the bytes of a photograph
 * @param shown the size at which it is shown; browsers would enlarge a smaller one
 * @returns the mistake in it, if any
 */
export const photographMistake = async (
  bytes: Buffer,
  { widths: [, width], ratio }: ShownSize,
): Promise<Mistake | undefined> => {
  const picture = await openPicture(bytes, ['jpeg', 'png']);
  if ('mistake' in picture) return picture.mistake;
  const height = Math.round(width * ratio);
  if (picture.width >= width && picture.height >= height) return undefined;
  return [
    `a picture of at least ${width}x${height} pixels, width by height, the size at which it is shown`,
    `${picture.width}x${picture.height} pixels`,
  ];
};

/** The lightest grey, 0 to 255, that the darkest pixel of a logo may have. A paler logo is hard to see on the strip. */
const PALEST = 140;

/** Limits for width divided by height. Beyond them, a logo would look like a line. */
const WIDEST = 15;
const TALLEST = 1 / 4;

const isPale = async (bytes: Buffer): Promise<boolean> => {
  const seen = await sharp(bytes).flatten({ background: '#fff' }).greyscale().toColourspace('b-w').toBuffer();
  const { channels } = await sharp(seen).stats();
  return (channels[0]?.min ?? 0) > PALEST;
};

/**
 * @param bytes the bytes of a logo
 * @param name the name of its file; the extension says whether it is an SVG
 * @returns the mistake in it, if any
 */
export const logoMistake = async (bytes: Buffer, name: string): Promise<Mistake | undefined> => {
  const isSvg = /\.svg$/i.test(name);
  const unsafe = isSvg ? svgMistake(bytes.toString('utf8')) : undefined;
  if (unsafe) return unsafe;
  const picture = await openPicture(bytes, isSvg ? ['svg'] : ['jpeg', 'png']);
  if ('mistake' in picture) return picture.mistake;
  const ratio = picture.width / picture.height;
  if (ratio > WIDEST || ratio < TALLEST)
    return [
      `a logo at most ${WIDEST} times as wide as high, and ${1 / TALLEST} times as high as wide, cropped to its drawing`,
      `${picture.width}x${picture.height}`,
    ];
  const box = logoBox(picture);
  const least = { width: box.width * LOGO_DENSITY, height: box.height * LOGO_DENSITY };
  if (!isSvg && (picture.width < least.width || picture.height < least.height))
    return [
      `a logo of at least ${least.width}x${least.height} pixels, or an SVG`,
      `${picture.width}x${picture.height} pixels`,
    ];
  if (await isPale(bytes))
    return [
      'a logo that is dark on a pale or transparent background',
      'a logo without dark parts, such as white letters',
    ];
  return undefined;
};

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
/** Chat apps do not show a picture that takes too long to load. */
const MAX_BYTES = 100_000;

/**
 * @param bytes the bytes of a page's social picture, which is published unchanged
 * @returns the mistake in it, if any
 */
export const socialPictureMistake = async (bytes: Buffer): Promise<Mistake | undefined> => {
  const picture = await openPicture(bytes, ['png']);
  if ('mistake' in picture) return picture.mistake;
  const { width, height } = picture;
  if (width !== WIDTH || height !== HEIGHT)
    return [`a picture of ${WIDTH}x${HEIGHT} pixels`, `${width}x${height} pixels`];
  if (bytes.length <= MAX_BYTES) return undefined;
  return [`a picture of at most ${MAX_BYTES / 1000} kB`, `${Math.ceil(bytes.length / 1000)} kB`];
};
