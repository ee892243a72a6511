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

describe('a sound CV', () => {
  it.each([
    ['a PDF', 'pdf', pdf],
    ['a PDF of 5 MB', 'pdf', makePdf(CV_MAX_BYTES)],
    ['a PDF with white space at its end', 'pdf', Buffer.concat([pdf, text('\r\n\0\0 ')])],
    ['a PDF of version 2', 'pdf', text('%PDF-2.0\n%%EOF')],
    ['a document of Word', 'docx', docx],
    ['one with a folder of pictures', 'docx', makeDocx({ name: 'word/media/', content: '', stored: true })],
    ['one with an embedded spreadsheet', 'docx', makeDocx({ name: 'word/embeddings/a.xlsx', content: docx })],
    ['an older document of Word', 'doc', doc],
  ] as const)('is accepted: %s', (_, extension, bytes) => {
    expect(checkCv(extension, bytes)).toBeUndefined();
  });
});

describe('the size of a CV', () => {
  it('must be between 1 byte and 5 MB', () => {
    expect(checkCv('pdf', Buffer.alloc(0))).toBe('empty');
    expect(checkCv('pdf', makePdf(CV_MAX_BYTES + 1))).toBe('too_large');
  });
});

describe('a hostile or broken PDF', () => {
  it.each([
    ['half of a PDF', pdf.subarray(0, 300), 'damaged'],
    ['a PDF without its last byte', text('%PDF-1.4\nx\n%%EO'), 'damaged'],
    ['text', text('Curriculum di Lucia'), 'content'],
    ['a picture', text('\x89PNG\r\n\x1a\n'), 'content'],
    ['a program', text('MZ\x90\0'), 'content'],
    ['a document of Word', docx, 'content'],
    ['an HTML page before the PDF', Buffer.concat([text(page), pdf]), 'content'],
    ['an HTML page after the PDF', Buffer.concat([pdf, text(page)]), 'hidden'],
    ['an HTML page right after the header', text(`%PDF-1.4\n${page}\n%%EOF`), 'hidden'],
    ['an archive after the PDF', Buffer.concat([pdf, docx]), 'hidden'],
    ['an archive inside the PDF', Buffer.concat([text('%PDF-1.4\n'), docx, text('\n%%EOF')]), 'hidden'],
    ['an archive before the PDF', Buffer.concat([docx, pdf]), 'content'],
  ])('is refused: %s (%#)', (_, bytes, refusal) => {
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
    ['an RTF file', text('{\\rtf1 ciao}'), 'content'],
    ['another compound file', makeOle('Workbook'), 'content'],
    ['a storage named WordDocument', makeOle('WordDocument/'), 'content'],
    ['with macros', makeOle('WordDocument', 'Macros/'), 'macros'],
    ['with macros as an older Office names them', makeOle('WordDocument', '_VBA_PROJECT'), 'macros'],
    ['without its end', shortened, 'damaged'],
    ['only the header', doc.subarray(0, 512), 'damaged'],
    ['only the first bytes', doc.subarray(0, 8), 'damaged'],
    ['with a directory that loops', loop, 'damaged'],
    ['with an archive after it', Buffer.concat([doc, docx]), 'hidden'],
    ['with a PDF that begins in its header', pdfInHeader, 'hidden'],
  ])('is refused: %s', (_, bytes, refusal) => {
    expect(checkCv('doc', bytes)).toBe(refusal);
  });
});

it.each(['pdf', 'doc', 'docx'] as const)('checks a .%s with a wrong byte without throwing', (extension) => {
  const whole = { pdf, doc, docx: makeDocx({ name: 'a.xlsx', content: docx }) }[extension];
  for (let at = 0; at < Math.min(whole.length, 2000); at += 1) {
    for (const byte of [0, 0x7f, 0xff]) {
      const wrong = Buffer.from(whole);
      wrong[at] = byte;
      expect(() => checkCv(extension, wrong)).not.toThrow();
    }
  }
});

it('accepts a .docx whose link contains the name of a macro part', () => {
  const link =
    '<Relationship Id="r1" Type="x/hyperlink" Target="https://a.example/vbaProject" TargetMode="External"/>';
  const relationships = (content: string) => makeDocx({ name: 'word/_rels/document.xml.rels', content });
  expect(checkCv('docx', relationships(link))).toBeUndefined();
  expect(checkCv('docx', relationships(link.replace('hyperlink', 'vbaProject')))).toBe('macros');
  expect(checkCv('docx', relationships(link.replace(' TargetMode="External"', '')))).toBe('macros');
});

