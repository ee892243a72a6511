import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES_FOLDER } from '../../content-model/fields/pictures-folder.ts';
import { LOGO_DENSITY, logoBox } from '../../content-model/fields/shown-sizes.ts';
import { tidySvg } from '../../content-model/pictures/svg-mistake.ts';

const FORMATS = ['avif', 'webp'] as const;
const isSvg = (name: string): boolean => /\.svg$/i.test(name);

/** A logo file that the site serves. */
interface LogoFile {
  /** Name below `/loghi/`. It is short because the home page names each logo and has few bytes left. */
  readonly name: string;
  readonly type: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
}

const read = (name: string): Buffer => readFileSync(join(process.cwd(), PICTURES_FOLDER, name));

/**
 * @param name file name of a logo in src/content/pictures
 * @returns its size in the strip, in CSS pixels
 */
export const boxOf = async (name: string): Promise<{ width: number; height: number }> =>
  logoBox((await sharp(read(name)).metadata()).autoOrient);

/** Returns the picture turned upright, scaled down and without metadata. */
const shrunk = async (name: string, format: (typeof FORMATS)[number]): Promise<Uint8Array<ArrayBuffer>> => {
  const { width, height } = await boxOf(name);
  const small = sharp(read(name))
    .autoOrient()
    .resize(width * LOGO_DENSITY, height * LOGO_DENSITY, { fit: 'fill' });
  return Uint8Array.from(await small.toFormat(format).toBuffer());
};

/**
 * @param name file name of a logo in src/content/pictures
 * @returns the files that the site serves for it: a tidied SVG, or the picture as AVIF and as WebP
 */
export const logoFiles = (name: string): readonly LogoFile[] =>
  isSvg(name)
    ? [
        {
          name,
          type: 'image/svg+xml',
          make: async () => new TextEncoder().encode(tidySvg(read(name).toString('utf8'))),
        },
      ]
    : FORMATS.map((format) => ({
        name: `${name}.${format}`,
        type: `image/${format}`,
        make: () => shrunk(name, format),
      }));
