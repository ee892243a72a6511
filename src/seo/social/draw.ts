import satori from 'satori';
import sharp from 'sharp';
import { SOCIAL_PICTURE_SIZE } from '../../content-model/fields/shown-sizes.ts';
import { CLOTH_WIDTH, type LaidOut } from './layout.ts';

/** Colours of the palette: the dyes, and the blends between them at the edges of letters. */
const COLORS = 48;
/** Dots per inch that enlarge the cloth by half; its own size is 72. */
const CLOTH_DENSITY = 108;

/** Everything that the drawing of a picture needs. */
export interface Parts {
  readonly words: LaidOut;
  /** An SVG document. */
  readonly cloth: string;
  /** The condensed cut of Archivo as OpenType or WOFF, the formats that satori reads; visitors never download it. */
  readonly font: Buffer;
}

/**
 * @param parts what to draw
 * @returns a PNG of {@link SOCIAL_PICTURE_SIZE}
 */
export const drawPicture = async ({ words, cloth, font }: Parts): Promise<Buffer> => {
  const { width, height } = SOCIAL_PICTURE_SIZE;
  const fonts = [{ name: 'Archivo', data: font, weight: 600 as const }];
  // Satori accepts any object with the shape of a React element, but its types require React's own.
  const left = await satori(words as Parameters<typeof satori>[0], { width, height, fonts });
  const right = await sharp(Buffer.from(cloth), { density: CLOTH_DENSITY })
    .extract({ left: 0, top: 0, width: CLOTH_WIDTH, height })
    .toBuffer();
  return await sharp(Buffer.from(left))
    .composite([{ input: right, left: width - CLOTH_WIDTH, top: 0 }])
    .png({ palette: true, colours: COLORS, effort: 4 })
    .toBuffer();
};
