import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeDocx, makePdf } from './cv-files.examples.ts';
import { judgeCv } from './judge-cv.ts';
import { makeZip } from './zip.examples.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.pdf`));
const check = (bytes: Buffer) => judgeCv('pdf', bytes);

const pdf = makePdf();
const docx = makeDocx();
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
    ['packed objects that are encrypted', fixture('packed-aes256')],
    ['what LibreOffice makes', fixture('libreoffice')],
    ['its end in lower case', text(pdf.toString('latin1').replace('%%EOF', '%%eof'))],
    ['zeros after its end', fixture('1100-nul-after-eof')],
    [
      'a page of HTML in a stream',
      holding(
        text(
          `<!DOCTYPE html><html><head><script>alert(1)</script></head><body>${'a'.repeat(999)}</body></html>`,
        ),
      ),
    ],
    [
      'metadata with a body',
      text(
        `%PDF-1.4\n2 0 obj<</Type/Metadata/Length 33>>stream\n<x:xmpmeta><body></body></xmpmeta>\nendstream endobj\n${pdf.toString('latin1', 9)}`,
      ),
    ],
    ['a page of HTML after its end', Buffer.concat([pdf, text('<html><script>alert(1)</script></html>')])],
    ['an archive after its end', Buffer.concat([pdf, docx.subarray(-200)])],
    [
      'a font',
      holding(
        Buffer.concat([text('\0\x01\0\0'), randomBytes(5000)]),
        '<</Length 5004/Length1 5004>>',
        `3 0 obj\n<</Type/FontDescriptor/FontFile2 1 0 R>>\nendobj\n${tail}`,
      ),
    ],
  ])('is accepted with %s', async (_, bytes) => {
    expect(await check(bytes)).toBeUndefined();
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
  ])('is refused when it is cut %s', async (_, bytes) => {
    expect(await check(bytes)).toBe('damaged');
  });
});

describe('a PDF with a password', () => {
  // The fixtures are made with qpdf: RC4 of 40 and 128 bits, AES of 128 bits, AES of 256 bits in both revisions.
  it.each(['r2', 'r3', 'r4', 'r5', 'r6'])(
    'is refused only when the pages need a password, revision %s',
    async (revision) => {
      expect(await check(fixture(`${revision}-user`))).toBe('locked');
      expect(await check(fixture(`${revision}-owner`))).toBeUndefined();
    },
  );

  it('is recognised with wrong cross-reference offsets, and with offsets that count from the header', async () => {
    const moved = (before: string) => Buffer.concat([text(before), fixture('r3-user')]);
    expect(await check(moved('\n'))).toBe('locked');
    expect(
      await check(
        text(
          fixture('r3-user')
            .toString('latin1')
            .replace(/startxref\n\d+/, 'startxref\n7'),
        ),
      ),
    ).toBe('locked');
    expect(
      await check(
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
  ])('is checked %s', async (_, dict, refusal) => {
    expect(await check(encrypted(dict))).toBe(refusal);
  });
});

/** Makes a PDF with a catalog and further objects. */
const made = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    text('%PDF-1.7\n1 0 obj\n<</Type/Catalog/OpenAction 2 0 R>>\nendobj\n'),
    ...objects.map((each) => (typeof each === 'string' ? text(each) : each)),
    text(`\n${tail}`),
  ]);

/** Makes a stream of objects with one object, number 2. */
const packed = (
  object: string,
  dict = '/Filter/FlateDecode',
  pack: (bytes: Buffer) => Buffer = deflateSync,
): Buffer => {
  const content = pack(text(`2 0 ${object}`));
  return Buffer.concat([
    text(`5 0 obj\n<</Type/ObjStm/N 1/First 4${dict}/Length ${content.length}>>\nstream\n`),
    content,
    text('\nendstream\nendobj\n'),
  ]);
};

