import { createHash } from 'node:crypto';
import type { Payload } from './payload.ts';

/** A mail that the outbox has accepted. */
export interface Mail extends Payload {
  /** UUID. */
  readonly id: string;
  readonly idempotencyKey: string | null;
  /** SHA-256 of the payload, to tell a retry from another mail under the same key. */
  readonly payloadHash: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** A mail as `GET /emails` lists it: attachments by size in bytes and SHA-256 instead of their content. */
export const listed = (mail: Mail) => ({
  id: mail.id,
  idempotencyKey: mail.idempotencyKey,
  receivedAt: mail.receivedAt,
  from: mail.from,
  to: mail.to,
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    size: content.length,
    sha256: sha256(content),
  })),
});

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
