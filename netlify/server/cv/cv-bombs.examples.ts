import { deflateSync } from 'node:zlib';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { contentTypes, documentPart } from './cv-files.examples.ts';
import { type ExampleEntry, makeZip } from './zip.examples.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const tail = '\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';
const root = '1 0 obj\n<</Type/Catalog>>\nendobj\n';

/** @param pieces repeated up to 5 MB between a head and the end of a PDF */
const pdfOf = (piece: string, before = '', after = ''): Buffer => {
  const head = `%PDF-1.7\n${root}${before}`;
  const end = `${after}${tail}`;
  const count = Math.floor((CV_MAX_BYTES - head.length - end.length) / piece.length);
  return latin1(head + piece.repeat(count) + end);
};

const withObjects = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    latin1(`%PDF-1.7\n${root}`),
    ...objects.map((each) => Buffer.from(each as string, 'latin1')),
    latin1(tail),
  ]);

const objectStream = (
  number: number,
  packed: Buffer,
  dict = '/N 1/First 4',
  announced = packed.length,
): Buffer =>
  Buffer.concat([
    latin1(`${number} 0 obj\n<</Type/ObjStm${dict}/Filter/FlateDecode/Length ${announced}>>\nstream\n`),
    packed,
    latin1('\nendstream\nendobj\n'),
  ]);

const PACKED_BYTES = 45 * 1024 * 1024;

/** A stream of objects with one object of 45 MB: it begins with `start`, and `piece` is repeated. */
const packedObject = (start: string, piece: string): Buffer =>
  withObjects(
    objectStream(3, deflateSync(Buffer.concat([latin1(`9 0 ${start}`), Buffer.alloc(PACKED_BYTES, piece)]))),
  );

