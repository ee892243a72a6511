import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf } from '../../../netlify/server/cv/cv-files.examples.ts';
import { sha256 } from '../../faults/cv-sender.ts';
import { jsonHeaders, validLead } from '../../faults/outside-services.ts';
import type { Chance } from '../../faults/storm/chance.ts';

/** The smallest part that an upload may have, so that a small file has several. */
const PART_BYTES = 64 * 1024;
const FILE_BYTES = 3 * PART_BYTES - 1;
const TRIES = 80;
/** A browser gives up an answer after this. */
const ANSWER_MS = 30_000;

/** What one visitor sends. */
export interface StormLead {
  readonly id: string;
  readonly email: string;
  readonly message: string;
  /** The curriculum of an application. */
  readonly file?: Buffer;
}

/** @param hasFile whether it is an application with a curriculum, which is sent in parts */
export const stormLead = (hasFile: boolean): StormLead => {
  const id = randomUUID();
  return {
    id,
    email: `visitor-${id}@officine.example`,
    message: `Lead ${id}`,
    ...(hasFile && { file: makePdf(FILE_BYTES) }),
  };
};

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Sends a lead as a browser does: again until it is thanked, its file in parts before, during or after the lead, and once
 * more when the answer says that the mail left without the file.
 *
 * @param server returns the address of any process
 * @returns how many requests it took
 * @throws Error when it is not thanked after {@link TRIES} tries
 */
export const visit = async (
  { id, email, message, file }: StormLead,
  server: () => string,
  chance: Chance,
): Promise<number> => {
  let requests = 0;
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    requests += 1;
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = await fetch(`${server()}/api/${path}`, { ...init, signal });
      return { status: answer.status, body: (await answer.json()) as Answer['body'] }; // Each answer is an object.
    } catch {
      return { status: 0, body: {} };
    }
  };
  const insist = async (path: string, init: RequestInit, isDone: (answer: Answer) => boolean) => {
    for (let count = 0; count < TRIES; count += 1) {
      if (count > 0) await sleep(100 + chance.below(400));
      const answer = await ask(path, init);
      if (isDone(answer)) return answer;
    }
    throw new Error(`${path} was refused ${TRIES} times`);
  };
  const post = async (uploadId?: unknown): Promise<void> => {
    const form =
      uploadId === undefined
        ? {}
        : { formType: 'career', source: 'Lavora con noi', attachment: { uploadId } };
    const init = {
      method: 'POST',
      headers: jsonHeaders(id),
      body: JSON.stringify({ ...validLead, email, message, ...form }),
    };
    const { body } = await insist('send-contact-email', init, ({ status }) => status === 200);
    if (body['attachment'] !== 'missing') return;
    const isStored = (answer: Answer) => answer.status === 200 && answer.body['attachment'] !== 'missing';
    await insist('send-contact-email', init, isStored);
  };
  if (file === undefined) {
    await post();
    return requests;
  }
  const announcement = JSON.stringify({
    filename: 'cv.pdf',
    type: 'application/pdf',
    size: file.length,
    sha256: sha256(file),
  });
  const headers = { 'content-type': 'application/json' };
  const announced = await insist(
    'cv-uploads',
    { method: 'POST', headers, body: announcement },
    ({ status }) => status === 201,
  );
  const uploadId = announced.body['uploadId'];
  const send = async (): Promise<void> => {
    for (let part = 0; part * PART_BYTES < file.length; part += 1) {
      const body = new Uint8Array(file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
      const init = { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body };
      await insist(`cv-uploads/${uploadId}/${part}`, init, ({ status }) => status === 200);
    }
    await insist(`cv-uploads/${uploadId}`, {}, (answer) => answer.body['complete'] === true);
  };
  const order = chance.below(3);
  if (order === 0) await send();
  if (order === 1) await Promise.all([send(), post(uploadId)]);
  else await post(uploadId);
  if (order === 2) await send();
  return requests;
};
