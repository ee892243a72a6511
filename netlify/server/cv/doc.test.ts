import { describe, expect, it } from 'vitest';
import { checkCv } from './check-cv.ts';
import { makeOle } from './cv-files.examples.ts';

const SECTOR_BYTES = 512;
const DIRECTORY = 2 * SECTOR_BYTES;
const DATA = 3 * SECTOR_BYTES;

/** Makes a document whose stream begins with the given magic number and flags (MS-DOC 2.5.2). */
const makeDoc = (mark: number, flags: number): Buffer => {
  const doc = makeOle('WordDocument', '1Table');
  doc.writeUInt16LE(mark, DATA);
  doc.writeUInt16LE(flags, DATA + 10);
  return doc;
};

/** Makes a document so short that its stream is stored in the root's mini stream, from mini sector 9 of 64 bytes. */
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
    ['of one page', makeShortDoc(0x1300)],
    ['of Word 2007 or later, renamed to .doc', makeOle('EncryptedPackage', 'EncryptionInfo')],
  ])('is refused: %s', (_, doc) => {
    expect(checkCv('doc', doc)).toBe('locked');
  });

  it.each([
    ['with no password', makeDoc(0xa5ec, 0x1200)],
    ['with a password only for changes', makeDoc(0xa5ec, 0x1a00)],
    ['of one page, with no password', makeShortDoc(0x1200)],
    [
      'whose root entry points to no sector',
      Buffer.from(makeShortDoc(0x1300)).fill(0xff, DIRECTORY + 116, DIRECTORY + 120),
    ],
  ])('is accepted: %s', (_, doc) => {
    expect(checkCv('doc', doc)).toBeUndefined();
  });
});
