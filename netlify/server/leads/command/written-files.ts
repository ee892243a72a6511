import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findUpload } from '../../cv/upload-store.ts';
import { readWhole } from '../../cv/whole-cv.ts';
import type { Database } from '../../database/database.ts';

const whyNotWritten = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EEXIST' ? 'exists already and is not overwritten' : `cannot be written (${code})`;
};

/**
 * Writes a new file that only its owner can read.
 *
 * @param file path of a file that does not exist yet
 * @param what describes the content, for the message
 * @returns whether the file was written, and a message that says where, or why not
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

/** The stored curriculum, or why there is none. */
type StoredCv =
  | { readonly ok: true; readonly filename: string; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: string };

const absent = (reason: string): StoredCv => ({ ok: false, reason });

const storedCv = async (database: Database, id: string): Promise<StoredCv> => {
  const [lead] = await database.query<{ erased: boolean; uploadId: string | null }>(
    'select payload is null as erased, cv_upload_id as "uploadId" from leads where id = $1::uuid',
    [id],
  );
  if (lead === undefined) return absent('is not there');
  if (lead.erased) return absent('is erased, and its curriculum with it');
  const upload = lead.uploadId === null ? undefined : await findUpload(database, lead.uploadId);
  if (upload === undefined) return absent('has no curriculum');
  if (upload.state === 'refused') return absent(`has no curriculum: it was refused (${upload.refusal})`);
  if (upload.state === 'open') return absent('has a curriculum that has not arrived completely');
  const bytes = await readWhole(database, upload);
  if (bytes === undefined)
    return absent('has a damaged curriculum: it differs from the file that the browser announced');
  return { ok: true, filename: upload.filename, bytes };
};

/**
 * Writes the stored curriculum of a lead to a new file that only its owner can read.
 *
 * @param id a UUID
 * @param file path of a file that does not exist yet
 * @returns whether the file was written, and a message that says where, or why not
 * @throws {NeonDbError} the database does not answer
 */
export const writeCurriculum = async (
  database: Database,
  id: string,
  file: string,
): Promise<{ readonly ok: boolean; readonly message: string }> => {
  const cv = await storedCv(database, id);
  if (!cv.ok) return { ok: false, message: `Lead ${id} ${cv.reason}.` };
  return writeNewFile(file, cv.bytes, `${cv.filename}, ${cv.bytes.length} bytes`);
};
