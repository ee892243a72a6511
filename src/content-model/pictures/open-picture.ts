import sharp from 'sharp';
import { HEIC_AS_JPEG } from '../schemas/picture.ts';

/** What is wrong with the bytes of a picture. */
export type Mistake = readonly [expected: string, received: string];

export interface OpenPicture {
  readonly format: string;
  /** Pixels, as it is seen: a phone that was held upright may store its picture lying. */
  readonly width: number;
  readonly height: number;
}

/** Boxes of ISO media files begin with four bytes of length and their kind; HEIC pictures with this one. ISO/IEC 14496-12, 4.3 */
const isMediaFile = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp';

const NAMES: Readonly<Record<string, string>> = { jpeg: 'JPEG', png: 'PNG', svg: 'SVG' };

/**
 * @param bytes of a file
 * @param formats that are taken, by their names in sharp
 * @returns the picture, read to its last pixel, or what is wrong with it
 */
export const openPicture = async (
  bytes: Buffer,
  formats: readonly string[],
): Promise<OpenPicture | { readonly mistake: Mistake }> => {
  const kinds = formats.map((format) => NAMES[format] ?? format).join(' or ');
  const anotherKind = `a ${kinds}: exported as one, not only named so`;
  if (bytes.length === 0) return { mistake: [anotherKind, 'an empty file'] };
  if (isMediaFile(bytes)) return { mistake: [HEIC_AS_JPEG, 'a HEIC picture, whatever its name'] };
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found || !formats.includes(found.format))
    return {
      mistake: [anotherKind, found ? `a picture of the kind ${found.format}` : 'another kind of file'],
    };
  const isWhole = await sharp(bytes, { failOn: 'error' })
    .stats()
    .then(() => true)
    .catch(() => false);
  if (!isWhole)
    return {
      mistake: [`a whole ${kinds}: copy it anew`, 'a damaged file, which ends too early or has wrong bytes'],
    };
  return { format: found.format, ...found.autoOrient };
};
