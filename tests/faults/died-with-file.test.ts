import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../netlify/local/http/server.ts';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { attached, inline, startApplicant } from './cv-applicant.ts';
import { startFunctionProcess } from './killed/function-process.ts';
import { jsonHeaders, validLead } from './outside-services.ts';

const applicant = await startApplicant();

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const FILE = makePdf(2000);

/**
 * Stands before the outbox and never answers a mail with a file.
 *
 * @param passesOn whether the outbox gets such a mail
 * @returns its address, and a promise for the first mail with a file
 */
const startSilentProvider = async (passesOn: boolean) => {
  const { resendBaseUrl } = applicant.outside.real.environment;
  let seen: () => void = () => {};
  const hasFile = new Promise<void>((resolve) => {
    seen = resolve;
  });
  const ended = new AbortController();
  const server = await serve(async (incoming) => {
    const body = Buffer.from(await incoming.body(BODY_LIMIT_BYTES));
    const carriesFile = body.includes('"content_type"');
    if (!carriesFile || passesOn) {
      const headers = Object.fromEntries(
        ['authorization', 'content-type', 'idempotency-key'].map((name) => [
          name,
          incoming.headers.get(name) ?? '',
        ]),
      );
      const answer = await fetch(resendBaseUrl + incoming.path, { method: incoming.method, headers, body });
      if (!carriesFile) return new Response(await answer.text(), { status: answer.status });
    }
    seen();
    await new Promise((resolve) => ended.signal.addEventListener('abort', resolve, { once: true }));
    return 'drop connection';
  }, 0);
  onTestFinished(async () => {
    ended.abort();
    await server.close();
  });
  return { url: server.url, hasFile };
};

/** Applies at a process of its own, which is killed while the provider has its mail with the file. */
const applyAndKill = async (passesOn: boolean): Promise<{ id: string; siteUrl: string }> => {
  const provider = await startSilentProvider(passesOn);
  const { databaseUrl, neonFetchEndpoint, resendApiKey } = applicant.outside.real.environment;
  const functions = await startFunctionProcess({
    DATABASE_URL: databaseUrl,
    NEON_FETCH_ENDPOINT: neonFetchEndpoint ?? '',
    RESEND_API_KEY: resendApiKey,
    RESEND_BASE_URL: provider.url,
  });
  const id = randomUUID();
  const body = JSON.stringify({ ...validLead, formType: 'career', attachment: inline(FILE) });
  const url = `${functions.url}/api/send-contact-email`;
  const answer = await fetch(url, { method: 'POST', headers: jsonHeaders(id), body });
  expect(answer.status).toBe(200);
  await provider.hasFile;
  await functions.kill();
  return { id, siteUrl: functions.url };
};
const rowOf = async (id: string) => (await applicant.outside.leads()).find((row) => row.id === id);

describe('an application whose process was killed with the file in hand', () => {
  it('is mailed with its file the next time', async () => {
    const { id, siteUrl } = await applyAndKill(false);
    expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 1 });
    await applicant.deliverAfter(2, siteUrl);
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([attached(FILE)]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', last_error: null, attempts: 0, cv_mail: 'sent' });
  });

  it('is mailed once when the mail with the file had left', async () => {
    const { id, siteUrl } = await applyAndKill(true);
    await applicant.deliverAfter(2, siteUrl);
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([attached(FILE)]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', cv_mail: 'sent' });
  });
});
