const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
const BITS_PER_PIXEL = 32;

/**
 * @param png a square picture
 * @param size its width in pixels, below 256
 * @returns an ICO file with that one picture, for browsers and robots that ask for /favicon.ico
 */
export const ico = (png: Uint8Array, size: number): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(HEADER_BYTES + ENTRY_BYTES + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, ICON, true);
  view.setUint16(4, 1, true);
  file.set([size, size], HEADER_BYTES);
  view.setUint16(HEADER_BYTES + 4, 1, true);
  view.setUint16(HEADER_BYTES + 6, BITS_PER_PIXEL, true);
  view.setUint32(HEADER_BYTES + 8, png.length, true);
  view.setUint32(HEADER_BYTES + 12, HEADER_BYTES + ENTRY_BYTES, true);
  file.set(png, HEADER_BYTES + ENTRY_BYTES);
  return file;
};
