export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What every PNG begins with, and where its width and height stand. PNG specification, 5.2 and 11.2.2 */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;
const PNG_HEADER_BYTES = 24;

/**
 * @param bytes of a file
 * @returns the size of the PNG in it in pixels, `undefined` when it is none
 */
export const pngSize = (bytes: Buffer): PictureSize | undefined =>
  bytes.length >= PNG_HEADER_BYTES && bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)
    ? { width: bytes.readUInt32BE(PNG_WIDTH_AT), height: bytes.readUInt32BE(PNG_HEIGHT_AT) }
    : undefined;

/** Markers of a JPEG. ITU-T T.81, table B.1 */
const START_OF_IMAGE = 0xffd8;
const FIRST_FRAME = 0xffc0;
const LAST_FRAME = 0xffcf;
/** Between those of frames, and none: tables, a reserved one, arithmetic coding. */
const NO_FRAMES: readonly number[] = [0xffc4, 0xffc8, 0xffcc];
/** A frame's marker, length and precision come first; then 2 bytes of height, 2 of width. T.81, B.2.2 */
const FRAME_HEIGHT_AT = 5;
const FRAME_WIDTH_AT = 7;
const FRAME_BYTES = 9;

/**
 * @param bytes of a file
 * @returns the size of the JPEG in it in pixels, as it is stored: a phone that was held upright may store its picture lying;
 *   `undefined` when it is none
 */
export const jpegSize = (bytes: Buffer): PictureSize | undefined => {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== START_OF_IMAGE) return undefined;
  let at = 2;
  while (at + FRAME_BYTES <= bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker < FIRST_FRAME) return undefined;
    if (marker <= LAST_FRAME && !NO_FRAMES.includes(marker))
      return {
        width: bytes.readUInt16BE(at + FRAME_WIDTH_AT),
        height: bytes.readUInt16BE(at + FRAME_HEIGHT_AT),
      };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};
