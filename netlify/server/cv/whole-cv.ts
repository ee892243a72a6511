import { createHash } from 'node:crypto';
import { cvExtension } from '../../../src/lead/cv.ts';
import type { Database } from '../database/database.ts';
import { checkCv } from './check-cv.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { type CvUpload, closeUpload, findUpload, readPart } from './upload-store.ts';

const receivedBytes = ({ parts }: CvUpload): number => parts.reduce((sum, { size }) => sum + size, 0);

/** @returns SHA-256 of a file, in hex */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Puts a file together, one part at a time.
 *
 * @returns the file; undefined when it is not the one that was announced
 */
export const readWhole = async (database: Database, upload: CvUpload): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  for (const { part } of upload.parts) parts.push(await readPart(database, upload.id, part));
  const bytes = Buffer.concat(parts);
  return bytes.length === upload.size && sha256Of(bytes) === upload.sha256 ? bytes : undefined;
};

const judge = (upload: CvUpload, bytes: Buffer | undefined): CvRefusal | undefined => {
  if (bytes === undefined) return 'mismatch';
  const extension = cvExtension(upload.filename);
  return extension === undefined ? 'extension' : checkCv(extension, bytes);
};

const check = async (database: Database, upload: CvUpload): Promise<CvUpload> => {
  await closeUpload(database, upload.id, judge(upload, await readWhole(database, upload)));
  return (await findUpload(database, upload.id)) ?? upload;
};

/** The last parts of a file often arrive together: one check of it at a time is enough for this process. */
const checks = new Map<string, Promise<CvUpload>>();

/**
 * Checks a file whose every byte is there, and closes its upload. Safe to do twice, also at once.
 *
 * @param upload as it was found a moment ago
 * @returns the upload as it now is: closed, or unchanged when bytes are missing
 */
export const finishUpload = async (database: Database, upload: CvUpload): Promise<CvUpload> => {
  if (upload.state !== 'open' || receivedBytes(upload) < upload.size) return upload;
  const running = checks.get(upload.id) ?? check(database, upload);
  checks.set(upload.id, running);
  try {
    return await running;
  } finally {
    checks.delete(upload.id);
  }
};
