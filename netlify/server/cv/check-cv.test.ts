import { describe, expect, it } from 'vitest';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { checkCv } from './check-cv.ts';
import { contentTypes, documentPart, makeDocx, makeOle, makePdf } from './cv-files.examples.ts';
import { makeZip } from './zip.examples.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const pdf = makePdf();
const docx = makeDocx();
const doc = makeOle('WordDocument', '1Table');
const page = '<html><script>alert(1)</script></html>';

describe('a curriculum that is one', () => {
  it.each([
    ['a PDF', 'pdf', pdf],
    ['a PDF of 5 MB', 'pdf', makePdf(CV_MAX_BYTES)],
    ['a PDF with white space at its end', 'pdf', Buffer.concat([pdf, text('\r\n\0\0 ')])],
    ['a PDF of version 2', 'pdf', text('%PDF-2.0\n%%EOF')],
    ['a document of Word', 'docx', docx],
    ['one with a picture and a folder', 'docx', makeDocx({ name: 'word/media/', content: '', stored: true })],
    ['one with a sheet inside', 'docx', makeDocx({ name: 'word/embeddings/a.xlsx', content: docx })],
    ['an older document of Word', 'doc', doc],
  ] as const)('%s', (_, extension, bytes) => {
    expect(checkCv(extension, bytes)).toBeUndefined();
  });
});

describe('size', () => {
  it('is 1 byte to 5 MB inclusive', () => {
    expect(checkCv('pdf', Buffer.alloc(0))).toBe('empty');
    expect(checkCv('pdf', makePdf(CV_MAX_BYTES + 1))).toBe('too_large');
  });
});

describe('a hostile or broken PDF', () => {
  it.each([
    ['half of one', pdf.subarray(0, 300), 'damaged'],
    ['one without its last byte', text('%PDF-1.4\nx\n%%EO'), 'damaged'],
    ['text', text('Curriculum di Lucia'), 'content'],
    ['a picture', text('\x89PNG\r\n\x1a\n'), 'content'],
    ['a program', text('MZ\x90\0'), 'content'],
    ['a document of Word', docx, 'content'],
    ['a page before it', Buffer.concat([text(page), pdf]), 'content'],
    ['a page behind it', Buffer.concat([pdf, text(page)]), 'hidden'],
    ['a page at its start', text(`%PDF-1.4\n${page}\n%%EOF`), 'hidden'],
    ['an archive behind it', Buffer.concat([pdf, docx]), 'hidden'],
    ['an archive in it', Buffer.concat([text('%PDF-1.4\n'), docx, text('\n%%EOF')]), 'hidden'],
    ['an archive before it', Buffer.concat([docx, pdf]), 'content'],
  ])('%s: %#', (_, bytes, refusal) => {
    expect(checkCv('pdf', bytes)).toBe(refusal);
  });
});

describe('a hostile or broken .doc', () => {
  const shortened = doc.subarray(0, doc.length - 1024);
  const loop = Buffer.from(doc);
  loop.writeUInt32LE(1, 512 + 4);
  const pdfInHeader = Buffer.from(doc);
  pdfInHeader.write('%PDF-1.4', 84, 'latin1');
  it.each([
    ['not a compound file', docx, 'content'],
    ['RTF by another name', text('{\\rtf1 ciao}'), 'content'],
    ['another compound file', makeOle('Workbook'), 'content'],
    ['a storage that is only called so', makeOle('WordDocument/'), 'content'],
    ['macros', makeOle('WordDocument', 'Macros/'), 'macros'],
    ['macros under the name of an older Office', makeOle('WordDocument', '_VBA_PROJECT'), 'macros'],
    ['its end missing', shortened, 'damaged'],
    ['only the header', doc.subarray(0, 512), 'damaged'],
    ['only the first bytes', doc.subarray(0, 8), 'damaged'],
    ['a directory without end', loop, 'damaged'],
    ['an archive behind it', Buffer.concat([doc, docx]), 'hidden'],
    ['a PDF that begins in its header', pdfInHeader, 'hidden'],
  ])('%s', (_, bytes, refusal) => {
    expect(checkCv('doc', bytes)).toBe(refusal);
  });
});

