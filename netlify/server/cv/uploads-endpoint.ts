import { randomUUID } from 'node:crypto';
import { CV_UPLOADS_ENDPOINT } from '../../../src/lead/cv-request.ts';
import { CV_PART_MAX_BYTES } from '../../../src/lead/limits.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';
import { isCrossSite } from '../http/own-site.ts';
import { readAtMost, readJson } from '../http/request-body.ts';
import { deliverAfterAnswer } from '../leads/delivery.ts';
import { readUuid } from '../uuid.ts';
import { noteRefusal, type UploadLimit } from './refusal-counts.ts';
import {
  announcementRefused,
  partAnswer,
  partRefused,
  uploadCreated,
  uploadFailures,
  uploadState,
} from './upload-answers.ts';
import { senderNetwork, takeUpload } from './upload-quota.ts';
import { checkAnnouncement, isBinaryType, readPartNumber, UPLOAD_MESSAGES } from './upload-request.ts';
import {
  type CvUpload,
  createUpload,
  findUpload,
  hasPart,
  isWaitedFor,
  roomFor,
  storePart,
} from './upload-store.ts';
import { finishUpload } from './whole-cv.ts';

/** Enough for an announcement with the longest name and type and every character escaped. */
const ANNOUNCEMENT_MAX_BYTES = 32 * 1024;

/** When to ask again for room: files without a lead go within a day, others when their leads are erased. */
const ROOM_AGAIN_SECONDS = 60 * 60;

const BODY_FAILURES = {
  400: () => uploadFailures.malformed(),
  413: () => uploadFailures.tooLarge(),
  415: () => uploadFailures.type('JSON'),
} as const;

/** Counts a use of the visitor. @returns the answer when it is over its limit */
const refusedFor = async (
  quota: Parameters<typeof takeUpload>[1],
  reason: UploadLimit,
  context: FunctionContext,
  using: Dependencies,
  cost = 1,
): Promise<Response | undefined> => {
  const verdict = await takeUpload(using, quota, context.ip, cost);
  if (verdict.ok) return undefined;
  noteRefusal(reason, context, using);
  return uploadFailures.rateLimit(verdict.retryAfterSeconds);
};

/** @returns the answer when there is no room for the bytes, for this network or for all */
const refusedForRoom = async (
  id: string,
  network: string | null,
  bytes: number,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response | undefined> => {
  const room = await roomFor(using.fileDatabase, id, network, bytes);
  if (room === 'free') return undefined;
  noteRefusal(room === 'network' ? 'limit_open' : 'limit_room', context, using);
  const refuse = room === 'network' ? uploadFailures.rateLimit : uploadFailures.unavailable;
  return refuse(ROOM_AGAIN_SECONDS);
};

const announce = async (
  request: Request,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  if (request.method !== 'POST') return uploadFailures.method('POST');
  const body = await readJson(request, ANNOUNCEMENT_MAX_BYTES);
  if (!body.ok) return BODY_FAILURES[body.status]();
  const verdict = checkAnnouncement(body.value);
  if (!verdict.ok) return announcementRefused(verdict.errors);
  const refused = await refusedFor('cv-uploads', 'limit_announcements', context, using);
  if (refused) return refused;
  const id = randomUUID();
  const network = senderNetwork(using, context.ip);
  const full = await refusedForRoom(id, network, verdict.cv.size, context, using);
  if (full) return full;
  await createUpload(using.fileDatabase, id, verdict.cv, network);
  return uploadCreated(id);
};

/** Checks the file when every byte has arrived. A lead that waited for it is mailed after the answer. */
const finish = async (upload: CvUpload, context: FunctionContext, using: Dependencies): Promise<CvUpload> => {
  const finished = await finishUpload(using.fileDatabase, upload);
  if (finished.state !== 'open' && (await isWaitedFor(using.fileDatabase, upload.id)))
    context.waitUntil(deliverAfterAnswer(using));
  return finished;
};

const receivePart = async (
  request: Request,
  upload: CvUpload,
  partText: string,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  if (!isBinaryType(request.headers.get('content-type')))
    return uploadFailures.type('application/octet-stream');
  const part = readPartNumber(partText, upload.size);
  if (part === undefined) return partRefused(UPLOAD_MESSAGES.part);
  const body = await readAtMost(request, CV_PART_MAX_BYTES);
  if (body === undefined) return uploadFailures.tooLarge();
  if (body.length === 0) return partRefused(UPLOAD_MESSAGES.part);
  if (upload.state !== 'open') return partAnswer(upload);
  const isRepeated =
    upload.parts.some((each) => each.part === part && each.size === body.length) &&
    (await hasPart(using.fileDatabase, upload.id, part, body));
  if (isRepeated) return partAnswer(await finish(upload, context, using));
  const spent = await refusedFor('cv-bytes', 'limit_bytes', context, using, body.length);
  if (spent) return spent;
  const network = senderNetwork(using, context.ip);
  const full = await refusedForRoom(upload.id, network, body.length, context, using);
  if (full) return full;
  const stored = await storePart(using.fileDatabase, upload.id, part, body);
  const now = await findUpload(using.fileDatabase, upload.id);
  if (now === undefined) return uploadFailures.notFound();
  if (!stored && now.state === 'open') return partRefused(UPLOAD_MESSAGES.part);
  return partAnswer(await finish(now, context, using));
};

/**
 * Answers `/api/cv-uploads`: announces a CV, receives its parts and reports its progress. docs/cv-uploads.md.
 *
 * @param request the unchanged request
 * @param context keeps the function running after the answer, to mail a lead that waited for the file
 * @throws {NeonDbError} the database does not answer
 */
export const answerUploadRequest = async (
  request: Request,
  context: FunctionContext,
  using: Dependencies,
): Promise<Response> => {
  if (isCrossSite(request)) {
    using.log('upload refused, cross-site');
    return uploadFailures.crossSite();
  }
  const path = new URL(request.url).pathname.slice(CV_UPLOADS_ENDPOINT.length);
  const [, idText, partText, ...others] = path.split('/');
  if (idText === undefined || idText === '') return await announce(request, context, using);
  const allowed = partText === undefined ? 'GET' : 'PUT';
  if (request.method !== allowed) return uploadFailures.method(allowed);
  // Before anything is looked up: a part of no upload costs a request too.
  const refused =
    partText === undefined ? undefined : await refusedFor('cv-parts', 'limit_parts', context, using);
  if (refused) return refused;
  const id = readUuid(idText);
  const upload = id === undefined || others.length > 0 ? undefined : await findUpload(using.fileDatabase, id);
  if (upload === undefined) return uploadFailures.notFound();
  if (partText !== undefined) return await receivePart(request, upload, partText, context, using);
  return uploadState(await finish(upload, context, using));
};
