import { describe, expect, it } from 'vitest';
import { EnvironmentError, readDatabaseEnvironment, readEnvironment } from './environment.ts';

const database = { DATABASE_URL: 'postgres://user:secret@host.example/leads' };
const production = {
  ...database,
  CONTEXT: 'production',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'Azienda <sito@azienda.it>',
  LEADS_TO: 'vendite@azienda.it',
  CAREERS_TO: 'persone@azienda.it',
};

const problems = (variables: Record<string, string | undefined>): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
};

describe('readEnvironment', () => {
  it('fills in local mail addresses and the key of the local outbox', () => {
    expect(readEnvironment({ ...database, RESEND_BASE_URL: 'http://127.0.0.1:4322/' })).toEqual({
      databaseUrl: database.DATABASE_URL,
      neonFetchEndpoint: undefined,
      resendApiKey: 're_local',
      resendBaseUrl: 'http://127.0.0.1:4322',
      mailFrom: 'Trama Business <sito@trama.example>',
      leadsTo: 'vendite@trama.example',
      careersTo: 'persone@trama.example',
      leadsFallbackTo: undefined,
      alarmsTo: undefined,
      deskTo: ['vendite@trama.example'],
      siteUrl: undefined,
      context: 'local',
      healthToken: undefined,
      resendWebhookSecret: undefined,
      hasTags: false,
      leadsPerHour: 20,
      interactionsPerMinute: 60,
    });
  });

  it('reads one or more inboxes that may open the desk', () => {
    const given = { ...database, RESEND_BASE_URL: 'http://x.example', DESK_TO: 'a@b.example, c@d.example' };
    expect(readEnvironment(given).deskTo).toEqual(['a@b.example', 'c@d.example']);
  });

  it('uses Resend when no other provider is given, and then requires its key', () => {
    expect(readEnvironment(production).resendBaseUrl).toBe('https://api.resend.com');
    expect(problems(database)).toMatch(/^RESEND_API_KEY is missing: expected an API key/);
  });

  it.each(['MAIL_FROM', 'LEADS_TO', 'CAREERS_TO', 'RESEND_API_KEY', 'DATABASE_URL'])(
    'names %s when it is empty or absent in production',
    (name) => {
      expect(problems({ ...production, [name]: undefined })).toMatch(`${name} is missing: expected`);
      expect(problems({ ...production, RESEND_BASE_URL: 'http://mail.example', [name]: ' ' })).toMatch(
        `${name} is missing: expected`,
      );
    },
  );

  it.each([
    ['DATABASE_URL', 'mysql://user:hidden@host/db'],
    ['DATABASE_URL', 'postgres://hidden-host/db'],
    ['DATABASE_URL', 'postgres://user:hidden@host'],
    ['NEON_FETCH_ENDPOINT', 'hidden:4322/sql'],
    ['RESEND_BASE_URL', 'ftp://hidden'],
    ['BUILD_HOOK_URL', 'hidden'],
    ['MAIL_FROM', 'hidden'],
    ['MAIL_FROM', 'hidden <a@b.example>\r\nBcc: c@d.example'],
    ['LEADS_TO', 'hidden@a.example, b@c.example'],
    ['DESK_TO', 'a@b.example, hidden'],
    ['DESK_TO', 'hidden@a.example,'],
    ['RESEND_API_KEY', 're_hidden\u200b'],
    ['RESEND_API_KEY', 're_hidden\n'],
    ['RESEND_API_KEY', 're_hiddén'],
    ['DATABASE_URL', 'postgres://user:hidden\u200b@host/db'],
    ['DATABASE_URL', 'postgres://user:hidden word@host/db'],
    ['MAIL_FROM', 'Azienda <hidden\u200b@a.example>'],
    ['LEADS_TO', 'hidden@a.example\u200b'],
    ['LEADS_TO', 'hidden@azienda'],
    ['CAREERS_TO', 'hidden@azienda.'],
    ['MAIL_FROM', 'Azienda <hidden@azienda>'],
    ['CAREERS_TO', '\u2060hidden@a.example'],
    ['LEADS_FALLBACK_TO', 'hidden@azienda'],
    ['LEADS_FALLBACK_TO', 'Vendite@azienda.it'],
    ['ALARMS_TO', 'hidden@azienda'],
    ['HEALTH_TOKEN', 'hidden'],
    ['HEALTH_TOKEN', 'hidden token'],
    ['RESEND_WEBHOOK_SECRET', 'hidden'],
    ['RESEND_WEBHOOK_SECRET', 'whsec_'],
    ['RESEND_WEBHOOK_SECRET', 'whsec_hidden secret'],
    ['RATE_LIMIT_LEADS_PER_HOUR', '-1 hidden'],
    ['RATE_LIMIT_LEADS_PER_HOUR', '1e3'],
    ['RATE_LIMIT_INTERACTIONS_PER_MINUTE', '2.5'],
  ])('names a wrong %s and never prints its value', (name, value) => {
    const message = problems({ ...production, [name]: value });
    expect(message).toMatch(`${name} is not valid: expected`);
    expect(message).not.toContain('hidden');
  });

  it.each([
    ['0', 0],
    ['250', 250],
    ['', 20],
  ])('reads the limit %j', (text, leadsPerHour) => {
    expect(readEnvironment({ ...production, RATE_LIMIT_LEADS_PER_HOUR: text })).toMatchObject({
      leadsPerHour,
    });
  });

  it.each([
    ['MAIL_FROM', 'Trama Business <hidden@trama.example>'],
    ['LEADS_TO', 'hidden@trama.example'],
    ['CAREERS_TO', 'hidden@posta.example.com'],
    ['LEADS_FALLBACK_TO', 'hidden@azienda.invalid'],
  ])('refuses an example in %s in production alone', (name, value) => {
    const message = problems({ ...production, [name]: value });
    expect(message).toBe(`${name} is not valid: expected an address of your own, not one of an example`);
    expect(problems({ ...production, CONTEXT: 'deploy-preview', [name]: value })).toBe('');
  });

  it('accepts a second inbox and the secret of a webhook', () => {
    const given = {
      LEADS_FALLBACK_TO: 'direzione@azienda.it',
      RESEND_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjU',
    };
    expect(readEnvironment({ ...production, ...given })).toMatchObject({
      leadsFallbackTo: given.LEADS_FALLBACK_TO,
      resendWebhookSecret: given.RESEND_WEBHOOK_SECRET,
    });
  });

  it('names every wrong variable at once', () => {
    expect(problems({ CONTEXT: 'production' }).split('\n')).toHaveLength(5);
  });
});

describe('readDatabaseEnvironment', () => {
  it.each([
    ['production', 'production'],
    ['deploy-preview', 'preview'],
    ['branch-deploy', 'preview'],
    ['dev', 'local'],
    ['', 'local'],
  ])('calls the context %j %s', (CONTEXT, context) => {
    expect(readDatabaseEnvironment({ ...database, CONTEXT }).context).toBe(context);
  });

  it('needs no variable for mail', () => {
    expect(
      readDatabaseEnvironment({ ...database, NEON_FETCH_ENDPOINT: 'http://127.0.0.1:4322/sql' }),
    ).toEqual({
      databaseUrl: database.DATABASE_URL,
      neonFetchEndpoint: 'http://127.0.0.1:4322/sql',
      context: 'local',
    });
    expect(() => readDatabaseEnvironment({})).toThrow('DATABASE_URL is missing');
  });
});
