/** Compound files, the container of Word 97-2003 (MS-CFB 3.8): only what tells a document from another file. */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const LITTLE_ENDIAN = 0xfffe;
/** Powers of two: 512 bytes (version 3), 4096 (version 4). */
const SECTOR_SHIFTS: readonly number[] = [9, 12];
const FREE_SECTOR = 0xffffffff;
const LAST_SECTOR = 0xfffffffe;
const LARGEST_SECTOR = 0xfffffffa;
/** Sectors of the allocation table that the header itself lists: enough for 7 MB. More are not read. */
const LISTED_TABLES = 109;
const MORE_TABLES_OFFSET = 72;
const DIRECTORY_ENTRY_BYTES = 128;

const STREAM = 2;
const KINDS: readonly number[] = [1, STREAM, 5];

interface OleEntry {
  readonly name: string;
  readonly isStream: boolean;
}

/** @returns whether the bytes start as a compound file does */
export const isOle = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC);

const entryAt = (directory: Buffer, offset: number): OleEntry | undefined => {
  const kind = directory.readUInt8(offset + 66);
  const nameBytes = directory.readUInt16LE(offset + 64);
  if (!KINDS.includes(kind) || nameBytes < 2 || nameBytes > 64) return undefined;
  return {
    name: directory.toString('utf16le', offset, offset + nameBytes - 2),
    isStream: kind === STREAM,
  };
};

/**
 * Lists what a compound file holds.
 *
 * @param bytes the whole file
 * @returns its storages and streams; undefined when it is no compound file, not all of it is there, or it is larger than
 *   the tables in its header reach
 */
export const readOle = (bytes: Buffer): OleEntry[] | undefined => {
  if (!isOle(bytes) || bytes.length < HEADER_BYTES || bytes.readUInt16LE(28) !== LITTLE_ENDIAN)
    return undefined;
  const shift = bytes.readUInt16LE(30);
  if (!SECTOR_SHIFTS.includes(shift)) return undefined;
  if (bytes.readUInt32LE(MORE_TABLES_OFFSET) !== 0) return undefined;
  const sectorBytes = 2 ** shift;
  const sectors = Math.ceil(bytes.length / sectorBytes) - 1;
  // The last sector of a file may be cut short: what is missing of it was never written.
  const sectorAt = (number: number): Buffer => {
    const sector = Buffer.alloc(sectorBytes);
    bytes.copy(sector, 0, (number + 1) * sectorBytes, (number + 2) * sectorBytes);
    return sector;
  };

  const next: number[] = [];
  for (let index = 0; index < LISTED_TABLES; index += 1) {
    const table = bytes.readUInt32LE(76 + index * 4);
    if (table === FREE_SECTOR) break;
    if (table >= sectors) return undefined;
    const sector = sectorAt(table);
    for (let offset = 0; offset < sectorBytes; offset += 4) next.push(sector.readUInt32LE(offset));
  }
  // A sector that is in use and not in the file: the end is missing.
  if (next.some((follower, number) => number >= sectors && follower !== FREE_SECTOR)) return undefined;

  const entries: OleEntry[] = [];
  const seen = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  while (sector <= LARGEST_SECTOR) {
    if (sector >= sectors || seen.has(sector)) return undefined;
    seen.add(sector);
    const directory = sectorAt(sector);
    for (let offset = 0; offset < sectorBytes; offset += DIRECTORY_ENTRY_BYTES) {
      const entry = entryAt(directory, offset);
      if (entry !== undefined) entries.push(entry);
    }
    sector = next[sector] ?? LAST_SECTOR;
  }
  return entries;
};

/** Names under which Office keeps code (MS-OVBA 2.2.1). */
const CODE = /^(?:macros|vba|_vba_project(?:_cur)?)$/i;

/** @returns whether one of the entries holds macros */
export const holdsMacros = (entries: readonly OleEntry[]): boolean =>
  entries.some(({ name }) => CODE.test(name));
