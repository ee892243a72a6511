import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCv } from './check-cv.ts';
import { makeDocx, makePdf } from './cv-files.examples.ts';
import { makeZip } from './zip.examples.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.pdf`));
const check = (bytes: Buffer) => checkCv('pdf', bytes);

const pdf = makePdf();
const docx = makeDocx();
const page = '<html><script>alert(1)</script></html>';
const tail = 'trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';

/** Makes a PDF with one uncompressed stream. */
const holding = (content: Buffer, dict = `<</Length ${content.length}>>`, rest = tail): Buffer =>
  Buffer.concat([
    text(`%PDF-1.7\n1 0 obj\n${dict}\nstream\n`),
    content,
    text(`\nendstream\nendobj\n2 0 obj\n${content.length}\nendobj\n${rest}`),
  ]);

describe('a PDF with additions of programs, servers and printers', () => {
  it.each([
    ['2 kB of white space and zeros after its end', Buffer.concat([pdf, text('\r\n'), Buffer.alloc(2000)])],
    ['the DOS end-of-file character after it', Buffer.concat([pdf, text('\x1a')])],
    [
      'the comment of a server’s cache after it',
      Buffer.concat([pdf, text('\n<!-- served in 0.2 seconds -->')]),
    ],
    ['empty lines before it', Buffer.concat([text('\r\n\r\n'), pdf])],
    ['a byte order mark before it', Buffer.concat([text('\xef\xbb\xbf'), pdf])],
    [
      'a printer’s lines before it',
      Buffer.concat([text('\x1b%-12345X@PJL JOB\r\n@PJL SET COPIES=1\r\n'), pdf]),
    ],
    ['a server’s lines before it', Buffer.concat([text('HTTP/1.1 200 OK\r\nServer: a\r\n\r\n'), pdf])],
    ['a tag in its title', fixture('html-tag-in-title')],
    [
      'a tag in a title with brackets',
      text(`%PDF-1.4\n1 0 obj\n<</Title (A (b \\) c) <html> d)>>\nendobj\n${tail}`),
    ],
    ['a tag in the text of a page', holding(text('BT (So scrivere <script>) Tj ET'))],
    ['its source document attached by LibreOffice', fixture('libreoffice-hybrid')],
    ['an attached archive', holding(docx)],
    ['an attached archive with its length in another object', holding(docx, '<</Length 2 0 R>>')],
    [
      'an attached archive that contains a PDF',
      holding(makeZip([{ name: 'a.pdf', content: holding(text('x')), stored: true }]), '<</Length 2 0 R>>'),
    ],
    ['the signature of an archive’s end record', holding(text(`PK\x05\x06${'\0'.repeat(18)}`))],
    ['a second version after the first', Buffer.concat([pdf, text(`5 0 obj\n<<>>\nendobj\n${tail}`)])],
    ['a linearized structure', fixture('linearized')],
  ])('is accepted with %s', (_, bytes) => {
    expect(check(bytes)).toBeUndefined();
  });
});

describe('a PDF that is also another kind of file', () => {
  const entry = { name: 'a.txt', content: 'a' };
  const pdfStart = text('%PDF-1.7\n1 0 obj\n<</Length 300>>\nstream\n');
  const pdfEnd = `\nendstream\nendobj\n${tail}`;
  it.each([
    [
      'an archive whose offsets count from the start of the file',
      makeZip([entry], { before: pdfStart }),
      pdfEnd,
      'hidden',
    ],
    [
      'an archive whose comment is the end of the PDF',
      Buffer.concat([pdfStart, makeZip([entry], { comment: pdfEnd })]),
      '',
      'hidden',
    ],
    ['an archive outside of the PDF’s objects', Buffer.concat([text('%PDF-1.7\n'), docx]), tail, 'hidden'],
    ['a program after the end', pdf, 'MZ\x90\0\x03', 'hidden'],
    ['an HTML page in a comment at the start', text(`%PDF-1.7\n%${page}\n`), tail, 'hidden'],
    [
      'an HTML page in the first stream',
      text(`%PDF-1.7\n1 0 obj\n<</Length 9>>\nstream\n${page}`),
      pdfEnd,
      'hidden',
    ],
    ['an HTML page with a PDF header', text('<!-- '), `%PDF-1.7 -->\n${page}\n%%EOF`, 'content'],
    ['a script before the PDF', text('#!/bin/sh\n'), pdf.toString('latin1'), 'content'],
    [
      'an archive that contains the PDF',
      makeZip([{ name: 'a.pdf', content: pdf, stored: true }]),
      '',
      'content',
    ],
  ])('is refused: %s', (_, start, end, refusal) => {
    expect(check(Buffer.concat([start, text(end)]))).toBe(refusal);
  });
});

