import { crc32, inflateRawSync } from 'node:zlib';
import { type ZipEntry, ZipRefused } from './zip-directory.ts';

/** Bytes that the files of an archive may have once inflated, archives inside it included. */
export const INFLATED_MAX_BYTES = 50 * 1024 * 1024;

/** What may still be inflated while one curriculum is checked. */
export interface InflationBudget {
  left: number;
}

const inflate = (packed: Buffer, size: number): Buffer => {
  try {
    // One byte more than declared is enough to know that the declaration lies.
    const result = inflateRawSync(packed, { maxOutputLength: size + 1, info: true });
    // With `info` the answer is an object, which Node's types do not say.
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
 * Inflates one file of an archive; never more than it declares, and never more than is left.
 *
 * @param archive the bytes that the entry's offsets mean
 * @param budget what is taken is subtracted
 * @throws {ZipRefused} when it declares too much, inflates to more, or to something else
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