it.each(['pdf', 'doc', 'docx'] as const)(
  'no byte that is wrong makes the check of a .%s throw',
  (extension) => {
    const whole = { pdf, doc, docx: makeDocx({ name: 'a.xlsx', content: docx }) }[extension];
    for (let at = 0; at < Math.min(whole.length, 2000); at += 1) {
      for (const byte of [0, 0x7f, 0xff]) {
        const wrong = Buffer.from(whole);
        wrong[at] = byte;
        expect(() => checkCv(extension, wrong)).not.toThrow();
      }
    }
  },
);

it('a .docx may lead to an address, whatever that is called', () => {
  const link =
    '<Relationship Id="r1" Type="x/hyperlink" Target="https://a.example/vbaProject" TargetMode="External"/>';
  const relationships = (content: string) => makeDocx({ name: 'word/_rels/document.xml.rels', content });
  expect(checkCv('docx', relationships(link))).toBeUndefined();
  expect(checkCv('docx', relationships(link.replace('hyperlink', 'vbaProject')))).toBe('macros');
  expect(checkCv('docx', relationships(link.replace(' TargetMode="External"', '')))).toBe('macros');
});

// With a search for the end of each tag through the whole rest this took most of a minute.
it('a megabyte of tags without an end is looked through once', { timeout: 20_000 }, () => {
  const content = '<Relationship '.repeat(75_000);
  expect(checkCv('docx', makeDocx({ name: 'word/_rels/document.xml.rels', content }))).toBeUndefined();
});

