import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { checkCv } from './check-cv.ts';
import { makeDocx, makeOle, makePdf, makeZip } from './cv-files.examples.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const real = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const pdfWith = (content: string) =>
  text(`%PDF-1.7\n1 0 obj<<>>stream\n${content}\nendstream\nendobj\n%%EOF`);

describe('an honest curriculum', () => {
  it.each([
    ['a PDF of 5 MB', 'pdf', makePdf(CV_MAX_BYTES)],
    ['a PDF behind other bytes', 'pdf', Buffer.concat([Buffer.alloc(1019, '\n'), makePdf()])],
    ['a PDF with a page of HTML', 'pdf', pdfWith('<!doctype html><script>alert(1)</script>')],
    ['a PDF whose title is HTML', 'pdf', real('html-tag-in-title.pdf')],
    ['a PDF with an archive’s signatures', 'pdf', pdfWith('PK\x03\x04 PK\x01\x02 PK\x05\x06')],
    ['a PDF that mentions encryption', 'pdf', pdfWith('/Encrypt')],
    ['a PDF under a password', 'pdf', real('user-password.pdf')],
    ['a PDF with its source attached', 'pdf', real('libreoffice-hybrid.pdf')],
    ['a PDF with attached XML', 'pdf', pdfWith('/EmbeddedFile /Subtype/text#2Fxml <?xml version="1.0"?>')],
    ['a portfolio', 'pdf', pdfWith('/Collection<</Type/Collection>> /EmbeddedFiles')],
    ['a form with JavaScript', 'pdf', pdfWith('/AcroForm /AA<</K<</S/JavaScript/JS(1)>>>>')],
    ['a PDF without its end', 'pdf', makePdf().subarray(0, 300)],
    ['an older document of LibreOffice', 'doc', real('libreoffice.doc')],
    ['an older document', 'doc', makeOle()],
    ['RTF under the name of one', 'doc', text('{\\rtf1\\ansi Lucia}')],
    ['a document of LibreOffice', 'docx', real('libreoffice.docx')],
    ['one of Word Online, whose main part is document2.xml', 'docx', real('main-part-is-document2.docx')],
    ['one in ZIP64', 'docx', real('zip64-stream.docx')],
    ['one whose directory only ZIP64 finds', 'docx', makeZip(['[Content_Types].xml'], { isZip64: true })],
    ['one of Word', 'docx', makeDocx('docProps/app.xml', 'word/embeddings/Microsoft_Excel_Worksheet.xlsx')],
    [
      'one of Google Docs, which begins with the fonts',
      'docx',
      makeZip(['word/fonts/Arial.ttf', 'word/document.xml', '[Content_Types].xml']),
    ],
    ['one of Pages, with folders', 'docx', makeDocx('word/', 'word/media/', 'word/media/image1.png')],
    ['one of WPS', 'docx', makeDocx('docProps/custom.xml', 'customXml/item1.xml')],
    ['one with backslashes', 'docx', makeZip(['[Content_Types].xml', '_rels\\.rels', 'word\\document.xml'])],
    ['one whose main part lies elsewhere', 'docx', makeZip(['[Content_Types].xml', 'main/doc.xml'])],
    ['one with 3,000 parts', 'docx', makeDocx(...Array.from({ length: 3000 }, (_, at) => `word/${at}.xml`))],
    [
      'one with a comment of 64 kB and bytes of a gateway',
      'docx',
      Buffer.concat([makeZip(['[Content_Types].xml'], { comment: 'x'.repeat(65_535) }), Buffer.alloc(99)]),
    ],
  ] as const)('is taken: %s', (_, extension, bytes) => {
    expect(checkCv(extension, bytes)).toBeUndefined();
  });
});

/** Files of another kind, under each of the three names. */
const OTHERS = {
  'a program': text('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'),
  'a page': text('<!doctype html><title>Curriculum</title>'),
  'a photograph': text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'a picture': text('\x89PNG\r\n\x1a\n'),
  'a text': text('Curriculum di Lucia'),
  'one byte': text('%'),
  'noise of 5 MB': randomBytes(CV_MAX_BYTES),
};

describe('another file', () => {
  it.each(
    Object.entries(OTHERS).flatMap(([name, bytes]) =>
      (['pdf', 'doc', 'docx'] as const).map((extension) => [name, extension, bytes] as const),
    ),
  )('is refused: %s as .%s', (_, extension, bytes) => {
    expect(checkCv(extension, bytes)).toBe('content');
  });

  it.each([
    ['nothing', 'pdf', Buffer.alloc(0), 'empty'],
    ['5 MB and a byte', 'pdf', makePdf(CV_MAX_BYTES + 1), 'too_large'],
    ['a PDF that begins too late', 'pdf', Buffer.concat([Buffer.alloc(1020, '\n'), makePdf()]), 'content'],
    ['a document as PDF', 'pdf', makeDocx(), 'content'],
    ['a PDF as document', 'docx', makePdf(), 'content'],
    ['a PDF as older document', 'doc', makePdf(), 'content'],
    ['a document as older document', 'doc', makeDocx(), 'content'],
    ['an archive as older document', 'doc', makeZip(['foto.jpg']), 'content'],
    ['RTF as document', 'docx', text('{\\rtf1}'), 'content'],
    ['a document under a password', 'docx', makeOle(), 'locked'],
    ['a document with macros', 'docx', makeDocx('word/vbaProject.bin'), 'macros'],
    ['one with macros in capitals', 'docx', makeDocx('WORD\\VBAPROJECT.BIN'), 'macros'],
    ['a workbook', 'docx', makeZip(['[Content_Types].xml', 'xl/workbook.xml']), 'content'],
    ['slides', 'docx', makeZip(['[Content_Types].xml', 'ppt/presentation.xml']), 'content'],
    ['an archive', 'docx', makeZip(['foto.jpg', 'word/document.xml']), 'content'],
    ['a program before a document', 'docx', Buffer.concat([text('MZ'), makeDocx()]), 'content'],
    ['half a document', 'docx', makeDocx().subarray(0, 200), 'damaged'],
    ['one without its directory', 'docx', makeZip([], { comment: 'x' }).fill('PK\x03\x04', 0, 4), 'damaged'],
    ['one with a wrong directory', 'docx', makeZip(['[Content_Types].xml'], { offset: 7 }), 'damaged'],
    [
      'one whose directory is far away',
      'docx',
      makeZip(['a'], { isZip64: true, offset: 2 ** 52 }),
      'damaged',
    ],
  ] as const)('is refused: %s', (_, extension, bytes, refusal) => {
    expect(checkCv(extension, bytes)).toBe(refusal);
  });

  it('cannot hide a macro behind a wrong count', () => {
    const names = ['[Content_Types].xml', 'word/vbaProject.bin'];
    for (const isZip64 of [false, true])
      expect(checkCv('docx', makeZip(names, { isZip64, count: 1 }))).toBe('macros');
  });
});

it('answers, and never throws, with any byte wrong or cut', () => {
  const answers = new Set<unknown>();
  for (const whole of [makeDocx(), makeZip(['[Content_Types].xml'], { isZip64: true })])
    for (let at = 0; at < whole.length; at += 1) {
      answers.add(checkCv('docx', whole.subarray(0, at + 1)));
      for (const byte of [0, 1, 0x7f, 0xff]) {
        const wrong = Buffer.from(whole);
        wrong[at] = byte;
        answers.add(checkCv('docx', wrong));
      }
    }
  expect(answers).toEqual(new Set([undefined, 'content', 'damaged']));
});
