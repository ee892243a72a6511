import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Budget, Refused } from './refused.ts';

const START = Buffer.from('PK\u0003\u0004', 'latin1');
/** The record that ends an archive, and the offsets of its fields (APPNOTE 4.3.16). */
const END = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const DIRECTORY_SIZE = 12;
const COMMENT_LENGTH = 20;
/** The value of a field that a ZIP64 record replaces, and where the locator before the end and that record stand (APPNOTE 4.3.14, 4.3.15). */
const IN_ZIP64 = 0xffffffff;
const LOCATOR_BYTES = 20;
const RECORD_OFFSET = 8;
const RECORD_DIRECTORY_SIZE = 40;
/** Size of a directory entry without its name, extra field and comment (APPNOTE 4.3.12). */
const ENTRY_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;

/** @returns whether the bytes start like an archive with files */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, START.length).equals(START);

/** @param end where the archive's last record begins */
const directorySize = (bytes: Buffer, end: number): number => {
  const size = bytes.readUInt32LE(end + DIRECTORY_SIZE);
  if (size !== IN_ZIP64) return size;
  const record = Number(bytes.readBigUInt64LE(end - LOCATOR_BYTES + RECORD_OFFSET));
  return Number(bytes.readBigUInt64LE(record + RECORD_DIRECTORY_SIZE));
};

/** Cuts off what gateways append to a file, which `yauzl` does not accept. */
const withoutFill = (bytes: Buffer): { archive: Buffer; at: number } => {
  const at = bytes.lastIndexOf(END);
  if (at === -1 || at + END_BYTES > bytes.length) throw new Refused('damaged');
  const end = at + END_BYTES + bytes.readUInt16LE(at + COMMENT_LENGTH);
  return { archive: bytes.subarray(0, end), at };
};

const contentOf = async (archive: Buffer, zip: ZipFile, entry: Entry, budget: Budget): Promise<Buffer> => {
  if (entry.isEncrypted()) throw new Refused('locked');
  const { compressionMethod, compressedSize } = entry;
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw new Refused('damaged');
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = archive.subarray(fileDataStart, fileDataStart + compressedSize);
  const content = compressionMethod === DEFLATED ? budget.inflate(inflateRawSync, packed) : packed;
  budget.takeBytes(content.length);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32)
    throw new Refused('damaged');
  return content;
};

/**
 * Reads an archive with `yauzl`.
 *
 * @param bytes the whole archive; what follows its end is ignored
 * @param budget reduced by the files, and by their bytes as they inflate
 * @param visit gets each file's name with `/` between folders, and its content; folders are left out
 * @throws {Refused} the archive is damaged, has a password or exceeds the budget
 */
export const readZip = async (
  bytes: Buffer,
  budget: Budget,
  visit: (name: string, content: Buffer) => void | Promise<void>,
): Promise<void> => {
  const { archive, at } = withoutFill(bytes);
  try {
    const zip = await fromBufferPromise(archive, {});
    budget.takeEntries(zip.entryCount);
    let read = 0;
    for await (const entry of zip.eachEntry()) {
      read += ENTRY_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (!entry.fileName.endsWith('/'))
        await visit(entry.fileName, await contentOf(archive, zip, entry, budget));
    }
    // A directory with more entries than it counts would show other readers files that were not checked.
    if (read !== directorySize(archive, at)) throw new Refused('damaged');
  } catch (error) {
    // yauzl explains what is wrong with an archive in plain errors; a record outside of the archive is a RangeError.
    throw error instanceof Refused ? error : new Refused('damaged');
  }
};
