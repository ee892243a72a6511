import { type CFB$Container, type CFB$Entry, parse } from 'cfb';
import { Refused } from './refused.ts';

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const STREAM = 2;

/** @returns whether the bytes start like a compound file, the container of Word 97-2003 (MS-CFB) */
export const isOle = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC);

/** A stream or storage of a compound file. */
export interface OleEntry {
  readonly name: string;
  /** Its path from the root, with `/` between storages. */
  readonly path: string;
  readonly isStream: boolean;
  /** What the stream holds; empty for a storage. */
  readonly content: Buffer;
}

/** How many bytes `cfb` may copy for one file: it copies each stream of a sound one twice. */
const COPIED_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Runs `cfb` with a limit on what it copies: it copies the chain of sectors behind each entry, so that five megabytes
 * whose chains share their sectors become gigabytes, beyond the memory limit of the thread, which counts no buffers.
 */
const parseWithin = (bytes: Buffer): CFB$Container => {
  const { concat } = Buffer;
  let left = COPIED_MAX_BYTES;
  Buffer.concat = (list, length) => {
    for (const each of list) left -= each.length;
    if (left < 0) throw new Refused('damaged');
    return concat(list, length);
  };
  try {
    return parse(bytes);
  } finally {
    Buffer.concat = concat;
  }
};

const contentOf = ({ type, size, content }: CFB$Entry): Buffer => {
  if (type !== STREAM || size === 0) return Buffer.alloc(0);
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content ?? []);
  if (bytes.length < size) throw new Refused('damaged');
  return bytes;
};

/**
 * Reads a compound file with `cfb`.
 *
 * @param bytes the whole file
 * @throws {Refused} `damaged`: the file is cut off or malformed
 */
export const readOle = (bytes: Buffer): OleEntry[] => {
  try {
    const { FileIndex: entries, FullPaths: paths } = parseWithin(bytes);
    return entries.flatMap((entry, index) =>
      entry.type === 0
        ? []
        : {
            name: entry.name,
            path: paths[index] ?? entry.name,
            isStream: entry.type === STREAM,
            content: contentOf(entry),
          },
    );
  } catch (error) {
    // cfb explains what is wrong with a file in plain errors.
    throw error instanceof Refused ? error : new Refused('damaged');
  }
};

/** @returns whether one of the entries is an encrypted document of Word 2007 or later (MS-OFFCRYPTO 2.3.4) */
export const holdsEncryptedPackage = (entries: readonly OleEntry[]): boolean =>
  entries.some(({ name }) => name === 'EncryptedPackage');
