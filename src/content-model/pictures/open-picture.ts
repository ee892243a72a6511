import sharp from 'sharp';
import { HEIC_AS_JPEG } from '../fields/picture.ts';

/** A mistake in the file of a picture. */
export type Mistake = readonly [expected: string, received: string];

export interface OpenPicture {
  readonly format: string;
  /** Pixels after rotation by the Exif orientation: phones may store an upright picture sideways. */
  readonly width: number;
  readonly height: number;
}

/** Detects HEIC: an ISO media file begins with four bytes of length and the box type `ftyp`. ISO/IEC 14496-12, 4.3 */
const isMediaFile = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp';

const NAMES: Readonly<Record<string, string>> = { jpeg: 'JPEG', png: 'PNG', svg: 'SVG' };

/**
 * Decodes the whole picture, so that damaged files are found.
 *
 * @param bytes the bytes of a file
 * @param formats the accepted formats, by their names in sharp
 * @returns the picture, or the mistake in its file
 */
export const openPicture = async (
  bytes: Buffer,
  formats: readonly string[],
): Promise<OpenPicture | { readonly mistake: Mistake }> => {
  const kinds = formats.map((format) => NAMES[format] ?? format).join(' or ');
  const anotherKind = `a ${kinds}: export the picture in this format, renaming is not enough`;
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
      mistake: [
        `an undamaged ${kinds}: copy the file again`,
        'a damaged file, which ends too early or has wrong bytes',
      ],
    };
  return { format: found.format, ...found.autoOrient };
};