const PDFS = {
  'a packed name of 45 MB': () => packedObject('/', 'A'),
  'a packed text of 45 MB': () => packedObject('(', 'a'),
  'a packed text in 45 MB of hexadecimal digits': () => packedObject('<', '4'),
  'a packed comment of 45 MB': () => packedObject('%', 'a'),
  'millions of packed numbers': () => packedObject('[', '1 '),
  'millions of packed lists': () => packedObject('[', '[]'),
  'millions of packed dictionaries': () => packedObject('[', '<<>>'),
  'millions of packed descriptions of attached files': () => packedObject('[', '<</EF 1 0 R>>'),
  'millions of packed keys': () =>
    packedObject(`<<${Array.from({ length: 1_000_000 }, (_, index) => `/${index} 1`).join('')}`, ' '),
  'a stream of millions of objects': () => {
    const count = 900_000;
    const heads = Array.from({ length: count }, (_, index) => `9 ${index * 4} `).join('');
    const packed = deflateSync(Buffer.concat([latin1(heads), Buffer.alloc(count * 4, '<<>>')]));
    return withObjects(objectStream(3, packed, `/N ${count}/First ${heads.length}`));
  },
  'zeros in base 85': () =>
    withObjects(
      objectStream(3, deflateSync(Buffer.alloc(24 * 1024 * 1024, 'z')))
        .toString('latin1')
        .replace('/FlateDecode', '[/FlateDecode/ASCII85Decode]'),
    ),
  'hexadecimal digits of hexadecimal digits': () =>
    withObjects(
      objectStream(3, deflateSync(Buffer.alloc(PACKED_BYTES, '3')))
        .toString('latin1')
        .replace('/FlateDecode', `[/FlateDecode${'/ASCIIHexDecode'.repeat(1000)}]`),
    ),
  'heads that end in comments': () => pdfOf('3 0 obj<<>>%'),
  'unclosed trailers before a flood of numbers': () => pdfOf('1 ', `${'trailer<</A['.repeat(20)}\n`),
  'unclosed objects': () => pdfOf('1 0 obj[('),
  'objects without an end': () => pdfOf('1 0 obj<</A '),
  'empty objects': () => pdfOf('7 0 obj<<>>\n'),
  'half heads of objects': () => pdfOf('0 obj'),
  'words of an object': () => pdfOf('obj'),
  'unclosed strings': () => pdfOf('1 0 obj('),
  'unclosed hexadecimal strings': () => pdfOf('1 0 obj<'),
  'nested arrays': () => pdfOf('['),
  'nested dictionaries': () => pdfOf('<</A'),
  'many sections of cross-references': () =>
    pdfOf('xref\n0 1\ntrailer\n<</Size 1/Prev 9>>\nstartxref\n9\n%%EOF\n'),
  'a trailer whose predecessor is itself': () =>
    latin1(`%PDF-1.7\n${root}xref\n0 0\ntrailer\n<</Root 1 0 R/Prev 37>>\nstartxref\n37\n%%EOF\n`),
  'objects that refer to each other': () =>
    pdfOf('2 0 obj 3 0 R endobj 3 0 obj 2 0 R endobj ', '', '2 0 obj<</S 2 0 R>>'),
  'lengths that lead to a long text': () =>
    pdfOf('3 0 obj<</Length 2 0 R>>stream\n', `2 0 obj(${'a'.repeat(2_000_000)})endobj `),
  'kinds that lead to a long text': () =>
    pdfOf('3 0 obj<</S 2 0 R>>\n', `2 0 obj(${'a'.repeat(2_000_000)})endobj `),
  'streams without an end': () => pdfOf('3 0 obj<<>>stream\n'),
  'streams of objects without an end': () => pdfOf('3 0 obj<</N 1/First 1/Filter/FlateDecode>>stream\n'),
  'many small streams of objects': () => {
    const packed = deflateSync(latin1('9 0 <<>>'));
    const one = objectStream(3, packed).toString('latin1');
    return pdfOf(one);
  },
  'a stream of objects of 5 GB': () =>
    withObjects(objectStream(3, deflateSync(Buffer.alloc(60 * 1024 * 1024, ' ')))),
  'streams of objects of 40 MB together': () => {
    const packed = deflateSync(latin1(`9 0 ${'[1 2 3 /A (b) <</C 4 0 R>>]\n'.repeat(150_000)}`));
    return withObjects(...Array.from({ length: 10 }, (_, index) => objectStream(index + 3, packed)));
  },
  'a stream of objects that all begin at one place': () => {
    const heads = '9 0 '.repeat(100_000);
    const packed = deflateSync(latin1(`${heads}${'['.repeat(10)}${'(a)'.repeat(1_000_000)}`));
    return withObjects(objectStream(3, packed, `/N 100000/First ${heads.length}`));
  },
  'a stream packed twice': () =>
    withObjects(
      objectStream(3, deflateSync(deflateSync(Buffer.alloc(60 * 1024 * 1024))))
        .toString('latin1')
        .replace('/FlateDecode', '[/FlateDecode/FlateDecode]'),
    ),
  comments: () => pdfOf('%a\n'),
  'a comment': () => pdfOf('a', '2 0 obj%'),
  names: () => pdfOf('/A#41', '2 0 obj['),
  'attached files with one description each': () =>
    pdfOf(
      '2 0 obj<</F(a.txt)/EF<</F 9 0 R>>>>\n',
      `9 0 obj<</Type/EmbeddedFile/Length 3>>stream\nabc\nendstream endobj\n`,
    ),
  zeros: () => pdfOf('\0'),
};

const part = (name: string, content: string | Buffer): ExampleEntry => ({ name, content });
const RELS = '_rels/.rels';
const docxOf = (...more: ExampleEntry[]) => makeZip([contentTypes(), documentPart, ...more]);
const relationships = (inside: string) =>
  docxOf(part(RELS, `<?xml version="1.0"?><Relationships>${inside}</Relationships>`));
const LONG = 7_000_000;

