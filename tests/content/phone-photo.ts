import sharp from 'sharp';

/** Size of the picture as it is displayed, in pixels. */
const WIDTH = 3000;
const HEIGHT = 4000;
/** The photo is stored on its side, turned by a quarter to the left. EXIF 2.32, tag 0x0112 */
const TURN_RIGHT_TO_SHOW = 6;
/** The noise that a camera adds to flat colours. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 48 } as const;

/** A face before a wall: pale at the top, and dark at the shoulders, in the lowest quarter. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 1600"><path fill="#ddd" d="M0 0h1200v1600H0z"/><path fill="#222" d="M0 1200h1200v400H0z"/><ellipse cx="600" cy="700" rx="280" ry="380" fill="#b58a70"/></svg>`;

/** @returns a JPEG of more than 5 MB as a phone saves it: stored on its side, with the location in its EXIF */
export const phonePhoto = async (): Promise<Buffer> => {
  // A small tile is repeated, because generating noise for the whole picture takes many seconds.
  const grain = await sharp({
    create: { width: WIDTH / 4, height: HEIGHT / 4, channels: 3, background: '#888', noise: NOISE },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const seen = await sharp(Buffer.from(DRAWING))
    .composite([{ input: grain, blend: 'soft-light', tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(seen, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .rotate(270)
    .withExif({
      IFD0: { ImageDescription: 'nota privata' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1' },
    })
    .withMetadata({ orientation: TURN_RIGHT_TO_SHOW })
    .jpeg({ quality: 94 })
    .toBuffer();
};
