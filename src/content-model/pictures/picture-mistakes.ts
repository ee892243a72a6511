import sharp from 'sharp';
import { HEIC_AS_JPEG } from '../fields/picture.ts';
import { LOGO_DENSITY, logoBox, type ShownSize, SOCIAL_PICTURE_SIZE } from '../fields/shown-sizes.ts';
import { type Mistake, svgMistake } from './svg-mistake.ts';

/** Its size is that after rotation by the Exif orientation: phones may store an upright picture sideways. */
type Opened = { readonly mistake: Mistake } | { readonly width: number; readonly height: number };

/** Detects HEIC: an ISO media file begins with four bytes of length and the box type `ftyp`. ISO/IEC 14496-12, 4.3 */
const isMediaFile = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp';

/** Decodes the whole picture, so that damaged files are found. Formats have their names in sharp. */
const openPicture = async (bytes: Buffer, formats: readonly string[]): Promise<Opened> => {
  const kinds = formats.map((format) => format.toUpperCase()).join(' or ');
  const anotherKind = `a ${kinds}: export the picture in this format, renaming is not enough`;
  if (bytes.length === 0) return { mistake: [anotherKind, 'an empty file'] };
  if (isMediaFile(bytes)) return { mistake: [HEIC_AS_JPEG, 'a HEIC picture, whatever its name'] };
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found) return { mistake: [anotherKind, 'another kind of file'] };
  if (!formats.includes(found.format))
    return { mistake: [anotherKind, `a picture of the kind ${found.format}`] };
  const isWhole = await sharp(bytes, { failOn: 'error' })
    .stats()
    .then(() => true)
    .catch(() => false);
  const damaged = 'a damaged file, which ends too early or has wrong bytes';
  return isWhole ? found.autoOrient : { mistake: [`an undamaged ${kinds}: copy the file again`, damaged] };
};

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
  const expected = `a picture of at least ${width}x${height} pixels, width by height, the size at which it is shown`;
  return [expected, `${picture.width}x${picture.height} pixels`];
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
  const size = `${picture.width}x${picture.height}`;
  const ratio = picture.width / picture.height;
  if (ratio > WIDEST || ratio < TALLEST) {
    const limits = `${WIDEST} times as wide as high, and ${1 / TALLEST} times as high as wide`;
    return [`a logo at most ${limits}, cropped to its drawing`, size];
  }
  const box = logoBox(picture);
  const [width, height] = [box.width * LOGO_DENSITY, box.height * LOGO_DENSITY];
  if (!isSvg && (picture.width < width || picture.height < height))
    return [`a logo of at least ${width}x${height} pixels, or an SVG`, `${size} pixels`];
  const dark = 'a logo that is dark on a pale or transparent background';
  return (await isPale(bytes)) ? [dark, 'a logo without dark parts, such as white letters'] : undefined;
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
