/** Reads compound files, the container of Word 97-2003 (MS-CFB), as far as needed to recognise a document. */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const LITTLE_ENDIAN = 0xfffe;
/** Sector sizes as powers of two: 512 bytes (version 3), 4096 (version 4). */
const SECTOR_SHIFTS: readonly number[] = [9, 12];
const FREE_SECTOR = 0xffffffff;
const LAST_SECTOR = 0xfffffffe;
const LARGEST_SECTOR = 0xfffffffa;
/** The header lists this many sectors of the allocation table, enough for 7 MB. Further ones are not read. */
const LISTED_TABLES = 109;
const MORE_TABLES_OFFSET = 72;
const DIRECTORY_OFFSET = 48;
const DIRECTORY_ENTRY_BYTES = 128;
/** Offset of the size below which a stream is stored in mini sectors, inside the root's stream (MS-CFB 2.4). */
const CUTOFF_OFFSET = 56;
const MINI_SECTOR_BYTES = 64;

const STREAM = 2;
const ROOT = 5;
const KINDS: readonly number[] = [1, STREAM, ROOT];

interface OleEntry {
  readonly name: string;
  readonly isStream: boolean;
  /** The first {@link MINI_SECTOR_BYTES} of a stream, or all of a shorter one; empty when its sector is missing. */
  readonly head: Buffer;
}

/** @returns whether the bytes start like a compound file */
export const isOle = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC);

interface Placed {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

const entryAt = (directory: Buffer, offset: number): Placed | undefined => {
  const kind = directory.readUInt8(offset + 66);
  const nameBytes = directory.readUInt16LE(offset + 64);
  if (!KINDS.includes(kind) || nameBytes < 2 || nameBytes > 64) return undefined;
  return {
    name: directory.toString('utf16le', offset, offset + nameBytes - 2),
    kind,
    start: directory.readUInt32LE(offset + 116),
    size: directory.readUInt32LE(offset + 120),
  };
};

/** The sectors of a compound file. `next` holds, for each sector, the number of the one that follows it. */
interface Sectors {
  readonly bytes: number;
  readonly count: number;
  readonly next: readonly number[];
  readonly at: (number: number) => Buffer;
}

/** @returns undefined when the file is truncated, or larger than the tables in its header can describe */
const readSectors = (file: Buffer): Sectors | undefined => {
  if (!isOle(file) || file.length < HEADER_BYTES || file.readUInt16LE(28) !== LITTLE_ENDIAN) return undefined;
  const shift = file.readUInt16LE(30);
  if (!SECTOR_SHIFTS.includes(shift)) return undefined;
  if (file.readUInt32LE(MORE_TABLES_OFFSET) !== 0) return undefined;
  const bytes = 2 ** shift;
  const count = Math.ceil(file.length / bytes) - 1;
  // The last sector of a file may be shorter than the others: programs do not always fill it.
  const at = (number: number): Buffer => {
    const sector = Buffer.alloc(bytes);
    file.copy(sector, 0, (number + 1) * bytes, (number + 2) * bytes);
    return sector;
  };
  const next: number[] = [];
  for (let index = 0; index < LISTED_TABLES; index += 1) {
    const table = file.readUInt32LE(76 + index * 4);
    if (table === FREE_SECTOR) break;
    if (table >= count) return undefined;
    const sector = at(table);
    for (let offset = 0; offset < bytes; offset += 4) next.push(sector.readUInt32LE(offset));
  }
  // The table uses a sector that the file does not have, so the end of the file is missing.
  if (next.some((follower, number) => number >= count && follower !== FREE_SECTOR)) return undefined;
  return { bytes, count, next, at };
};

/** @returns the numbers of a chain's sectors; undefined when the chain leaves the file or loops */
const chainFrom = (start: number, { count, next }: Sectors): number[] | undefined => {
  const chain = new Set<number>();
  for (let sector = start; sector <= LARGEST_SECTOR; sector = next[sector] ?? LAST_SECTOR) {
    if (sector >= count || chain.has(sector)) return undefined;
    chain.add(sector);
  }
  return [...chain];
};

const headOf = (
  { start, size }: Placed,
  cutoff: number,
  root: readonly number[],
  sectors: Sectors,
): Buffer => {
  const bytes = Math.min(size, MINI_SECTOR_BYTES);
  const isMini = size < cutoff;
  const offset = isMini ? (start * MINI_SECTOR_BYTES) % sectors.bytes : 0;
  const sector = isMini ? root[Math.floor((start * MINI_SECTOR_BYTES) / sectors.bytes)] : start;
  return sector === undefined || sector >= sectors.count
    ? Buffer.alloc(0)
    : sectors.at(sector).subarray(offset, offset + bytes);
};

/**
 * Lists the entries of a compound file.
 *
 * @param file the whole file
 * @returns its storages and streams; undefined when it is no compound file, is truncated, or is larger than the tables
 *   in its header can describe
 */
export const readOle = (file: Buffer): OleEntry[] | undefined => {
  const sectors = readSectors(file);
  const directory = sectors && chainFrom(file.readUInt32LE(DIRECTORY_OFFSET), sectors);
  if (!directory) return undefined;
  const placed = directory.map(sectors.at).flatMap((sector) => {
    const offsets = Array.from({ length: sectors.bytes / DIRECTORY_ENTRY_BYTES }, (_, index) => index);
    return offsets.flatMap((index) => entryAt(sector, index * DIRECTORY_ENTRY_BYTES) ?? []);
  });
  const rootStart = placed.find(({ kind }) => kind === ROOT)?.start ?? LAST_SECTOR;
  const root = chainFrom(rootStart, sectors) ?? [];
  const cutoff = file.readUInt32LE(CUTOFF_OFFSET);
  return placed.map((entry) => ({
    name: entry.name,
    isStream: entry.kind === STREAM,
    head: headOf(entry, cutoff, root, sectors),
  }));
};

/** Names of the entries in which Office stores macros (MS-OVBA 2.2.1). */
const CODE = /^(?:macros|vba|_vba_project(?:_cur)?)$/i;

/** @returns whether one of the entries holds macros */
export const holdsMacros = (entries: readonly OleEntry[]): boolean =>
  entries.some(({ name }) => CODE.test(name));

/** @returns whether one of the entries is an encrypted document of Word 2007 or later (MS-OFFCRYPTO 2.3.4) */
export const holdsEncryptedPackage = (entries: readonly OleEntry[]): boolean =>
  entries.some(({ name }) => name === 'EncryptedPackage');
