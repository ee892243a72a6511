import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const NO_DATABASE = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1/db',
  NEON_FETCH_ENDPOINT: 'http://127.0.0.1:9/sql',
};

const migrate = (variables: Record<string, string>): Promise<{ status: number | null; err: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...NO_DATABASE, ...variables };
    const file = join(import.meta.dirname, 'migrate-command.ts');
    const child = execFile(process.execPath, [file], { env }, (_, __, err) =>
      resolve({ status: child.exitCode, err }),
    );
  });

it('refuses a mistyped mail key before it connects to the database', async () => {
  const { status, err } = await migrate({ RESEND_API_KEY: 're_secret\u200b' });
  expect(status).toBe(1);
  expect(err).toMatch(/^RESEND_API_KEY is not valid: expected [^\n]+\n$/);
  expect(err).not.toContain('secret');
});

it('needs only a database when no mail key is set', async () => {
  const { status, err } = await migrate({ RESEND_API_KEY: ' ' });
  expect([
    status,
    err.startsWith('migrate: The database at http://127.0.0.1:9/sql cannot be reached'),
  ]).toEqual([1, true]);
});

it('says in production that nobody will hear of bounces without the secret of the webhook', async () => {
  const production = {
    CONTEXT: 'production',
    RESEND_API_KEY: 're_1',
    MAIL_FROM: 'sito@azienda.it',
    LEADS_TO: 'vendite@azienda.it',
    CAREERS_TO: 'persone@azienda.it',
  };
  expect((await migrate(production)).err).toMatch(/^RESEND_WEBHOOK_SECRET is missing: [^\n]+\n/);
  expect(
    (await migrate({ ...production, RESEND_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjU' })).err,
  ).not.toContain('RESEND_WEBHOOK_SECRET');
});
