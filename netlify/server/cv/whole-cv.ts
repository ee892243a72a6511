import { hash } from 'node:crypto';
import { cvExtension } from '../../../src/lead/cv.ts';
import type { Database } from '../database/database.ts';
import { checkCv } from './check-cv.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { type CvUpload, closeUpload, findUpload, readPart } from './upload-store.ts';

/** Joins the stored parts, reading one part at a time. */
const readParts = async (database: Database, upload: CvUpload): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for (const { part } of upload.parts) parts.push(await readPart(database, upload.id, part));
  return Buffer.concat(parts);
};

/** @returns the file; undefined when its hash differs from the announced one */
export const readWhole = async (database: Database, upload: CvUpload): Promise<Buffer | undefined> => {
  const bytes = await readParts(database, upload);
  return hash('sha256', bytes) === upload.sha256 ? bytes : undefined;
};

const refusalOf = (upload: CvUpload, bytes: Buffer, sha256: string): CvRefusal | undefined => {
  if (sha256 !== upload.sha256) return 'mismatch';
  const extension = cvExtension(upload.filename);
  return extension === undefined ? 'extension' : checkCv(extension, bytes);
};

const isWhole = ({ state, size, parts }: CvUpload): boolean =>
  state === 'open' && parts.reduce((sum, part) => sum + part.size, 0) >= size;

/** How often a file is read again when parts that are sent again change it during the check. */
const CHECKS = 5;

const check = async (database: Database, upload: CvUpload): Promise<CvUpload> => {
  let checked = upload;
  for (let count = 0; count < CHECKS && isWhole(checked); count += 1) {
    const bytes = await readParts(database, checked);
    const judged = hash('sha256', bytes);
    await closeUpload(database, upload.id, { refusal: refusalOf(upload, bytes, judged), judged });
    checked = (await findUpload(database, upload.id)) ?? { ...checked, parts: [] };
  }
  return checked;
};

/** Running checks by upload id. The last parts of a file often arrive together and then share one check. */
const checks = new Map<string, Promise<CvUpload>>();

/**
 * Checks a file when every byte has arrived, and closes its upload. Repeated and simultaneous calls are safe.
 *
 * @param upload a fresh result of `findUpload`
 * @returns the upload after the check: closed, or unchanged when bytes are missing
 */
export const finishUpload = async (database: Database, upload: CvUpload): Promise<CvUpload> => {
  if (!isWhole(upload)) return upload;
  const running = checks.get(upload.id) ?? check(database, upload);
  checks.set(upload.id, running);
  try {
    return await running;
  } finally {
    checks.delete(upload.id);
  }
};
