import { randomBytes } from 'node:crypto';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** @param size bytes of the whole file; the filling is random, so that it does not compress */
export const makePdf = (size = 600): Buffer => {
  const head = latin1('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n3 0 obj\nstream\n');
  const tail = latin1('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n15\n%%EOF\n');
  return Buffer.concat([head, randomBytes(size - head.length - tail.length), tail]);
};

/** @returns the header of a compound file and something behind it */
export const makeOle = (): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(2040)]);

const numbers = (...fields: [value: number, bytes: 2 | 4 | 8][]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(8);
      field.writeBigUInt64LE(BigInt(value));
      return field.subarray(0, bytes);
    }),
  );

interface Archive {
  /** Whether count, size and offset of the directory stand in a ZIP64 record, as streaming writers do. */
  readonly isZip64?: boolean;
  readonly comment?: string;
  /** How many entries the archive states; absent = as many as it has. */
  readonly count?: number;
  /** Where it says that its directory begins; absent = where it does. */
  readonly offset?: number;
}

/** @returns an archive of one-byte files with these names */
export const makeZip = (names: readonly string[], archive: Archive = {}): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const title = Buffer.from(name);
    // CRC-32 of `x`, its packed and its own size.
    const facts = Buffer.concat([
      Buffer.alloc(8),
      numbers([0x8cdc1683, 4], [1, 4], [1, 4], [title.length, 2]),
    ]);
    const local = Buffer.concat([latin1('PK\x03\x04\x14\0'), facts, Buffer.alloc(2), title, latin1('x')]);
    locals.push(local);
    directory.push(latin1('PK\x01\x02\x14\0\x14\0'), facts, Buffer.alloc(12), numbers([at, 4]), title);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const count = archive.count ?? names.length;
  const offset = archive.offset ?? at;
  const comment = Buffer.from(archive.comment ?? '');
  const zip64 = Buffer.concat([
    latin1('PK\x06\x06'),
    numbers(
      [44, 8],
      [45, 2],
      [45, 2],
      [0, 4],
      [0, 4],
      [count, 8],
      [count, 8],
      [central.length, 8],
      [offset, 8],
    ),
    latin1('PK\x06\x07'),
    numbers([0, 4], [at + central.length, 8], [1, 4]),
  ]);
  const facts = archive.isZip64
    ? Buffer.alloc(12, 0xff)
    : numbers([count, 2], [count, 2], [central.length, 4], [offset, 4]);
  return Buffer.concat([
    ...locals,
    central,
    ...(archive.isZip64 ? [zip64] : []),
    latin1('PK\x05\x06\0\0\0\0'),
    facts,
    numbers([comment.length, 2]),
    comment,
  ]);
};

const DOCX_PARTS = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

/** @param more names of parts in addition to those that every document has */
export const makeDocx = (...more: string[]): Buffer => makeZip([...DOCX_PARTS, ...more]);
