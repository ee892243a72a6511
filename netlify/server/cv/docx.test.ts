import { describe, expect, it } from 'vitest';
import { checkCv } from './check-cv.ts';
import { documentPart } from './cv-files.examples.ts';
import { makeZip } from './zip.examples.ts';

const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const override = (part: string, type = WORD) => `<Override PartName="${part}" ContentType="${type}"/>`;
const relationship = (target: string, type = TRANSITIONAL, more = '') =>
  `<Relationship Id="r1" Type="${type}" Target="${target}"${more}/>`;

/** Makes a document whose main part has the given name. */
const makePackage = (part: string, relationships: string, types: string): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: `<?xml version="1.0"?><Types>${types}</Types>` },
    { name: '_rels/.rels', content: `<Relationships>${relationships}</Relationships>` },
    { ...documentPart, name: part },
  ]);

describe('the main part of a .docx', () => {
  it.each([
    [
      'as Word Online names it',
      'word/document2.xml',
      relationship('word/document2.xml'),
      override('/word/document2.xml'),
    ],
    [
      'strict',
      'word/document.xml',
      relationship('word/document.xml', STRICT),
      override('/word/document.xml'),
    ],
    [
      'by an absolute path',
      'content/main.xml',
      relationship('/content/main.xml'),
      override('/content/main.xml'),
    ],
    ['by a path with ..', 'a.xml', relationship('./word/../a.xml'), override('/a.xml')],
    [
      'in other upper and lower case',
      'word/Document.xml',
      relationship('Word/document.XML'),
      override('/WORD/document.xml'),
    ],
    ['with a space', 'word/il mio.xml', relationship('word/il%20mio.xml'), override('/word/il%20mio.xml')],
    [
      'by the type of its extension',
      'main.wml',
      relationship('main.wml'),
      `<Default Extension="WML" ContentType="${WORD}"/>`,
    ],
    [
      'with a prefix, in single quotes, after a comment',
      'x.xml',
      `<!-- ${relationship('y.xml')} --><r:Relationship Target='x.xml' Type='${TRANSITIONAL}' Id='a'></r:Relationship>`,
      `<t:Override ContentType='${WORD}' PartName='/x.xml' ></t:Override>`,
    ],
    [
      'next to other relationships',
      'x.xml',
      relationship('docProps/core.xml', 'http://a.example/core-properties') + relationship('x.xml'),
      override('/docProps/core.xml', 'application/xml') + override('/x.xml'),
    ],
  ])('is found through its relationship: %s', (_, part, relationships, types) => {
    expect(checkCv('docx', makePackage(part, relationships, types))).toBeUndefined();
  });

  it.each([
    ['not named by any relationship', 'word/document.xml', '', override('/word/document.xml')],
    [
      'missing from the archive',
      'word/document.xml',
      relationship('word/document2.xml'),
      override('/word/document.xml'),
    ],
    [
      'outside the package',
      'x.xml',
      relationship('x.xml', TRANSITIONAL, ' TargetMode="External"'),
      override('/x.xml'),
    ],
    [
      'of a spreadsheet',
      'xl/workbook.xml',
      relationship('xl/workbook.xml'),
      override('/xl/workbook.xml', SHEET),
    ],
    [
      'without a content type',
      'word/document.xml',
      relationship('word/document.xml'),
      override('/other.xml'),
    ],
    ['with a name that cannot be decoded', 'x.xml', relationship('%zz'), override('/x.xml')],
    ['named only in a comment', 'x.xml', `<!-- ${relationship('x.xml')} `, override('/x.xml')],
  ])('is refused when it is %s', (_, part, relationships, types) => {
    expect(checkCv('docx', makePackage(part, relationships, types))).toBe('content');
  });
});

it('accepts white space and zeros after a .docx, and refuses other bytes', () => {
  const docx = makePackage('a.xml', relationship('a.xml'), override('/a.xml'));
  expect(checkCv('docx', Buffer.concat([docx, Buffer.alloc(1100), Buffer.from('\r\n')]))).toBeUndefined();
  expect(checkCv('docx', Buffer.concat([docx, Buffer.from('x')]))).toBe('hidden');
});
