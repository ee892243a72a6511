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

/** A document whose main part has a name of its own. */
const makePackage = (part: string, relationships: string, types: string): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: `<?xml version="1.0"?><Types>${types}</Types>` },
    { name: '_rels/.rels', content: `<Relationships>${relationships}</Relationships>` },
    { ...documentPart, name: part },
  ]);

describe('the main part of a .docx is the one that its relationships name', () => {
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
    ['from the root', 'content/main.xml', relationship('/content/main.xml'), override('/content/main.xml')],
    ['by a way around', 'a.xml', relationship('./word/../a.xml'), override('/a.xml')],
    [
      'in other letters',
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
      'with a prefix, in single quotes, behind a comment',
      'x.xml',
      `<!-- ${relationship('y.xml')} --><r:Relationship Target='x.xml' Type='${TRANSITIONAL}' Id='a'></r:Relationship>`,
      `<t:Override ContentType='${WORD}' PartName='/x.xml' ></t:Override>`,
    ],
    [
      'beside others',
      'x.xml',
      relationship('docProps/core.xml', 'http://a.example/core-properties') + relationship('x.xml'),
      override('/docProps/core.xml', 'application/xml') + override('/x.xml'),
    ],
  ])('%s', (_, part, relationships, types) => {
    expect(checkCv('docx', makePackage(part, relationships, types))).toBeUndefined();
  });

  it.each([
    ['named by nothing', 'word/document.xml', '', override('/word/document.xml')],
    [
      'that is missing',
      'word/document.xml',
      relationship('word/document2.xml'),
      override('/word/document.xml'),
    ],
    ['elsewhere', 'x.xml', relationship('x.xml', TRANSITIONAL, ' TargetMode="External"'), override('/x.xml')],
    ['of a sheet', 'xl/workbook.xml', relationship('xl/workbook.xml'), override('/xl/workbook.xml', SHEET)],
    ['of no type', 'word/document.xml', relationship('word/document.xml'), override('/other.xml')],
    ['whose name cannot be read', 'x.xml', relationship('%zz'), override('/x.xml')],
    ['only in a comment', 'x.xml', `<!-- ${relationship('x.xml')} `, override('/x.xml')],
  ])('not one %s', (_, part, relationships, types) => {
    expect(checkCv('docx', makePackage(part, relationships, types))).toBe('content');
  });
});

it('white space and zeros behind a .docx are no damage', () => {
  const docx = makePackage('a.xml', relationship('a.xml'), override('/a.xml'));
  expect(checkCv('docx', Buffer.concat([docx, Buffer.alloc(1100), Buffer.from('\r\n')]))).toBeUndefined();
  expect(checkCv('docx', Buffer.concat([docx, Buffer.from('x')]))).toBe('hidden');
});
