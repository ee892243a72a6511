import { hash } from 'node:crypto';
import { CV_PART_MAX_BYTES } from '../../../src/lead/limits.ts';
import type { Dependencies } from '../dependencies.ts';
import { uuidOfHash } from '../uuid.ts';
import { senderNetwork, takeUpload } from './upload-quota.ts';
import {
  type AnnouncedCv,
  closeUpload,
  createUpload,
  findUpload,
  noteNoRoom,
  roomFor,
  storePart,
} from './upload-store.ts';

/** A checked CV that was part of the lead's own request. */
export interface InlineCv {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** @returns a UUID; the same lead with the same file gets the same one, however often it is posted */
const uploadIdOf = (leadId: string, { filename, sha256 }: AnnouncedCv): string =>
  uuidOfHash(hash('sha256', `cv ${leadId} ${sha256} ${filename}`));

type KeptCv =
  /** The upload holds the file, or the note that there was no room for it. */
  | { readonly kind: 'kept'; readonly uploadId: string }
  /** The visitor has used up the quota for files. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/**
 * Stores a CV as a complete upload before its lead names it. A repeated call changes nothing. Without room, the lead is
 * accepted all the same: its mail says why the file is missing.
 *
 * @param leadId of its lead
 * @param address of the visitor, for the quota; undefined = nothing is counted
 * @throws {NeonDbError} the CV may not have been stored
 */
export const keepInlineCv = async (
  leadId: string,
  { filename, bytes }: InlineCv,
  address: string | undefined,
  using: Dependencies,
): Promise<KeptCv> => {
  const { database } = using;
  const announced = { filename, size: bytes.length, sha256: hash('sha256', bytes) };
  const uploadId = uploadIdOf(leadId, announced);
  const found = await findUpload(database, uploadId);
  if (found !== undefined && found.state !== 'open') return { kind: 'kept', uploadId };
  for (const quota of [
    await takeUpload(using, 'cv-uploads', address),
    await takeUpload(using, 'cv-bytes', address, bytes.length),
  ])
    if (!quota.ok) return { kind: 'limited', retryAfterSeconds: quota.retryAfterSeconds };
  const network = senderNetwork(using, address);
  if ((await roomFor(database, uploadId, network, bytes.length)) !== 'free') {
    using.log(`curriculum not kept, no room ${leadId}`);
    await noteNoRoom(database, uploadId, announced);
    return { kind: 'kept', uploadId };
  }
  await createUpload(database, uploadId, announced, network);
  const parts: Promise<boolean>[] = [];
  for (let part = 0; part * CV_PART_MAX_BYTES < bytes.length; part += 1) {
    const content = bytes.subarray(part * CV_PART_MAX_BYTES, (part + 1) * CV_PART_MAX_BYTES);
    parts.push(storePart(database, uploadId, part, content));
  }
  await Promise.all(parts);
  await closeUpload(database, uploadId, { refusal: undefined, judged: announced.sha256 });
  return { kind: 'kept', uploadId };
};
