import { crc32, inflateRawSync } from 'node:zlib';
import { type ZipEntry, ZipRefused } from './zip-directory.ts';

/** Limit for the inflated bytes of all files of an archive, including those of archives inside it. */
export const INFLATED_MAX_BYTES = 50 * 1024 * 1024;

/** The bytes that may still be inflated during the check of one CV. */
export interface InflationBudget {
  left: number;
}

const inflate = (packed: Buffer, size: number): Buffer => {
  try {
    // One byte more than declared is enough to prove the declared size wrong.
    const result = inflateRawSync(packed, { maxOutputLength: size + 1, info: true });
    // With `info` the result is an object, which Node's types do not describe.
    const { buffer, engine } = result as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    if (engine.bytesWritten !== packed.length) throw new ZipRefused('hidden');
    return buffer;
  } catch (error) {
    if (error instanceof ZipRefused) throw error;
    const tooMuch = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ZipRefused(tooMuch ? 'bomb' : 'damaged');
  }
};

/**
 * Inflates one file of an archive, but not more bytes than it declares or the budget allows.
 *
 * @param archive the bytes that the entry's offsets refer to
 * @param budget reduced by the declared size
 * @throws {ZipRefused} when the declared size is over the budget, or the content differs from its declaration
 */
export const readZipEntry = (archive: Buffer, entry: ZipEntry, budget: InflationBudget): Buffer => {
  if (entry.size > budget.left) throw new ZipRefused('bomb');
  budget.left -= entry.size;
  const packed = archive.subarray(entry.start, entry.end);
  const content = entry.deflated ? inflate(packed, entry.size) : packed;
  if (content.length > entry.size) throw new ZipRefused('bomb');
  if (content.length !== entry.size || crc32(content) !== entry.crc32) throw new ZipRefused('damaged');
  return content;
};
