import { CV_TOO_LARGE } from '../../../src/lead/cv.ts';
import { CV_PART_MAX_BYTES } from '../../../src/lead/limits.ts';
import { REQUEST_MESSAGES } from '../../../src/lead/messages.ts';
import { jsonAnswer } from '../http/answers.ts';
import { REJECTIONS } from '../leads/lead-rejections.ts';
import { CV_REFUSALS } from './cv-refusals.ts';
import type { UploadErrors } from './upload-request.ts';
import type { CvUpload } from './upload-store.ts';

const failure = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => jsonAnswer(status, { ok: false, code, message }, headers);

/** The answers of the upload endpoints to a request that fails: docs/cv-uploads.md. */
export const uploadFailures = {
  method: (allow: string) =>
    failure(405, 'method_not_allowed', 'Questo indirizzo non ammette questo metodo.', { allow }),
  malformed: () => failure(400, 'malformed', 'La richiesta non è leggibile: deve essere JSON.'),
  type: (expected: string) => failure(415, 'unsupported_type', `Questo indirizzo riceve solo ${expected}.`),
  tooLarge: () => failure(413, 'too_large', 'La richiesta supera la dimensione massima.'),
  notFound: () => failure(404, 'not_found', 'Questo caricamento non esiste più: scegli di nuovo il file.'),
  crossSite: () => failure(422, 'invalid', `${REQUEST_MESSAGES.crossSite}.`),
  rateLimit: (seconds: number) =>
    failure(429, 'rate_limit', 'Troppi file in poco tempo. Riprova più tardi.', {
      'retry-after': String(seconds),
    }),
  unavailable: (seconds: number) =>
    failure(503, 'unavailable', REJECTIONS.unavailable.notice.description, {
      'retry-after': String(seconds),
    }),
} as const;

/** 422: the announced file is not acceptable as a CV. */
export const announcementRefused = (errors: UploadErrors): Response => {
  const tooLarge = errors.size === CV_TOO_LARGE.description;
  const message = tooLarge ? CV_TOO_LARGE.description : `${Object.values(errors)[0]}.`;
  const title = tooLarge ? { title: CV_TOO_LARGE.title } : {};
  return jsonAnswer(422, { ok: false, code: 'invalid', ...title, message, errors });
};

/** 422: the part does not fit this upload. */
export const partRefused = (message: string): Response =>
  jsonAnswer(422, { ok: false, code: 'invalid', message: `${message}.`, errors: { part: message } });

/** 201: the upload is open. */
export const uploadCreated = (uploadId: string): Response =>
  jsonAnswer(201, { ok: true, uploadId, partSize: CV_PART_MAX_BYTES });

/** 200: the progress of an upload. */
export const uploadState = ({ id, state, size, parts, refusal }: CvUpload): Response =>
  jsonAnswer(200, {
    ok: true,
    uploadId: id,
    state,
    complete: state === 'complete',
    size,
    received: parts.reduce((sum, part) => sum + part.size, 0),
    parts,
    ...(refusal === null ? {} : { reason: CV_REFUSALS[refusal] }),
  });

/** 422 for a refused file, else 200 with the progress of the upload. */
export const partAnswer = (upload: CvUpload): Response => {
  if (upload.state !== 'refused') return uploadState(upload);
  const message = CV_REFUSALS[upload.refusal ?? 'mismatch'];
  return jsonAnswer(422, {
    ok: false,
    code: 'refused',
    state: upload.state,
    message,
    errors: { attachment: message },
  });
};