const DOCXS = {
  'a long name of an attribute': () => relationships(`<Relationship ${'a'.repeat(LONG)}/>`),
  'a long attribute': () => relationships(`<Relationship Target="${'a'.repeat(LONG)}"/>`),
  'a long name of an element': () => relationships(`<${'a'.repeat(LONG)}/>`),
  'many attributes': () =>
    relationships(
      `<Relationship ${Array.from({ length: 500_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    ),
  'character references': () => relationships(`<Relationship Target="${'&#x76;'.repeat(1_200_000)}"/>`),
  'named references': () => relationships(`<Relationship Target="${'&amp;'.repeat(1_400_000)}"/>`),
  'a reference that never ends': () => relationships(`<Relationship Target="&${'a'.repeat(LONG)}"/>`),
  'entities in a DOCTYPE': () =>
    docxOf(part(RELS, `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(LONG)}">]><a>&b;</a>`)),
  comments: () => relationships('<!---->'.repeat(1_000_000)),
  'a comment of dashes': () => relationships(`<!--${'- '.repeat(3_500_000)}-->`),
  'a long declaration': () => docxOf(part(RELS, `<?xml version="1.0" ${' '.repeat(LONG)}?><a/>`)),
  instructions: () => relationships('<?a?>'.repeat(1_400_000)),
  'texts between marks': () => relationships(`<![CDATA[${']]'.repeat(3_400_000)}]]>`),
  'nested elements': () => relationships('<a>'.repeat(2_300_000)),
  'empty elements': () => relationships('<Relationship/>'.repeat(460_000)),
  'unclosed tags': () => relationships('<Relationship '.repeat(75_000)),
  'XML in UTF-16': () =>
    docxOf(
      part(
        RELS,
        Buffer.from(
          `\ufeff<?xml version="1.0" encoding="UTF-16"?><a b="${'c'.repeat(LONG / 2)}"/>`,
          'utf16le',
        ),
      ),
    ),
  'a target of slashes': () =>
    relationships(
      `<Relationship Type="x/attachedTemplate" TargetMode="External" Target="${'../'.repeat(2_000_000)}"/>`,
    ),
  'lists of relationships of 45 MB': () => docxOf(part(RELS, `<a>${' '.repeat(45_000_000)}</a>`)),
  'many lists of relationships': () =>
    docxOf(
      ...Array.from({ length: 900 }, (_, index) =>
        part(`word/_rels/${index}.rels`, `<a b="${'c'.repeat(40_000)}"/>`),
      ),
    ),
  '65,000 files': () =>
    makeZip(Array.from({ length: 32_000 }, (_, index) => ({ name: `${index}`, content: '', stored: true }))),
  'more files than it counts': () =>
    makeZip(
      Array.from({ length: 30_000 }, (_, index) => ({ name: `${index}`, content: '', stored: true })),
      { count: 3 },
    ),
  'files that share their bytes': () => {
    // Each entry of the directory points to the same file, as in the bombs of David Fifield.
    const one = makeZip([part('a', Buffer.alloc(1024 * 1024))]);
    const directory = one.indexOf(latin1('PK\u0001\u0002'));
    const end = one.indexOf(latin1('PK\u0005\u0006'));
    const entry = one.subarray(directory, end);
    const entries = Array.from({ length: 999 }, (_, index) => {
      const copy = Buffer.from(entry);
      copy[46] = 0x61 + (index % 26);
      return copy;
    });
    const record = Buffer.from(one.subarray(end));
    record.writeUInt16LE(999, 8);
    record.writeUInt16LE(999, 10);
    record.writeUInt32LE(entry.length * 999, 12);
    return Buffer.concat([one.subarray(0, directory), ...entries, record]);
  },
  'ends of archives': () =>
    Buffer.concat([latin1('PK\u0003\u0004'), latin1(`PK\u0005\u0006${'\0'.repeat(18)}`.repeat(230_000))]),
  'archives in archives': () => {
    let inner = makeZip([part('a', Buffer.alloc(1024 * 1024))]);
    for (let depth = 0; depth < 5; depth += 1)
      inner = makeZip(Array.from({ length: 10 }, (_, index) => part(`${index}`, inner)));
    return docxOf(part('word/embeddings/a.xlsx', inner));
  },
  '60 MB of zeros': () => docxOf(...[1, 2, 3].map((each) => part(`${each}`, Buffer.alloc(20 * 1024 * 1024)))),
};

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;

/**
 * A compound file of 5 MB whose allocation tables and directory are as given.
 *
 * @param next the follower of each sector
 * @param entryOf writes a directory entry of 128 bytes
 */
