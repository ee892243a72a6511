import { describe, expect, it } from 'vitest';
import { checkCv } from './check-cv.ts';
import { makeOle } from './cv-files.examples.ts';

const SECTOR_BYTES = 512;
const DIRECTORY = 2 * SECTOR_BYTES;
const DATA = 3 * SECTOR_BYTES;

/** A document whose stream begins with a mark and flags (MS-DOC 2.5.2). */
const makeDoc = (mark: number, flags: number): Buffer => {
  const doc = makeOle('WordDocument', '1Table');
  doc.writeUInt16LE(mark, DATA);
  doc.writeUInt16LE(flags, DATA + 10);
  return doc;
};

/** The same, so short that its stream stands within that of the root, in its fifth piece of 64 bytes. */
const makeShortDoc = (flags: number): Buffer => {
  const doc = makeDoc(0, 0);
  doc.writeUInt32LE(2, DIRECTORY + 116);
  doc.writeUInt32LE(9, DIRECTORY + 128 + 116);
  doc.writeUInt32LE(3645, DIRECTORY + 128 + 120);
  doc.writeUInt16LE(0xa5ec, DATA + 9 * 64);
  doc.writeUInt16LE(flags, DATA + 9 * 64 + 10);
  return doc;
};

describe('a .doc with a password', () => {
  it.each([
    ['with a cipher', makeDoc(0xa5ec, 0x1300)],
    ['obfuscated', makeDoc(0xa5ec, 0x9300)],
    ['of Word 95', makeDoc(0xa5dc, 0x0100)],
    ['of a page', makeShortDoc(0x1300)],
    ['of Word 2007 or later by another name', makeOle('EncryptedPackage', 'EncryptionInfo')],
  ])('is refused: %s', (_, doc) => {
    expect(checkCv('doc', doc)).toBe('locked');
  });

  it.each([
    ['without one', makeDoc(0xa5ec, 0x1200)],
    ['with one for changes alone', makeDoc(0xa5ec, 0x1a00)],
    ['of a page', makeShortDoc(0x1200)],
    [
      'whose root leads nowhere',
      Buffer.from(makeShortDoc(0x1300)).fill(0xff, DIRECTORY + 116, DIRECTORY + 120),
    ],
  ])('is taken: %s', (_, doc) => {
    expect(checkCv('doc', doc)).toBeUndefined();
  });
});
