import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../netlify/local/http/server.ts';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { retryLead } from '../../netlify/server/leads/states/operator.ts';
import { attached, inline, startApplicant } from './cv-applicant.ts';
import { startFunctionProcess } from './killed/function-process.ts';
import { jsonHeaders, validLead } from './outside-services.ts';

const applicant = await startApplicant();

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const FILE = makePdf(2000);
const WORDS = 'non allegato: l’invio con il file si è interrotto';

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
const applyAndKill = async (passesOn: boolean): Promise<string> => {
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
  return id;
};
const rowOf = async (id: string) => (await applicant.outside.leads()).find((row) => row.id === id);

describe('an application whose process was killed with the file in hand', () => {
  it('is mailed without the file the next time, says so, and its row names what happened', async () => {
    const id = await applyAndKill(false);
    expect(await rowOf(id)).toMatchObject({ state: 'pending', file_attempt: 'in_hand' });
    await applicant.deliverAfter(2);
    const [mail, ...more] = await applicant.mailsOf(id);
    expect([mail?.attachments, more]).toEqual([[], []]);
    expect(mail?.text).toContain(WORDS);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', last_error: 'died_with_file', deaths: 0 });
  });

  it('is mailed once when the mail with the file had left', async () => {
    const id = await applyAndKill(true);
    await applicant.deliverAfter(2);
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([attached(FILE)]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', provider_id: null });
  });

  it('stays without the file while the provider fails, until a person has it tried again', async () => {
    const id = await applyAndKill(false);
    await applicant.outside.faults({ email: '500' });
    await applicant.deliverAfter(2);
    expect(await rowOf(id)).toMatchObject({ state: 'pending', file_attempt: 'left_out', deaths: 0 });
    await retryLead(applicant.outside.real.database, id, new Date());
    await applicant.outside.faults({ email: 'ok' });
    await applicant.deliverAfter(4);
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([attached(FILE)]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', last_error: null });
  });

  it('keeps its file when the process was killed before it took it', async () => {
    await applicant.outside.faults({ email: 'down' });
    const { id } = await applicant.apply(inline(FILE));
    await applicant.settled();
    await applicant.outside.faults({ email: 'ok' });
    await applicant.outside.real.database.query(
      "update leads set leased_until = now() - interval '1 second', next_attempt_at = now() where id = $1",
      [id],
    );
    await applicant.deliverAfter(1);
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([attached(FILE)]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', last_error: null });
  });
});
