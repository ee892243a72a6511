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
  const kinds = formats.map((format) => format.toUpperCase()).join(' o ');
  const anotherKind = `un ${kinds}: esporta l’immagine in questo formato, cambiare il nome non basta`;
  if (bytes.length === 0) return { mistake: [anotherKind, 'un file vuoto'] };
  if (isMediaFile(bytes)) return { mistake: [HEIC_AS_JPEG, 'un’immagine HEIC, qualunque sia il suo nome'] };
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found) return { mistake: [anotherKind, 'un file di un altro tipo'] };
  if (!formats.includes(found.format))
    return { mistake: [anotherKind, `un’immagine di tipo ${found.format}`] };
  const isWhole = await sharp(bytes, { failOn: 'error' })
    .stats()
    .then(() => true)
    .catch(() => false);
  const damaged = 'un file rovinato, che finisce troppo presto o ha byte sbagliati';
  return isWhole ? found.autoOrient : { mistake: [`un ${kinds} intero: copia di nuovo il file`, damaged] };
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
  const expected = `un’immagine di almeno ${width}x${height} pixel, larghezza per altezza, quanto si mostra grande`;
  return [expected, `${picture.width}x${picture.height} pixel`];
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
    const limits = `${WIDEST} volte più largo che alto, e ${1 / TALLEST} volte più alto che largo`;
    return [`un logo al massimo ${limits}, ritagliato sul disegno`, size];
  }
  const box = logoBox(picture);
  const [width, height] = [box.width * LOGO_DENSITY, box.height * LOGO_DENSITY];
  if (!isSvg && (picture.width < width || picture.height < height))
    return [`un logo di almeno ${width}x${height} pixel, o un SVG`, `${size} pixel`];
  const dark = 'un logo scuro su fondo chiaro o trasparente';
  return (await isPale(bytes))
    ? [dark, 'un logo senza parti scure, ad esempio con lettere bianche']
    : undefined;
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
    return [`un’immagine di ${WIDTH}x${HEIGHT} pixel`, `${width}x${height} pixel`];
  if (bytes.length <= MAX_BYTES) return undefined;
  return [`un’immagine di al massimo ${MAX_BYTES / 1000} kB`, `${Math.ceil(bytes.length / 1000)} kB`];
};
