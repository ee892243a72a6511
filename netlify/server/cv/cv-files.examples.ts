import { randomBytes } from 'node:crypto';
import { type ExampleEntry, makeZip } from './zip.examples.ts';

/** @param size bytes of the whole file; the filling is random, so that it does not compress */
export const makePdf = (size = 600): Buffer => {
  const head = Buffer.from(
    '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n3 0 obj\nstream\n',
    'latin1',
  );
  const tail = Buffer.from(
    '\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n15\n%%EOF\n',
    'latin1',
  );
  return Buffer.concat([head, randomBytes(size - head.length - tail.length), tail]);
};

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const contentTypes = (...overrides: [part: string, type: string][]): ExampleEntry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${[
    ['/word/document.xml', DOCUMENT_TYPE],
    ...overrides,
  ]
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`,
});
export const documentPart: ExampleEntry = {
  name: 'word/document.xml',
  content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>`,
};

/** @param more parts in addition to the two that every document has */
export const makeDocx = (...more: ExampleEntry[]): Buffer => makeZip([contentTypes(), documentPart, ...more]);

const SECTOR_BYTES = 512;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;

const directoryEntry = (name: string, kind: number, start: number, size: number): Buffer => {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  for (const link of [68, 72, 76]) entry.writeUInt32LE(FREE, link);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
};

/**
 * @param names of at most three streams; a name that ends with `/` makes a storage
 * @returns a compound file: header, allocation table, directory, ten sectors of data
 */
export const makeOle = (...names: string[]): Buffer => {
  const dataSectors = 10;
  const header = Buffer.alloc(SECTOR_BYTES);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR_BYTES, 0xff);
  table.writeUInt32LE(FAT_SECTOR, 0);
  table.writeUInt32LE(END_OF_CHAIN, 4);
  for (let index = 0; index < dataSectors; index += 1)
    table.writeUInt32LE(index === dataSectors - 1 ? END_OF_CHAIN : index + 3, (index + 2) * 4);
  const directory = Buffer.concat(
    [
      directoryEntry('Root Entry', 5, END_OF_CHAIN, 0),
      ...names.map((name) =>
        name.endsWith('/')
          ? directoryEntry(name.slice(0, -1), 1, 0, 0)
          : directoryEntry(name, 2, 2, dataSectors * SECTOR_BYTES),
      ),
    ],
    SECTOR_BYTES,
  );
  return Buffer.concat([header, table, directory, randomBytes(dataSectors * SECTOR_BYTES)]);
};
