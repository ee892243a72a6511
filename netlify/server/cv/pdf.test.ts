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

/** A PDF with one stream that nothing compresses. */
const holding = (content: Buffer, dict = `<</Length ${content.length}>>`, rest = tail): Buffer =>
  Buffer.concat([
    text(`%PDF-1.7\n1 0 obj\n${dict}\nstream\n`),
    content,
    text(`\nendstream\nendobj\n2 0 obj\n${content.length}\nendobj\n${rest}`),
  ]);

describe('a PDF as programs, servers and printers leave it', () => {
  it.each([
    ['white space and zeros for 2 kB behind its end', Buffer.concat([pdf, text('\r\n'), Buffer.alloc(2000)])],
    ['the old sign for an end of file behind it', Buffer.concat([pdf, text('\x1a')])],
    ['what a server’s cache notes behind it', Buffer.concat([pdf, text('\n<!-- served in 0.2 seconds -->')])],
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
    ['a tag in the words of a page', holding(text('BT (So scrivere <script>) Tj ET'))],
    ['its own source attached, by LibreOffice', fixture('libreoffice-hybrid')],
    ['an archive attached', holding(docx)],
    ['an archive attached whose length stands elsewhere', holding(docx, '<</Length 2 0 R>>')],
    [
      'an archive attached that holds a PDF',
      holding(makeZip([{ name: 'a.pdf', content: holding(text('x')), stored: true }]), '<</Length 2 0 R>>'),
    ],
    ['the letters that end an archive', holding(text(`PK\x05\x06${'\0'.repeat(18)}`))],
    ['a second version behind the first', Buffer.concat([pdf, text(`5 0 obj\n<<>>\nendobj\n${tail}`)])],
    ['the order of a file for slow lines', fixture('linearized')],
  ])('may have %s', (_, bytes) => {
    expect(check(bytes)).toBeUndefined();
  });
});

describe('a PDF that is another file too', () => {
  const entry = { name: 'a.txt', content: 'a' };
  const pdfStart = text('%PDF-1.7\n1 0 obj\n<</Length 300>>\nstream\n');
  const pdfEnd = `\nendstream\nendobj\n${tail}`;
  it.each([
    ['an archive that counts from its start', makeZip([entry], { before: pdfStart }), pdfEnd, 'hidden'],
    [
      'an archive whose comment is its end',
      Buffer.concat([pdfStart, makeZip([entry], { comment: pdfEnd })]),
      '',
      'hidden',
    ],
    ['an archive outside of its objects', Buffer.concat([text('%PDF-1.7\n'), docx]), tail, 'hidden'],
    ['a program behind its end', pdf, 'MZ\x90\0\x03', 'hidden'],
    ['a page in a comment at its start', text(`%PDF-1.7\n%${page}\n`), tail, 'hidden'],
    [
      'a page in its first stream',
      text(`%PDF-1.7\n1 0 obj\n<</Length 9>>\nstream\n${page}`),
      pdfEnd,
      'hidden',
    ],
    ['a page that mentions a PDF', text('<!-- '), `%PDF-1.7 -->\n${page}\n%%EOF`, 'content'],
    ['a script before it', text('#!/bin/sh\n'), pdf.toString('latin1'), 'content'],
    ['an archive that holds it', makeZip([{ name: 'a.pdf', content: pdf, stored: true }]), '', 'content'],
  ])('%s', (_, start, end, refusal) => {
    expect(check(Buffer.concat([start, text(end)]))).toBe(refusal);
  });
});

describe('a PDF that was cut', () => {
  const linearized = fixture('linearized');
  const firstEnd = linearized.indexOf('%%EOF') + '%%EOF\n'.length;
  it.each([
    ['in a second version', Buffer.concat([pdf, text('5 0 obj\n<</Le')])],
    ['behind the first part of a file for slow lines', linearized.subarray(0, firstEnd)],
    ['later in such a file', linearized.subarray(0, firstEnd + 60)],
    ['long before, and filled up', Buffer.concat([pdf.subarray(0, 300), Buffer.alloc(300)])],
    ['and followed by other bytes', Buffer.concat([pdf, text('\x01\x02\x03')])],
  ])('%s', (_, bytes) => {
    expect(check(bytes)).toBe('damaged');
  });
});

describe('a PDF with a password', () => {
  // Made with qpdf: 40 and 128 bits of RC4, 128 of AES, 256 in both revisions.
  it.each(['r2', 'r3', 'r4', 'r5', 'r6'])(
    'is refused when it asks for one to open, revision %s',
    (revision) => {
      expect(check(fixture(`${revision}-user`))).toBe('locked');
      expect(check(fixture(`${revision}-owner`))).toBeUndefined();
    },
  );

  it('is told also where its cross-references lead nowhere, or count from its header', () => {
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
    ['a certificate', '<</Filter/Adobe.PubSec/V 4>>', 'locked'],
    ['nothing that can be verified', '<</Filter/Standard/V 5/R 6/StmF/StdCF/StrF/StdCF>>', 'locked'],
    [
      'a password for attached files alone',
      '<</Filter/Standard/V 4/R 4/StmF/Identity/StrF/Identity/EFF/StdCF>>',
      undefined,
    ],
    ['an encryption that is missing', '9 0 R', undefined],
  ])('needs %s: %s', (_, dict, refusal) => {
    expect(check(encrypted(dict))).toBe(refusal);
  });
});

it.each([
  ['trailers', `trailer<</a(`],
  ['objects', '1 0 obj<<((('],
  ['streams', '1 0 obj<</Length 2 0 R>>stream\n'],
  ['references to a long text', '2 0 obj((<</Length 2 0 R>>stream\n'],
  ['brackets', '1 0 obj['],
  ['digits', '1'],
])('a PDF of nothing but %s is looked through once', (_, piece) => {
  const end = `PK\x01\x02PK\x05\x06${'\0'.repeat(8)}\x04${'\0'.repeat(9)}\n%%EOF`;
  expect(() => check(text(`%PDF-1.7\n${piece.repeat(4_000_000 / piece.length)}${end}`))).not.toThrow();
});