describe('a truncated PDF', () => {
  const linearized = fixture('linearized');
  const firstEnd = linearized.indexOf('%%EOF') + '%%EOF\n'.length;
  it.each([
    ['in a second version', Buffer.concat([pdf, text('5 0 obj\n<</Le')])],
    ['after the first part of a linearized file', linearized.subarray(0, firstEnd)],
    ['later in a linearized file', linearized.subarray(0, firstEnd + 60)],
    ['in the middle, and padded with zeros', Buffer.concat([pdf.subarray(0, 300), Buffer.alloc(300)])],
    ['at the end, with other bytes instead', Buffer.concat([pdf, text('\x01\x02\x03')])],
  ])('is refused when it is cut %s', (_, bytes) => {
    expect(check(bytes)).toBe('damaged');
  });
});

describe('a PDF with a password', () => {
  // The fixtures are made with qpdf: RC4 of 40 and 128 bits, AES of 128 bits, AES of 256 bits in both revisions.
  it.each(['r2', 'r3', 'r4', 'r5', 'r6'])(
    'is refused only when the pages need a password, revision %s',
    (revision) => {
      expect(check(fixture(`${revision}-user`))).toBe('locked');
      expect(check(fixture(`${revision}-owner`))).toBeUndefined();
    },
  );

  it('is recognised with wrong cross-reference offsets, and with offsets that count from the header', () => {
    const moved = (before: string) => Buffer.concat([text(before), fixture('r3-user')]);
    expect(check(moved('\n'))).toBe('locked');
    expect(
      check(
        text(
          fixture('r3-user')
            .toString('latin1')
            .replace(/startxref\n\d+/, 'startxref\n7'),
        ),
      ),
    ).toBe('locked');
    expect(
      check(
        text(
          fixture('r4-user')
            .toString('latin1')
            .replace(/startxref\n\d+/, 'startxref\n7'),
        ),
      ),
    ).toBe('locked');
  });

  const encrypted = (dict: string) =>
    text(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R/Encrypt ${dict}>>\nstartxref\n30\n%%EOF`);
  it.each([
    ['when it is encrypted for a certificate', '<</Filter/Adobe.PubSec/V 4>>', 'locked'],
    [
      'when the encryption dictionary lacks its keys',
      '<</Filter/Standard/V 5/R 6/StmF/StdCF/StrF/StdCF>>',
      'locked',
    ],
    [
      'when only attached files need a password',
      '<</Filter/Standard/V 4/R 4/StmF/Identity/StrF/Identity/EFF/StdCF>>',
      undefined,
    ],
    ['when the encryption dictionary is missing', '9 0 R', undefined],
  ])('is checked %s', (_, dict, refusal) => {
    expect(check(encrypted(dict))).toBe(refusal);
  });
});

it.each([
  ['unclosed trailers', `trailer<</a(`],
  ['unclosed objects', '1 0 obj<<((('],
  ['unclosed streams', '1 0 obj<</Length 2 0 R>>stream\n'],
  ['references to a long text', '2 0 obj((<</Length 2 0 R>>stream\n'],
  ['brackets', '1 0 obj['],
  ['digits', '1'],
])('reads 4 MB of nothing but %s within the time limit', (_, piece) => {
  const end = `PK\x01\x02PK\x05\x06${'\0'.repeat(8)}\x04${'\0'.repeat(9)}\n%%EOF`;
  expect(() => check(text(`%PDF-1.7\n${piece.repeat(4_000_000 / piece.length)}${end}`))).not.toThrow();
});
