import { type Mistake, openPicture } from './open-picture.ts';
import type { ShownSize } from './shown-sizes.ts';

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
