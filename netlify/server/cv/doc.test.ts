import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from 'cfb';
import { describe, expect, it } from 'vitest';
import { makeOle } from './cv-files.examples.ts';
import { judgeCv } from './judge-cv.ts';

const SECTOR_BYTES = 512;
const DATA = 3 * SECTOR_BYTES;

/** Makes a document whose stream begins with the given magic number and flags (MS-DOC 2.5.2). */
const makeDoc = (mark: number, flags: number): Buffer => {
  const doc = makeOle('WordDocument', '1Table');
  doc.writeUInt16LE(mark, DATA);
  doc.writeUInt16LE(flags, DATA + 10);
  return doc;
};

/** Makes a document as `cfb` writes it, with streams by their paths. */
const makeTree = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const tree = utils.cfb_new();
  const document = Buffer.alloc(4096);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(1 << 9, 10);
  for (const [path, content] of Object.entries({ '/WordDocument': document, ...streams }))
    utils.cfb_add(tree, path, content);
  return Buffer.from(write(tree, { type: 'buffer' }));
};

/** Makes a document so short that its stream is stored in the root's mini stream. */
const makeShortDoc = (flags: number): Buffer => {
  const document = Buffer.alloc(3645);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(flags, 10);
  return makeTree({ '/WordDocument': document });
};

describe('a .doc with a password', () => {
  it.each([
    ['with a cipher', makeDoc(0xa5ec, 0x1300)],
    ['obfuscated', makeDoc(0xa5ec, 0x9300)],
    ['of Word 95', makeDoc(0xa5dc, 0x0100)],
    ['of one page', makeShortDoc(0x1300)],
    ['of Word 2007 or later, renamed to .doc', makeOle('EncryptedPackage', 'EncryptionInfo')],
  ])('is refused: %s', async (_, doc) => {
    expect(await judgeCv('doc', doc)).toBe('locked');
  });

  it.each([
    ['by LibreOffice', readFileSync(join(import.meta.dirname, 'fixtures', 'libreoffice.doc'))],
    ['with no password', makeDoc(0xa5ec, 0x1200)],
    ['with a password only for changes', makeDoc(0xa5ec, 0x1a00)],
    ['of one page, with no password', makeShortDoc(0x1200)],
  ])('is accepted: %s', async (_, doc) => {
    expect(await judgeCv('doc', doc)).toBeUndefined();
  });
});

/** Makes a document that names a template in its table of associated files (MS-DOC 2.9.303). */
const madeWith = (template: string): Buffer => {
  const strings = ['', template, 'Curriculum'].map((text) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
  });
  const list = Buffer.concat([Buffer.from('ffff03000000', 'hex'), ...strings]);
  const document = Buffer.alloc(4096);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(1 << 9, 10);
  document.writeUInt32LE(16, 0x19a);
  document.writeUInt32LE(list.length, 0x19e);
  return makeTree({
    '/WordDocument': document,
    '/1Table': Buffer.concat([Buffer.alloc(16), list, Buffer.alloc(4096)]),
  });
};

it('is told by a flag of its stream', async () => {
  const doc = readFileSync(join(import.meta.dirname, 'fixtures', 'encrypted-flag.doc'));
  expect(await judgeCv('doc', doc)).toBe('locked');
  const at = doc.indexOf(Buffer.from('eca5', 'hex'));
  doc.writeUInt16LE(doc.readUInt16LE(at + 10) & ~(1 << 8), at + 10);
  expect(await judgeCv('doc', doc)).toBeUndefined();
});

describe('what a .doc brings along', () => {
  const content = Buffer.from('x');
  it.each([
    ['an object', makeTree({ '/ObjectPool/_1234/\u0001CompObj': content }), 'embedded'],
    [
      'a program that Windows packed into an object',
      makeTree({ '/a/\u0001Ole10Native': content }),
      'embedded',
    ],
    ['a macro', makeTree({ '/Macros/VBA/dir': content }), 'macros'],
    ['a template on a server', madeWith('https://evil.example/a.dotm'), 'template'],
    ['a template in another computer’s folder', madeWith('\\\\evil.example\\a\\b.dot'), 'template'],
  ])('is refused: %s', async (_, doc, refusal) => {
    expect(await judgeCv('doc', doc)).toBe(refusal);
  });

  it.each([
    ['nothing', makeTree({ '/1Table': content, '/\u0001CompObj': content })],
    ['the usual template', madeWith('Normal.dot')],
    ['no template', madeWith('')],
    ['a template on a disk', madeWith('C:\\Users\\Lucia\\Modelli\\Curriculum.dot')],
  ])('is taken: %s', async (_, doc) => {
    expect(await judgeCv('doc', doc)).toBeUndefined();
  });
});
