import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const whyNotWritten = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EEXIST' ? 'is there already: nothing is written over' : `cannot be written (${code})`;
};

/**
 * Writes a file for its owner's eyes only.
 *
 * @param file path of a file that does not exist yet
 * @param what stands in it, for the sentence
 * @returns whether it is written, and a sentence that says where, or why not
 */
export const writeNewFile = async (
  file: string,
  content: string | Uint8Array,
  what: string,
): Promise<{ readonly ok: boolean; readonly message: string }> => {
  const path = resolve(file);
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return { ok: false, message: `${path} ${whyNotWritten(error)}.` };
  }
  return { ok: true, message: `${path}: ${what}.` };
};
