import sharp from 'sharp';
import { SOCIAL_PICTURE_SIZE } from '../check/page-pictures.ts';
import { type Mistake, openPicture } from './open-picture.ts';
import { LOGO_DENSITY, logoBox, type ShownSize } from './shown-sizes.ts';
import { svgMistake } from './svg-mistake.ts';

/**
 * @param bytes of a photograph
 * @param shown how large it is shown: a smaller one would be blown up
 * @returns what is wrong with it
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
    `a picture of at least ${width}x${height} pixels, width by height: so large it is shown`,
    `${picture.width}x${picture.height} pixels`,
  ];
};

/** Grey of the darkest pixel on white, from 0 to 255: what is paler does not stand out from the strip's ground. */
const PALEST = 140;

/** Width by height: beyond it, a line. */
const WIDEST = 15;
const TALLEST = 1 / 4;

const isPale = async (bytes: Buffer): Promise<boolean> => {
  const seen = await sharp(bytes).flatten({ background: '#fff' }).greyscale().toColourspace('b-w').toBuffer();
  const { channels } = await sharp(seen).stats();
  return (channels[0]?.min ?? 0) > PALEST;
};

/**
 * @param bytes of a logo
 * @param name of its file: it says whether it is an SVG
 * @returns what is wrong with it
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
      `a logo at most ${WIDEST} times as wide as high, and ${1 / TALLEST} times as high as wide, cut close to its drawing`,
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
      'a logo that is dark on a pale ground or on none',
      'one without a dark part, such as white letters',
    ];
  return undefined;
};

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
/** Chat apps leave out a picture that takes long. */
const MAX_BYTES = 100_000;

/**
 * @param bytes of a page's picture for networks
 * @returns what is wrong with it: it goes online as it is
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
