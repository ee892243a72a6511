import { describe, expect, it } from 'vitest';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { contentTypes, documentPart, makeDocx, makeOle, makePdf } from './cv-files.examples.ts';
import { judgeCv } from './judge-cv.ts';
import { asZip64, makeZip } from './zip.examples.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const pdf = makePdf();
const docx = makeDocx();
const doc = makeOle('WordDocument', '1Table');

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
  ] as const)('is accepted: %s', async (_, extension, bytes) => {
    expect(await judgeCv(extension, bytes)).toBeUndefined();
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
    ['a program before the PDF', Buffer.concat([text('MZ\x90\0'), pdf]), 'content'],
  ])('is refused: %s (%#)', async (_, bytes, refusal) => {
    expect(await judgeCv('pdf', bytes)).toBe(refusal);
  });
});

describe('a hostile or broken .doc', () => {
  const shortened = doc.subarray(0, doc.length - 1024);
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
  ])('is refused: %s', async (_, bytes, refusal) => {
    expect(await judgeCv('doc', bytes)).toBe(refusal);
  });
});

it.each(['pdf', 'doc', 'docx'] as const)(
  'checks a .%s with a wrong byte without throwing',
  async (extension) => {
    const whole = { pdf, doc, docx: makeDocx({ name: 'a.xlsx', content: docx }) }[extension];
    for (let at = 0; at < Math.min(whole.length, 2000); at += 1) {
      for (const byte of [0, 0x7f, 0xff]) {
        const wrong = Buffer.from(whole);
        wrong[at] = byte;
        await judgeCv(extension, wrong);
      }
    }
  },
);

it('accepts a .docx whose link contains the name of a macro part', async () => {
  const link =
    '<Relationship Id="r1" Type="x/hyperlink" Target="https://a.example/vbaProject" TargetMode="External"/>';
  const relationships = (content: string) => makeDocx({ name: 'word/_rels/document.xml.rels', content });
  expect(await judgeCv('docx', relationships(link))).toBeUndefined();
  expect(await judgeCv('docx', relationships(link.replace('hyperlink', 'vbaProject')))).toBe('macros');
  expect(await judgeCv('docx', relationships(link.replace(' TargetMode="External"', '')))).toBeUndefined();
});

describe('a hostile or broken .docx', () => {
  const macroType = 'application/vnd.ms-office.vbaProject';
  const withTypes = (...overrides: [string, string][]) =>
    makeZip([contentTypes(...overrides), documentPart, { name: 'word/x.bin', content: 'x' }]);
  const utf16 = Buffer.from(`\ufeff${contentTypes(['/word/x.bin', macroType]).content}`, 'utf16le');
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
    [
      'with macros under another name',
      makeDocx({ name: 'word/a.xml', content: makeOle('VBA/') }),
      'embedded',
    ],
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
      'embedded',
    ],
    ['with a path that leaves the archive', makeDocx({ name: '../../x.xml', content: 'x' }), 'damaged'],
    ['with .. inside a path', makeDocx({ name: 'word/../../x', content: 'x' }), 'damaged'],
    ['with an absolute path', makeDocx({ name: '/etc/x', content: 'x' }), 'damaged'],
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
    ['with 20 MB declared as 10 bytes', makeDocx({ name: 'a', content: big, declared: 10 }), 'damaged'],
    ['with 10 bytes declared as 20', makeDocx({ name: 'a', content: '0123456789', declared: 20 }), 'damaged'],
    ['with a wrong checksum', makeDocx({ name: 'a', content: 'x', crc: 7 }), 'damaged'],
    [
      'with the same part twice',
      makeDocx({ name: 'a', content: 'x' }, { name: 'A', content: 'y' }),
      'damaged',
    ],
    [
      'with a script before it',
      makeZip([contentTypes(), documentPart], { before: text('#!/bin/sh\n') }),
      'content',
    ],
    ['with a wrong entry count', makeZip([contentTypes(), documentPart], { count: 7 }), 'damaged'],
    ['half of a document', docx.subarray(0, docx.length / 2), 'damaged'],
    ['without its last byte', docx.subarray(0, -1), 'damaged'],
  ])('is refused: %s', async (_, bytes, refusal) => {
    expect(await judgeCv('docx', bytes)).toBe(refusal);
  });

  it('is refused when it is cut after any byte', async () => {
    for (let length = 1; length < docx.length; length += 1)
      expect(await judgeCv('docx', docx.subarray(0, length))).toBeDefined();
  });

  it('lists every file that its directory has, also in the records of ZIP64', async () => {
    const macro = { name: 'word/vbaProject.bin', content: 'x' };
    expect(await judgeCv('docx', asZip64(docx, 2))).toBeUndefined();
    expect(await judgeCv('docx', asZip64(makeDocx(macro), 3))).toBe('macros');
    expect(await judgeCv('docx', asZip64(makeDocx(macro), 2))).toBe('damaged');
  });

  it('may state its sizes after its data, as streaming writers do', async () => {
    const streamed = (name: string, content: string) => ({ name, content, flags: 8, gap: Buffer.alloc(16) });
    const parts = [contentTypes(), documentPart].map(({ name, content }) => streamed(name, String(content)));
    expect(await judgeCv('docx', makeZip(parts))).toBeUndefined();
  });
});
