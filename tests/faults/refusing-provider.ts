import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { connectMail, type MailClient } from '../../netlify/server/email/mail-client.ts';
import type { Environment } from '../../netlify/server/environment.ts';

/** A mail as Resend's client posts it. */
export interface PostedMail {
  from: string;
  to: string;
  reply_to?: string;
  subject: string;
  text: string;
  attachments?: unknown[];
}

export interface ProviderError {
  readonly statusCode: number;
  readonly name: string;
  readonly message: string;
}

export interface Provider {
  /** Decides on a mail; null = accepted. A test may replace it. */
  judge(mail: PostedMail): ProviderError | null;
  readonly taken: { readonly key: string; readonly mail: PostedMail }[];
  client(environment: Environment): MailClient;
}

/**
 * Starts a provider that reads Resend's rules strictly: it repeats its answer for the same mail under the same key and
 * refuses another mail under that key, even when its answer was a refusal. Errors before it reads the mail bind no key.
 */
export const refusingProvider = async (judge: Provider['judge']): Promise<Provider> => {
  const answered = new Map<string, { bytes: string; error: ProviderError | null }>();
  const server = createServer(async (request, response) => {
    const say = (error: ProviderError) => response.writeHead(error.statusCode).end(JSON.stringify(error));
    const key = String(request.headers['idempotency-key']);
    const mail = (await json(request)) as PostedMail; // What Resend's own client sends.
    if (mail.to === undefined)
      return say({ statusCode: 422, name: 'missing_required_field', message: 'Missing `to` field.' });
    const bytes = JSON.stringify(mail);
    const before = answered.get(key);
    if (before !== undefined && before.bytes !== bytes)
      return say({
        statusCode: 409,
        name: 'invalid_idempotent_request',
        message: 'Same idempotency key used …',
      });
    const error = before === undefined ? provider.judge(mail) : before.error;
    const hasRead = error === null || [400, 422].includes(error.statusCode) || /domain/.test(error.message);
    if (hasRead) answered.set(key, { bytes, error });
    if (error !== null) return say(error);
    if (before === undefined) provider.taken.push({ key, mail });
    return response.end('{"id":"mail-1"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const provider: Provider = {
    judge,
    taken: [],
    client: (environment) =>
      connectMail({ ...environment, resendBaseUrl: `http://127.0.0.1:${port}` }, () => new Date()),
  };
  return provider;
};
