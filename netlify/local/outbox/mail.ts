import { hash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from './payload.ts';

/** A mail that the outbox has accepted. */
export interface Mail extends Payload {
  /** UUID. */
  readonly id: string;
  readonly idempotencyKey: string | null;
  /** SHA-256 of the payload, to tell a retry from another mail with the same key. */
  readonly payloadHash: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** A mail in the list of `GET /emails`, with size in bytes and SHA-256 instead of the content of its attachments. */
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
  headers: mail.headers,
  attachments: mail.attachments.map(({ filename, contentType, content }) => {
    const bytes = Buffer.from(content.base64, 'base64');
    return { filename, contentType, size: bytes.length, sha256: hash('sha256', bytes) };
  }),
});

/** Storage of the accepted mails. */
interface MailFiles {
  /** Reads every stored mail, oldest first. */
  readAll(): Promise<Mail[]>;
  /** Resolves when the whole mail is on the disk. A process killed before leaves no partial mail. */
  write(mail: Mail): Promise<void>;
}

export const inMemory: MailFiles = { readAll: async () => [], write: async () => {} };

/**
 * Stores one JSON file per mail, numbered in the order of arrival.
 *
 * @param directory created when missing
 */
export const inDirectory = (directory: string): MailFiles => {
  let count = 0;
  return {
    readAll: async () => {
      await mkdir(directory, { recursive: true });
      const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
      count = Number.parseInt(names.at(-1) ?? '0', 10);
      return await Promise.all(names.map((name) => read(join(directory, name))));
    },
    write: async (mail) => {
      count += 1;
      const file = join(directory, `${String(count).padStart(8, '0')}-${mail.id}.json`);
      const handle = await open(`${file}.part`, 'w');
      await handle.writeFile(JSON.stringify(mail, null, 2));
      await handle.sync();
      await handle.close();
      await rename(`${file}.part`, file);
    },
  };
};

const read = async (file: string): Promise<Mail> => {
  try {
    // This module wrote the complete file, so its content is a Mail.
    return JSON.parse(await readFile(file, 'utf8')) as Mail;
  } catch (cause) {
    throw new Error(`${file} is not a mail of the local outbox: delete it.`, { cause });
  }
};