describe('a hostile or broken .docx', () => {
  const macroType = 'application/vnd.ms-office.vbaProject';
  const withTypes = (...overrides: [string, string][]) =>
    makeZip([contentTypes(...overrides), documentPart, { name: 'word/x.bin', content: 'x' }]);
  const utf16 = Buffer.from(`\ufeff${contentTypes(['/word/x.bin', macroType]).content}`, 'utf16le');
  const macros = makeOle('WordDocument', 'Macros/', 'VBA/');
  const bent = Buffer.from(macros);
  // An entry of the first allocation table that no sector stands behind.
  bent.writeUInt32LE(1, 512 * (1 + macros.readUInt32LE(76)) + 4 * 100);
  const farther = Buffer.from(macros);
  farther.writeUInt32LE(1, 72);
  const big = Buffer.alloc(20 * 1024 * 1024);
  const many = Array.from({ length: 999 }, (_, index) => ({ name: `word/${index}.xml`, content: 'x' }));
  it.each([
    ['a PDF', pdf, 'content'],
    ['a .doc', doc, 'content'],
    ['locked by Word', makeOle('EncryptedPackage', 'EncryptionInfo'), 'locked'],
    ['no content types', makeZip([documentPart]), 'content'],
    ['no document', makeZip([contentTypes()]), 'content'],
    ['an encrypted part', makeDocx({ name: 'a', content: 'x', flags: 1 }), 'locked'],
    ['macros', makeDocx({ name: 'word/vbaProject.bin', content: 'x' }), 'macros'],
    ['macros in other letters', makeDocx({ name: 'word/VBAPROJECT.BIN', content: 'x' }), 'macros'],
    ['macros by another name', makeDocx({ name: 'word/a.xml', content: makeOle('VBA/') }), 'macros'],
    ['macros in a compound file that is bent', makeDocx({ name: 'word/a.bin', content: bent }), 'damaged'],
    ['macros behind tables that are not read', makeDocx({ name: 'word/a.bin', content: farther }), 'damaged'],
    ['macros by their type', withTypes(['/word/x.bin', macroType]), 'macros'],
    [
      'macros by the document’s type',
      withTypes(['/d', 'application/vnd.ms-word.document.macroEnabled.main+xml']),
      'macros',
    ],
    [
      'macros by a type in disguise',
      withTypes(['/word/x.bin', 'application/vnd.ms-office.v&#98;aProjec&#x74;']),
      'macros',
    ],
    [
      'macros by a type in UTF-16',
      makeZip([{ name: '[Content_Types].xml', content: utf16 }, documentPart]),
      'macros',
    ],
    [
      'macros by a relationship',
      makeDocx({ name: 'word/_rels/document.xml.rels', content: '<Relationship Type="x/vbaProject"/>' }),
      'macros',
    ],
    [
      'macros in a document inside',
      makeDocx({ name: 'a.bin', content: makeDocx({ name: 'word/vbaProject.bin', content: 'x' }) }),
      'macros',
    ],
    [
      'entities in the types',
      makeZip([
        { name: '[Content_Types].xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><Types/>' },
        documentPart,
      ]),
      'damaged',
    ],
    [
      'documents within documents',
      makeDocx({
        name: 'a',
        content: makeDocx({ name: 'a', content: makeDocx({ name: 'a', content: docx }) }),
      }),
      'hidden',
    ],
    ['a path that leads out', makeDocx({ name: '../../x.xml', content: 'x' }), 'hidden'],
    ['a path in the middle that leads out', makeDocx({ name: 'word/../../x', content: 'x' }), 'hidden'],
    ['an absolute path', makeDocx({ name: '/etc/x', content: 'x' }), 'hidden'],
    ['a path of Windows', makeDocx({ name: 'word\\x', content: 'x' }), 'hidden'],
    ['1,001 parts', makeDocx(...many), 'bomb'],
    ['60 MB of nothing', makeDocx(...[1, 2, 3].map((each) => ({ name: `${each}`, content: big }))), 'bomb'],
    [
      '60 MB of nothing, inside',
      makeDocx({ name: 'a', content: makeZip([1, 2, 3].map((each) => ({ name: `${each}`, content: big }))) }),
      'bomb',
    ],
    ['20 MB that say they are 10 bytes', makeDocx({ name: 'a', content: big, declared: 10 }), 'bomb'],
    [
      '10 bytes that say they are 20',
      makeDocx({ name: 'a', content: '0123456789', declared: 20 }),
      'damaged',
    ],
    ['a wrong checksum', makeDocx({ name: 'a', content: 'x', crc: 7 }), 'damaged'],
    [
      'a name that only one reader sees',
      makeDocx({ name: 'word/a.xml', localName: 'vbaProject', content: 'x' }),
      'damaged',
    ],
    ['a part twice', makeDocx({ name: 'a', content: 'x' }, { name: 'A', content: 'y' }), 'damaged'],
    [
      'a part that the directory hides',
      makeZip([contentTypes(), documentPart, { name: 'h', content: 'x' }], { hidden: ['h'] }),
      'hidden',
    ],
    [
      'bytes between the parts',
      makeDocx({ name: 'a', content: 'x', gap: text(page) }, { name: 'b', content: 'y' }),
      'hidden',
    ],
    ['bytes behind deflated data', makeDocx({ name: 'a', content: 'x', tail: text(page) }), 'hidden'],
    [
      'a PDF in its first part',
      makeZip([{ name: 'a', content: pdf, stored: true }, contentTypes(), documentPart]),
      'hidden',
    ],
    ['a comment', makeZip([contentTypes(), documentPart], { comment: page }), 'damaged'],
    ['a PDF behind it', Buffer.concat([docx, pdf]), 'hidden'],
    [
      'a script before it',
      makeZip([contentTypes(), documentPart], { before: text('#!/bin/sh\n') }),
      'content',
    ],
    ['a count that lies', makeZip([contentTypes(), documentPart], { count: 7 }), 'damaged'],
    ['half of one', docx.subarray(0, docx.length / 2), 'damaged'],
    ['its last byte missing', docx.subarray(0, -1), 'damaged'],
  ])('%s', (_, bytes, refusal) => {
    expect(checkCv('docx', bytes)).toBe(refusal);
  });

  it('is refused at every byte where it may be cut', () => {
    for (let length = 1; length < docx.length; length += 1)
      expect(checkCv('docx', docx.subarray(0, length))).toBeDefined();
  });

  it('may say its sizes behind its data, as programs that write in one go do', () => {
    const streamed = (name: string, content: string) => ({ name, content, flags: 8, gap: Buffer.alloc(16) });
    const parts = [contentTypes(), documentPart].map(({ name, content }) => streamed(name, String(content)));
    expect(checkCv('docx', makeZip(parts))).toBeUndefined();
  });
});
