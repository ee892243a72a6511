import type { CvRefusal } from './cv-refusals.ts';
import { ZIP_END, ZIP_END_BYTES } from './zip-end.ts';

/** One file of an archive whose own header agrees with the central directory. */
export interface ZipEntry {
  readonly name: string;
  readonly deflated: boolean;
  readonly crc32: number;
  /** Declared size in bytes after inflation. */
  readonly size: number;
  /** Offsets of the stored data. */
  readonly start: number;
  readonly end: number;
}

/** The archive is refused; `refusal` says why. */
export class ZipRefused extends Error {
  readonly refusal: CvRefusal;
  constructor(refusal: CvRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export const ZIP_MAX_ENTRIES = 1000;

const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** Flags for encryption, strong encryption and masked headers (APPNOTE 4.4.4). */
const LOCKED_FLAGS = 1 | (1 << 6) | (1 << 13);
/** Sizes and checksum follow the data, with or without a signature, in 32 or 64 bits. */
const DESCRIPTOR_FLAG = 1 << 3;
const DESCRIPTOR_BYTES: readonly number[] = [0, 12, 16, 20, 24];
const STORED = 0;
const DEFLATED = 8;

/** Paths that leave the archive, or that readers interpret differently. */
const HOSTILE_NAME = /^\/|^[a-z]:|\\|\p{Cc}|(?:^|\/)\.\.?(?:\/|$)/iu;

const insist = (right: boolean, refusal: CvRefusal = 'damaged'): void => {
  if (!right) throw new ZipRefused(refusal);
};

/** Bytes that gateways append to a file. */
const FILL = /^[\s\0]*$/;

/** Reads the end record. Refuses an archive with a comment, or with bytes after it that are not {@link FILL}. */
const endOf = (bytes: Buffer): { count: number; size: number; offset: number; at: number } => {
  const at = bytes.lastIndexOf(ZIP_END);
  insist(at >= 0 && at + ZIP_END_BYTES <= bytes.length && bytes.readUInt16LE(at + 20) === 0);
  insist(FILL.test(bytes.toString('latin1', at + ZIP_END_BYTES)), 'hidden');
  const count = bytes.readUInt16LE(at + 10);
  // Disk numbers must be 0, and all entries on this disk.
  insist(bytes.readUInt32LE(at + 4) === 0 && bytes.readUInt16LE(at + 8) === count);
  insist(count <= ZIP_MAX_ENTRIES, 'bomb');
  return { count, size: bytes.readUInt32LE(at + 12), offset: bytes.readUInt32LE(at + 16), at };
};

interface Placed extends ZipEntry {
  readonly localAt: number;
  readonly described: boolean;
}

/** Reads the header before a file's data and checks that it agrees with the central directory. */
const locate = (bytes: Buffer, central: number, nameEnd: number): Placed => {
  const flags = bytes.readUInt16LE(central + 8);
  insist((flags & LOCKED_FLAGS) === 0, 'locked');
  const method = bytes.readUInt16LE(central + 10);
  insist(method === STORED || method === DEFLATED);
  const packed = bytes.readUInt32LE(central + 20);
  const size = bytes.readUInt32LE(central + 24);
  insist(method === DEFLATED || packed === size);
  const localAt = bytes.readUInt32LE(central + 42);
  insist(localAt + LOCAL_BYTES <= bytes.length && bytes.readUInt32LE(localAt) === LOCAL);
  const described = (flags & DESCRIPTOR_FLAG) !== 0;
  const localFlags = bytes.readUInt16LE(localAt + 6);
  insist((localFlags & LOCKED_FLAGS) === 0, 'locked');
  insist((localFlags & DESCRIPTOR_FLAG) === (flags & DESCRIPTOR_FLAG));
  insist(bytes.readUInt16LE(localAt + 8) === method);
  // The checksum and both sizes are next to each other in both headers.
  const facts = bytes.subarray(central + 16, central + 28);
  insist(described || bytes.subarray(localAt + 14, localAt + 26).equals(facts));
  const nameBytes = bytes.subarray(central + CENTRAL_BYTES, nameEnd);
  const dataName = localAt + LOCAL_BYTES;
  insist(bytes.subarray(dataName, dataName + bytes.readUInt16LE(localAt + 26)).equals(nameBytes));
  const start = dataName + nameBytes.length + bytes.readUInt16LE(localAt + 28);
  const name = nameBytes.toString('utf8');
  insist(name !== '' && !HOSTILE_NAME.test(name), 'hidden');
  const crc32 = bytes.readUInt32LE(central + 16);
  return { name, deflated: method === DEFLATED, crc32, size, start, end: start + packed, localAt, described };
};

/** Checks that the files follow each other from the first byte to the directory, without overlaps or gaps. */
const insistOnOrder = (entries: readonly Placed[], directoryAt: number): void => {
  const sorted = entries.toSorted((one, other) => one.localAt - other.localAt);
  insist((sorted[0]?.localAt ?? directoryAt) === 0, 'hidden');
  for (const [index, { end, described }] of sorted.entries()) {
    const gap = (sorted[index + 1]?.localAt ?? directoryAt) - end;
    insist(gap >= 0);
    insist(gap === 0 || (described && DESCRIPTOR_BYTES.includes(gap)), 'hidden');
  }
};

/**
 * Reads the directory of a ZIP archive. Accepts only an archive that every reader interprets in the same way.
 *
 * @param bytes the whole archive
 * @returns its files, at most {@link ZIP_MAX_ENTRIES}, none of them inflated
 * @throws {ZipRefused} for any other archive
 */
export const readZipDirectory = (bytes: Buffer): ZipEntry[] => {
  const end = endOf(bytes);
  insist(end.offset + end.size === end.at);
  const entries: Placed[] = [];
  const names = new Set<string>();
  let at = end.offset;
  while (at < end.at) {
    insist(at + CENTRAL_BYTES <= end.at && bytes.readUInt32LE(at) === CENTRAL);
    const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    insist(next <= end.at && entries.length < end.count);
    const entry = locate(bytes, at, nameEnd);
    insist(!names.has(entry.name.toLowerCase()));
    names.add(entry.name.toLowerCase());
    entries.push(entry);
    at = next;
  }
  insist(entries.length === end.count);
  insistOnOrder(entries, end.offset);
  return entries;
};
