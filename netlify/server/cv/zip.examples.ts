import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, with the wrong facts that its headers are to state. */
export interface ExampleEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly stored?: boolean;
  readonly flags?: number;
  /** The size that both headers declare. */
  readonly declared?: number;
  readonly crc?: number;
  /** The name in the local header, when it differs from the directory. */
  readonly localName?: string;
  /** Bytes after the data. */
  readonly gap?: Buffer;
  /** Bytes after the deflated data that the headers count as part of it. */
  readonly tail?: Buffer;
}

interface ExampleArchive {
  readonly before?: Buffer;
  readonly comment?: string;
  /** Names of entries that the directory does not list. */
  readonly hidden?: readonly string[];
  readonly count?: number;
}

const headerFacts = (entry: ExampleEntry, data: Buffer, content: Buffer): Buffer => {
  const facts = Buffer.alloc(20);
  facts.writeUInt16LE(entry.flags ?? 0, 0);
  facts.writeUInt16LE(entry.stored ? 0 : 8, 2);
  facts.writeUInt32LE(entry.crc ?? crc32(content), 8);
  facts.writeUInt32LE(data.length, 12);
  facts.writeUInt32LE(entry.declared ?? content.length, 16);
  return facts;
};

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** @returns a regular ZIP archive, except for the deviations in `entries` and `archive` */
export const makeZip = (entries: readonly ExampleEntry[], archive: ExampleArchive = {}): Buffer => {
  const locals: Buffer[] = [archive.before ?? Buffer.alloc(0)];
  const directory: Buffer[] = [];
  let at = locals[0]?.length ?? 0;
  let listed = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = entry.stored ? content : deflateRawSync(content);
    const data = Buffer.concat([packed, entry.tail ?? Buffer.alloc(0)]);
    const facts = headerFacts(entry, data, content);
    const local = Buffer.from(entry.localName ?? entry.name);
    const whole = Buffer.concat([
      Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'),
      facts,
      number(local.length, 2),
      number(0, 2),
      local,
      data,
      entry.gap ?? Buffer.alloc(0),
    ]);
    if (!archive.hidden?.includes(entry.name)) {
      listed += 1;
      const name = Buffer.from(entry.name);
      directory.push(
        Buffer.from('PK\u0001\u0002\u0014\u0000\u0014\u0000', 'latin1'),
        facts,
        number(name.length, 2),
        Buffer.alloc(12),
        number(at, 4),
        name,
      );
    }
    locals.push(whole);
    at += whole.length;
  }
  const central = Buffer.concat(directory);
  const count = number(archive.count ?? listed, 2);
  const comment = Buffer.from(archive.comment ?? '');
  return Buffer.concat([
    ...locals,
    central,
    Buffer.from('PK\u0005\u0006\0\0\0\0', 'latin1'),
    count,
    count,
    number(central.length, 4),
    number(at, 4),
    number(comment.length, 2),
    comment,
  ]);
};

/**
 * @param archive from {@link makeZip}, without a comment
 * @param count of the entries, as the ZIP64 record states it
 * @returns the archive with a ZIP64 record for count, size and place of its directory
 */
export const asZip64 = (archive: Buffer, count: number): Buffer => {
  const at = archive.length - 22;
  const end = Buffer.from(archive.subarray(at));
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(at), 8);
  locator.writeUInt32LE(1, 16);
  end.fill(0xff, 8, 20);
  return Buffer.concat([archive.subarray(0, at), record, locator, end]);
};
