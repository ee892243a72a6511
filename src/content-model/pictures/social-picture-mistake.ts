import { SOCIAL_PICTURE_SIZE } from '../check/page-pictures.ts';
import { type Mistake, openPicture } from './open-picture.ts';

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