describe('a PDF that runs something', () => {
  const script = '<</S/JavaScript/JS(app.alert(1))>>';
  const hex = (bytes: Buffer) => text(`${bytes.toString('hex')}>`);
  it.each([
    ['a script', made(`2 0 obj ${script} endobj`)],
    ['a script whose name is written with signs', made('2 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj')],
    ['a script whose key is written with signs', made('2 0 obj<</#53/JavaScript/#4aS(app.alert(1))>>endobj')],
    ['a script in hexadecimal digits', made('2 0 obj<</S/JavaScript/JS<6170702e>>>endobj')],
    [
      'a script in a stream',
      made('2 0 obj<</S/JavaScript/JS 3 0 R>>endobj 3 0 obj<</Length 1>>stream\na\nendstream endobj'),
    ],
    ['a script in a list of names', made(`3 0 obj<</JavaScript<</Names[(a)${script}]>>>>endobj`)],
    ['a script of a field', made(`3 0 obj<</FT/Tx/AA<</K ${script}>>>>endobj`)],
    ['a script of a rendition', made('2 0 obj<</S/Rendition/OP 0/JS(app.alert(1))>>endobj')],
    ['a kind in an object of its own', made('2 0 obj<</S 3 0 R/JS 4 0 R>>endobj 3 0 obj/JavaScript endobj')],
    ['two kinds', made('2 0 obj<</S/JavaScript/S/URI/JS 4 0 R>>endobj')],
    ['an object without an end', made(`2 0 obj ${script}`)],
    ['a dictionary with a mistake', made('2 0 obj<</A ] /S/JavaScript)/JS(a)>>endobj')],
    [
      'an object inside a stream',
      made(`3 0 obj<</Length 60>>stream\n2 0 obj ${script} endobj\nendstream endobj`),
    ],
    ['an object in a comment', made(`%2 0 obj ${script} endobj\n`)],
    ['a head with a comment', made(`2%\n0 obj ${script} endobj`)],
    ['a head with a comment before its last word', made(`2 0%\nobj ${script} endobj`)],
    ['a head with much white space', made(`2${' '.repeat(99)}0${'\n'.repeat(99)}obj ${script} endobj`)],
    [
      'a root in the trailer',
      text(
        `%PDF-1.7\n1 0 obj<<>>endobj\ntrailer\n<</Root<</Type/Catalog/OpenAction ${script}>>>>\nstartxref\n0\n%%EOF\n`,
      ),
    ],
    [
      'a packed script behind a comment',
      made(text(packed(script).toString('latin1').replace('>>\nstream', '>>%\n%\nstream'))),
    ],
    ['a program', made('2 0 obj<</S/Launch/F(cmd.exe)>>endobj')],
    ['a program of Windows', made('2 0 obj<</Type/Action/S/L#61unch/Win<</F(cmd.exe)/P(/c a)>>>>endobj')],
    ['a packed script', made(packed(script))],
    [
      'a packed script without a type',
      made(text(packed(script).toString('latin1').replace('/Type/ObjStm', ''))),
    ],
    [
      'a script packed twice',
      made(packed(script, '/Filter[/ASCIIHexDecode/FlateDecode]', (bytes) => hex(deflateSync(bytes)))),
    ],
    [
      'a packed script with a wrong length',
      made(
        text(
          packed(script)
            .toString('latin1')
            .replace(/Length \d+/, 'Length 3'),
        ),
      ),
    ],
    ['a packed script that is not packed', made(packed(script, '', (bytes) => bytes))],
  ])('is refused: %s', async (_, bytes) => {
    expect(await check(bytes)).toBe('script');
  });

  // Made with qpdf, which encrypts the packed object with an owner's password alone.
  it.each(['rc4', 'aes128', 'aes256'])('is refused when %s encrypts the script', async (method) => {
    expect(await check(fixture(`script-${method}`))).toBe('script');
  });

  it.each([
    [
      'holds fewer objects than it says',
      packed(script, '/Filter/FlateDecode', () => deflateSync(text('2 '))),
    ],
    ['holds other things than it says', packed(script, '', () => text('\x8f\x11(x'))],
    [
      'ends before an object begins',
      packed(script, '/Filter/FlateDecode', () => deflateSync(text('2 99 <<>>'))),
    ],
    ['has a head with a comment', text(packed(script).toString('latin1').replace('5 0 obj', '5%\n0 obj'))],
  ])('counts as damaged when a stream of objects %s', async (_, bytes) => {
    expect(await check(made(bytes))).toBe('damaged');
  });

  it.each([
    ['damaged', 'by a filter that no program uses', '/Filter/LZWDecode'],
    ['damaged', 'and its packing is broken', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'],
  ] as const)('counts as %s when its objects are packed %s', async (refusal, _, dict) => {
    expect(await check(made(packed(script, dict)))).toBe(refusal);
  });

  it.each([
    ['speaks of it', made('2 0 obj<</Title(/S /JavaScript /JS \\(a\\))/Subject(/Launch)>>endobj')],
    ['speaks of it in the text of a page', holding(text('BT (/S /JavaScript /JS \\(a\\)) Tj ET'))],
    [
      'has a place of that name',
      made('2 0 obj<</Dests<</JavaScript[3 0 R/Fit]/JS[3 0 R/Fit]/Launch[3 0 R/Fit]>>>>endobj'),
    ],
    ['has a font of that name', made('2 0 obj<</Font<</JS 3 0 R/Launch 4 0 R>>>>endobj')],
    ['has a paragraph of that name', made('2 0 obj<</Type/StructElem/S/Launch/P 3 0 R/K 0>>endobj')],
    ['has a link', made('2 0 obj<</S/URI/URI(https://lucia.example)>>endobj')],
    [
      'has a text with all kinds of escapes',
      made('2 0 obj<</Title(a\\(b\\)\\\n\\r\\101\\q\r\n(c))/S/URI>>endobj'),
    ],
    ['goes to a page when it opens', made('2 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj')],
    ['has packed objects that run nothing', made(packed('<</S/URI/URI(https://lucia.example)>>'))],
  ])('is not what %s', async (_, bytes) => {
    expect(await check(bytes)).toBeUndefined();
  });
});

describe('a PDF with an attached file', () => {
  const attaching = (name: string, content: Buffer | string, more = ''): Buffer => {
    const bytes = deflateSync(Buffer.from(content as string, 'latin1'));
    return made(
      `2 0 obj<</Type/Filespec/F${name}/EF<</F 3 0 R>>>>endobj\n3 0 obj<</Type/EmbeddedFile/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`,
      bytes,
      `\nendstream endobj\n${more}`,
    );
  };
  const utf16 = `<${Buffer.from('\ufeffEuropass.xml', 'utf16le').swap16().toString('hex')}>`;
  it.each([
    ['the data of Europass', attaching('(Europass.xml)', '<?xml version="1.0"?><a/>')],
    ['a name in UTF-16', attaching(utf16, '<a/>')],
    ['the text that it was made from', attaching('(cv.docx)', makeDocx())],
    ['another PDF', attaching('(diploma.pdf)', pdf)],
    ['a picture', attaching('(foto.jpg)', '\xff\xd8\xff')],
  ])('is taken: %s', async (_, bytes) => {
    expect(await check(bytes)).toBeUndefined();
  });

  it.each([
    ['a program', attaching('(a.exe)', 'MZ'), 'embedded'],
    ['a program that calls itself a text', attaching('(a.txt)', 'MZ\x90\0'), 'embedded'],
    ['a script of Windows', attaching('(a.pdf.vbs)', 'x'), 'embedded'],
    ['a page', attaching('(a.html)', '<script>'), 'embedded'],
    [
      'a document with macros',
      attaching('(a.docx)', makeDocx({ name: 'word/vbaProject.bin', content: 'x' })),
      'macros',
    ],
    ['a PDF with a script', attaching('(a.pdf)', made('2 0 obj<</S/JavaScript/JS(a)>>endobj')), 'script'],
    ['an archive', attaching('(a.docx)', makeZip([{ name: 'a.exe', content: 'MZ' }])), 'embedded'],
    [
      'a file that opens by itself',
      attaching('(a.txt)', 'a', '4 0 obj<</S/GoToE/T<</R/C/N(a)>>>>endobj'),
      'embedded',
    ],
    [
      'a file without a name',
      made('3 0 obj<</Type/EmbeddedFile/Length 1>>stream\na\nendstream endobj'),
      'embedded',
    ],
  ])('is refused: %s', async (_, bytes, refusal) => {
    expect(await check(bytes)).toBe(refusal);
  });
});

it('counts as damaged when its root is missing', async () => {
  expect(await check(text(`%PDF-1.7\n2 0 obj<<>>endobj\n${tail}`))).toBe('damaged');
});