const oleOf = (
  next: (sector: number) => number,
  entryOf: (entry: Buffer, index: number) => void,
  directorySectors = 1,
): Buffer => {
  const sectors = Math.floor(CV_MAX_BYTES / SECTOR) - 1;
  const file = Buffer.alloc((sectors + 1) * SECTOR);
  const tables = Math.ceil((sectors * 4) / SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(tables, 44);
  file.writeUInt32LE(tables, 48);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(END_OF_CHAIN, 60);
  file.writeUInt32LE(END_OF_CHAIN, 68);
  for (let index = 0; index < 109; index += 1)
    file.writeUInt32LE(index < tables ? index : 0xffffffff, 76 + 4 * index);
  for (let sector = 0; sector < sectors; sector += 1)
    file.writeUInt32LE(next(sector) >>> 0, SECTOR + sector * 4);
  for (let sector = 0; sector < directorySectors; sector += 1)
    file.writeUInt32LE(
      sector === directorySectors - 1 ? END_OF_CHAIN : tables + sector + 1,
      SECTOR + (tables + sector) * 4,
    );
  for (let index = 0; index < directorySectors * 4; index += 1) {
    const entry = file.subarray(
      (tables + 1) * SECTOR + index * 128,
      (tables + 1) * SECTOR + (index + 1) * 128,
    );
    const name = index === 0 ? 'Root Entry' : index === 1 ? 'WordDocument' : `s${index}`;
    entry.write(name, 0, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(index === 0 ? 5 : 2, 66);
    for (const link of [68, 72, 76]) entry.writeUInt32LE(0xffffffff, link);
    entry.writeUInt32LE(END_OF_CHAIN, 116);
    if (index > 0) entryOf(entry, index);
  }
  return file;
};

const starting =
  (start: (index: number) => number, size = 4_000_000) =>
  (entry: Buffer, index: number) => {
    entry.writeUInt32LE(start(index), 116);
    entry.writeUInt32LE(size, 120);
  };
const SECTORS = Math.floor(CV_MAX_BYTES / SECTOR) - 1;

const DOCS = {
  'a chain that loops': () =>
    oleOf(
      (sector) => (sector === 500 ? 501 : 500),
      starting(() => 500),
    ),
  'a loop behind a straight chain': () =>
    oleOf(
      (sector) => (sector === SECTORS - 1 ? SECTORS - 50 : sector + 1),
      starting(() => 3000),
    ),
  'a loop of all sectors': () =>
    oleOf(
      (sector) => (sector + 1) % SECTORS,
      starting((index) => 1000 + index * 10),
      200,
    ),
  'chains that run backwards': () =>
    oleOf(
      (sector) => (sector === 0 ? END_OF_CHAIN : sector - 1),
      starting(() => SECTORS - 1),
    ),
  'chains that all lead into one': () =>
    oleOf(
      (sector) => (sector < 5000 ? 5000 : sector === SECTORS - 1 ? END_OF_CHAIN : sector + 1),
      starting((index) => 200 + index),
    ),
  'a directory of 30,000 entries': () =>
    oleOf(
      () => END_OF_CHAIN,
      starting((index) => index % 9000),
      7500,
    ),
  'entries that begin inside a chain': () =>
    oleOf(
      (sector) => (sector === SECTORS - 1 ? END_OF_CHAIN : sector + 1),
      starting((index) => 3000 + index),
      1000,
    ),
  'a tree that loops': () =>
    oleOf(
      () => END_OF_CHAIN,
      (entry, index) => {
        entry.writeUInt32LE((index * 7) % 20_000, 68);
        entry.writeUInt32LE((index * 13) % 20_000, 72);
        entry.writeUInt32LE((index * 17) % 20_000, 76);
      },
      5000,
    ),
  'more tables than it has': () => {
    const file = oleOf(
      () => END_OF_CHAIN,
      starting(() => 100),
    );
    file.writeUInt32LE(200, 68);
    file.writeUInt32LE(1_000_000, 72);
    file.fill(0, 201 * SECTOR, 202 * SECTOR);
    file.writeUInt32LE(200, 202 * SECTOR - 4);
    return file;
  },
};

/** Curricula of at most 5 MB that are made to occupy whoever reads them, by their extension and what is in them. */
export const CV_BOMBS = { pdf: PDFS, docx: DOCXS, doc: DOCS } as const;