// Searching the whole rest of the text for the end of each tag would take most of a minute.
it('reads a megabyte of unclosed tags within the time limit', { timeout: 20_000 }, () => {
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
  // The first allocation table marks a sector as used that the file does not have.
  bent.writeUInt32LE(1, 512 * (1 + macros.readUInt32LE(76)) + 4 * 100);
  const farther = Buffer.from(macros);
  farther.writeUInt32LE(1, 72);
  const big = Buffer.alloc(20 * 1024 * 1024);
  const many = Array.from({ length: 999 }, (_, index) => ({ name: `word/${index}.xml`, content: 'x' }));
  it.each([
    ['a PDF', pdf, 'content'],
    ['a .doc', doc, 'content'],
    ['encrypted by Word', makeOle('EncryptedPackage', 'EncryptionInfo'), 'locked'],
    ['without content types', makeZip([documentPart]), 'content'],
    ['without a document part', makeZip([contentTypes()]), 'content'],
    ['with an encrypted part', makeDocx({ name: 'a', content: 'x', flags: 1 }), 'locked'],
    ['with macros', makeDocx({ name: 'word/vbaProject.bin', content: 'x' }), 'macros'],
    ['with macros, the name in capitals', makeDocx({ name: 'word/VBAPROJECT.BIN', content: 'x' }), 'macros'],
    ['with macros under another name', makeDocx({ name: 'word/a.xml', content: makeOle('VBA/') }), 'macros'],
    ['with macros in a malformed compound file', makeDocx({ name: 'word/a.bin', content: bent }), 'damaged'],
    ['with macros beyond the tables read', makeDocx({ name: 'word/a.bin', content: farther }), 'damaged'],
    ['with macros declared by their content type', withTypes(['/word/x.bin', macroType]), 'macros'],
    [
      'with macros declared by the document’s content type',
      withTypes(['/d', 'application/vnd.ms-word.document.macroEnabled.main+xml']),
      'macros',
    ],
    [
      'with macros declared by an escaped content type',
      withTypes(['/word/x.bin', 'application/vnd.ms-office.v&#98;aProjec&#x74;']),
      'macros',
    ],
    [
      'with macros declared by content types in UTF-16',
      makeZip([{ name: '[Content_Types].xml', content: utf16 }, documentPart]),
      'macros',
    ],
    [
      'with macros declared by a relationship',
      makeDocx({ name: 'word/_rels/document.xml.rels', content: '<Relationship Type="x/vbaProject"/>' }),
      'macros',
    ],
    [
      'with macros in an embedded document',
      makeDocx({ name: 'a.bin', content: makeDocx({ name: 'word/vbaProject.bin', content: 'x' }) }),
      'macros',
    ],
    [
      'with XML entities in the content types',
      makeZip([
        { name: '[Content_Types].xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><Types/>' },
        documentPart,
      ]),
      'damaged',
    ],
    [
      'with documents nested too deeply',
      makeDocx({
        name: 'a',
        content: makeDocx({ name: 'a', content: makeDocx({ name: 'a', content: docx }) }),
      }),
      'hidden',
    ],
    ['with a path that leaves the archive', makeDocx({ name: '../../x.xml', content: 'x' }), 'hidden'],
    ['with .. inside a path', makeDocx({ name: 'word/../../x', content: 'x' }), 'hidden'],
    ['with an absolute path', makeDocx({ name: '/etc/x', content: 'x' }), 'hidden'],
    ['with a Windows path', makeDocx({ name: 'word\\x', content: 'x' }), 'hidden'],
    ['with 1,001 parts', makeDocx(...many), 'bomb'],
    [
      'with 60 MB of zeros',
      makeDocx(...[1, 2, 3].map((each) => ({ name: `${each}`, content: big }))),
      'bomb',
    ],
    [
      'with 60 MB of zeros in an embedded archive',
      makeDocx({ name: 'a', content: makeZip([1, 2, 3].map((each) => ({ name: `${each}`, content: big }))) }),
      'bomb',
    ],
    ['with 20 MB declared as 10 bytes', makeDocx({ name: 'a', content: big, declared: 10 }), 'bomb'],
    ['with 10 bytes declared as 20', makeDocx({ name: 'a', content: '0123456789', declared: 20 }), 'damaged'],
    ['with a wrong checksum', makeDocx({ name: 'a', content: 'x', crc: 7 }), 'damaged'],
    [
      'with another name in the local header than in the directory',
      makeDocx({ name: 'word/a.xml', localName: 'vbaProject', content: 'x' }),
      'damaged',
    ],
    [
      'with the same part twice',
      makeDocx({ name: 'a', content: 'x' }, { name: 'A', content: 'y' }),
      'damaged',
    ],
    [
      'with a part that the directory does not list',
      makeZip([contentTypes(), documentPart, { name: 'h', content: 'x' }], { hidden: ['h'] }),
      'hidden',
    ],
    [
      'with bytes between the parts',
      makeDocx({ name: 'a', content: 'x', gap: text(page) }, { name: 'b', content: 'y' }),
      'hidden',
    ],
    ['with bytes after deflated data', makeDocx({ name: 'a', content: 'x', tail: text(page) }), 'hidden'],
    [
      'with a PDF in its first part',
      makeZip([{ name: 'a', content: pdf, stored: true }, contentTypes(), documentPart]),
      'hidden',
    ],
    ['with an archive comment', makeZip([contentTypes(), documentPart], { comment: page }), 'damaged'],
    ['with a PDF after it', Buffer.concat([docx, pdf]), 'hidden'],
    [
      'with a script before it',
      makeZip([contentTypes(), documentPart], { before: text('#!/bin/sh\n') }),
      'content',
    ],
    ['with a wrong entry count', makeZip([contentTypes(), documentPart], { count: 7 }), 'damaged'],
    ['half of a document', docx.subarray(0, docx.length / 2), 'damaged'],
    ['without its last byte', docx.subarray(0, -1), 'damaged'],
  ])('is refused: %s', (_, bytes, refusal) => {
    expect(checkCv('docx', bytes)).toBe(refusal);
  });

  it('is refused when it is cut after any byte', () => {
    for (let length = 1; length < docx.length; length += 1)
      expect(checkCv('docx', docx.subarray(0, length))).toBeDefined();
  });

  it('may state its sizes after its data, as streaming writers do', () => {
    const streamed = (name: string, content: string) => ({ name, content, flags: 8, gap: Buffer.alloc(16) });
    const parts = [contentTypes(), documentPart].map(({ name, content }) => streamed(name, String(content)));
    expect(checkCv('docx', makeZip(parts))).toBeUndefined();
  });
});
