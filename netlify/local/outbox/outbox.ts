import { hash, randomUUID } from 'node:crypto';
import { ApiError } from './api-error.ts';
import { inDirectory, inMemory, type Mail } from './mail.ts';
import { parsePayload } from './payload.ts';

/** How long Resend remembers an idempotency key. */
export const IDEMPOTENCY_KEY_LIFE_MS = 24 * 60 * 60 * 1000;

export interface Outbox {
  /**
   * Accepts a mail once per idempotency key.
   *
   * @param body the parsed JSON body of `POST /emails`
   * @param idempotencyKey the `Idempotency-Key` header, null when absent
   * @returns the id of the mail; for a retry, the id of the first one
   * @throws ApiError with Resend's name and status
   */
  accept(body: unknown, idempotencyKey: string | null): Promise<string>;
  /** Everything received, oldest first. */
  mails(): readonly Mail[];
}

/**
 * Opens the outbox, which stores the mails that Resend would deliver.
 *
 * It delivers nothing, and reports what became of a mail only when `POST /mail-events` asks for it. It checks no address,
 * sender's domain or attachment and has no quota: tests answer as Resend refuses with a provider of their own, and it
 * answers 429 and 500 only when `POST /faults` asks for it.
 *
 * @param directory stores the mails, null for memory only
 * @param now milliseconds since 1970
 */
export const openOutbox = async (directory: string | null, now: () => number = Date.now): Promise<Outbox> => {
  const files = directory === null ? inMemory : inDirectory(directory);
  const mails = await files.readAll();
  const beingWritten = new Set<string>();

  const findEarlier = (key: string): Mail | undefined =>
    mails.findLast(
      (mail) => mail.idempotencyKey === key && now() - Date.parse(mail.receivedAt) < IDEMPOTENCY_KEY_LIFE_MS,
    );

  const accept = async (body: unknown, idempotencyKey: string | null): Promise<string> => {
    const payload = parsePayload(body);
    const payloadHash = hash('sha256', JSON.stringify(body));
    if (idempotencyKey !== null) {
      const earlier = findEarlier(idempotencyKey);
      if (earlier !== undefined) return idOfRetry(earlier, payloadHash);
      if (beingWritten.has(idempotencyKey)) throw concurrent();
      beingWritten.add(idempotencyKey);
    }
    try {
      const receivedAt = new Date(now()).toISOString();
      const mail = { ...payload, id: randomUUID(), idempotencyKey, payloadHash, receivedAt };
      await files.write(mail);
      mails.push(mail);
      return mail.id;
    } finally {
      if (idempotencyKey !== null) beingWritten.delete(idempotencyKey);
    }
  };
  return { accept, mails: () => mails };
};

const idOfRetry = (earlier: Mail, payloadHash: string): string => {
  if (earlier.payloadHash === payloadHash) return earlier.id;
  throw new ApiError(
    'invalid_idempotent_request',
    'Same idempotency key used with a different request payload.',
  );
};

const concurrent = (): ApiError =>
  new ApiError(
    'concurrent_idempotent_requests',
    'Same idempotency key used while original request is still in progress.',
  );
