import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentPart, makeDocx, makeOle } from './cv-files.examples.ts';
import { judgeCv } from './judge-cv.ts';
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
  ])('is found through its relationship: %s', async (_, part, relationships, types) => {
    expect(await judgeCv('docx', makePackage(part, relationships, types))).toBeUndefined();
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
    ['named only in a comment', 'x.xml', `<!-- ${relationship('x.xml')} -->`, override('/x.xml')],
  ])('is refused when it is %s', async (_, part, relationships, types) => {
    expect(await judgeCv('docx', makePackage(part, relationships, types))).toBe('content');
  });
});

it('accepts white space, zeros and a comment after a .docx', async () => {
  const docx = makePackage('a.xml', relationship('a.xml'), override('/a.xml'));
  expect(
    await judgeCv('docx', Buffer.concat([docx, Buffer.alloc(1100), Buffer.from('\r\n')])),
  ).toBeUndefined();
  const commented = makeZip(
    [
      { name: '[Content_Types].xml', content: `<Types>${override('/a.xml')}</Types>` },
      { ...documentPart, name: 'a.xml' },
      { name: '_rels/.rels', content: `<Relationships>${relationship('a.xml')}</Relationships>` },
    ],
    { comment: 'scritto a Foligno' },
  );
  expect(await judgeCv('docx', commented)).toBeUndefined();
});

describe('how programs write the parts of a .docx', () => {
  const list = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><Relationships><!-- caffè -->${relationship('word/perché.xml')}</Relationships>`;
  const holding = (relationships: Buffer) =>
    makeZip([
      { name: '[Content_Types].xml', content: `<Types>${override('/word/perch%C3%A9.xml')}</Types>` },
      { name: '_rels/.rels', content: relationships },
      { ...documentPart, name: 'word/perché.xml', flags: 0x800 },
    ]);
  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${list('utf-8')}`)],
    ['ISO-8859-1', Buffer.from(list('ISO-8859-1'), 'latin1')],
    ['windows-1252', Buffer.from(list('windows-1252'), 'latin1')],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${list('UTF-16')}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(list('UTF-16'), 'utf16le')],
    ['UTF-16 of the other byte order', utf16be(`\ufeff${list('UTF-16')}`)],
    ['UTF-8 that calls itself UTF-16', Buffer.from(list('utf-16'))],
  ])('are read in %s', async (_, relationships) => {
    expect(await judgeCv('docx', holding(relationships))).toBeUndefined();
  });

  it.each([
    ['an encoding that nobody knows', Buffer.from(list('klingon'))],
    ['a DOCTYPE', Buffer.from(list('utf-8').replace('<Relationships>', '<!DOCTYPE a><Relationships>'))],
    ['a missing end', Buffer.from(list('utf-8').slice(0, -5))],
  ])('are damaged with %s', async (_, relationships) => {
    expect(await judgeCv('docx', holding(relationships))).toBe('damaged');
  });

  it('may have backslashes in their names', async () => {
    const docx = makeZip([
      { name: '[Content_Types].xml', content: `<Types>${override('/word/document.xml')}</Types>` },
      {
        name: '_rels\\.rels',
        content: `<Relationships>${relationship('word\\document.xml')}</Relationships>`,
      },
      { ...documentPart, name: 'word\\document.xml' },
    ]);
    expect(await judgeCv('docx', docx)).toBeUndefined();
  });

  it.each(['zip64-stream', 'main-part-is-document2', 'libreoffice'])('are those of %s.docx', async (name) => {
    const bytes = readFileSync(join(import.meta.dirname, 'fixtures', `${name}.docx`));
    expect(await judgeCv('docx', bytes)).toBeUndefined();
  });
});

describe('what a .docx brings along', () => {
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const linked = (kind: string, target: string, mode = ' TargetMode="External"') =>
    makeDocx({
      name: 'word/_rels/settings.xml.rels',
      content: `<Relationships>${relationship(target, `${kinds}/${kind}`, mode)}</Relationships>`,
    });
  const sheet = makeZip([
    { name: '[Content_Types].xml', content: `<Types>${override('/xl/workbook.xml', SHEET)}</Types>` },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ]);
  const odt = makeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    { name: 'content.xml', content: '<a/>' },
  ]);
  it.each([
    ['a template on a server', linked('attachedTemplate', 'https://evil.example/a.dotm'), 'template'],
    ['a template by another scheme', linked('attachedTemplate', 'mhtml:https://evil.example/a'), 'template'],
    ['a template without a scheme', linked('attachedTemplate', '//evil.example/a.dotm'), 'template'],
    ['a template in a shared folder', linked('attachedTemplate', '\\\\evil.example\\a\\b.dotm'), 'template'],
    [
      'a template in a shared folder by its address',
      linked('attachedTemplate', 'file://evil.example/b.dotm'),
      'template',
    ],
    ['one with more slashes', linked('attachedTemplate', 'file:////evil.example/b.dotm'), 'template'],
    [
      'one with escaped slashes',
      linked('attachedTemplate', 'file:///%5C%5Cevil.example%5Cb.dotm'),
      'template',
    ],
    ['a frame of another page', linked('frame', 'https://evil.example/a.html'), 'template'],
    ['a linked object', linked('oleObject', 'https://evil.example/a.html!'), 'embedded'],
    ['an object', linked('oleObject', 'embeddings/oleObject1.bin', ''), 'embedded'],
    ['a control', linked('control', 'activeX/activeX1.xml', ''), 'embedded'],
    [
      'an object that nothing leads to',
      makeDocx({ name: 'word/a.bin', content: makeOle('\u0001Ole10Native') }),
      'embedded',
    ],
    ['a program', makeDocx({ name: 'word/embeddings/a.bin', content: 'MZ\x90\0' }), 'embedded'],
    ['a script', makeDocx({ name: 'word/embeddings/a.vbs', content: 'x' }), 'embedded'],
    ['an archive', makeDocx({ name: 'word/embeddings/a.bin', content: makeZip([documentPart]) }), 'embedded'],
  ])('is refused: %s', async (_, docx, refusal) => {
    expect(await judgeCv('docx', docx)).toBe(refusal);
  });

  it.each([
    [
      'the template of its author',
      linked('attachedTemplate', 'file:///C:\\Users\\Lucia\\Modelli\\CV%20moderno.dotx'),
    ],
    ['the path of a template', linked('attachedTemplate', 'C:\\Modelli\\CV.dotx')],
    ['the template of a Mac', linked('attachedTemplate', 'file:///Users/lucia/Library/CV.dotx')],
    ['a picture of a page', linked('image', 'https://foto.example/a.png')],
    ['a link', linked('hyperlink', 'https://evil.example/vbaProject')],
    [
      'the spreadsheet of a chart',
      makeDocx({ name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', content: sheet }),
    ],
    ['a text of LibreOffice', makeDocx({ name: 'word/embeddings/a.odt', content: odt })],
    [
      'the type of an object that it does not have',
      makeZip([
        {
          name: '[Content_Types].xml',
          content: `<Types>${override('/word/document.xml')}<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/></Types>`,
        },
        documentPart,
      ]),
    ],
  ])('is taken: %s', async (_, docx) => {
    expect(await judgeCv('docx', docx)).toBeUndefined();
  });
});
