import { randomUUID } from 'node:crypto';
import { format } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInteraction } from '../../netlify/server/interactions/interaction-endpoint.ts';
import { deliverAfterAnswer, deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { eraseExpired } from '../../netlify/server/retention/erase-expired.ts';
import { formBody, jsonHeaders, SITE, sharedOutsideServices, validLead } from './outside-services.ts';
import { blocked, broken, DAY, refused, simulate } from './simulation.ts';

/** What no log line may contain: a visitor's words, also as a mail or URL encodes them, and the visitor's address. */
const PERSONAL =
  /zaccaria|segret|quadrifoglio|347[ .-]?999[ .-]?0001|3479990001|vendemmia|00743110157|192\.0\.2\.77|browser-di-prova|id-cookie/i;

const person = {
  ...validLead,
  name: 'Zaccaria Quadrifoglio',
  email: 'zaccaria.segreto@officine.example',
  phone: '347 999 0001',
  company: 'Quadrifoglio Srl',
  message: 'La vendemmia è a settembre.',
  vatNumber: '00743110157',
};
const ORIGIN = { plan: 'Vendemmia', campaign: { campaign: 'vendemmia', landing: '/vendemmia' } };
const work: Promise<unknown>[] = [];
const CONTEXT = { waitUntil: (promise: Promise<unknown>) => void work.push(promise), ip: '192.0.2.77' };
const HEADERS = { 'user-agent': 'browser-di-prova', cookie: 'id-cookie=1' };

const outside = await sharedOutsideServices();
const lines: string[] = [];
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
  vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void lines.push(format(...said)));
beforeEach(() => {
  lines.length = 0;
});

/** Posts a lead and waits for all work that the function leaves for after its answer. */
const post = async (change: Record<string, unknown> = {}, using = outside.real, id = randomUUID()) => {
  await answerLeadRequest(
    new Request(`${SITE}/api/send-contact-email`, {
      method: 'POST',
      body: JSON.stringify({ ...person, ...ORIGIN, ...change }),
      headers: { ...jsonHeaders(id), ...HEADERS },
    }),
    CONTEXT,
    using,
  );
  await Promise.all(work.splice(0));
};
const postForm = (change: Record<string, string> = {}) =>
  answerLeadRequest(
    new Request(`${SITE}/api/send-contact-email`, {
      method: 'POST',
      body: formBody({ ...person, privacyConsent: 'on', contactConsent: 'on', ...change }),
      headers: HEADERS,
    }),
    CONTEXT,
    outside.real,
  );
const click = (pageUrl: string) =>
  answerInteraction(
    new Request(`${SITE}/api/contact-interactions`, {
      method: 'POST',
      body: JSON.stringify({ interaction_type: 'phone', page_url: pageUrl }),
      headers: { 'content-type': 'application/json', ...HEADERS },
    }),
    CONTEXT,
    outside.real,
  );

/** Each code path: its name, whether it must log something, and a function that takes it. */
const paths: [string, boolean, () => Promise<unknown>][] = [
  [
    'an accepted and mailed lead',
    false,
    async () => {
      await post();
      await deliverAfterAnswer(outside.real);
    },
  ],
  ['an invalid lead', false, () => post({ email: 'zaccaria.segreto@' })],
  ['an invalid form', false, () => postForm({ phone: '347 999 0001 interno segreto' })],
  ['a wrong VAT number', false, () => post({ vatNumber: '007 4311 0157 segreto' })],
  ['a broken body', false, () => outside.post('{"name":"Zaccaria', { 'content-type': 'application/json' })],
  ['a filled honeypot', false, () => post({ website: 'segreto.example' })],
  [
    'a conflict',
    false,
    async () => {
      const id = randomUUID();
      await post({}, outside.real, id);
      await post({ message: 'Vendemmia rimandata.' }, outside.real, id);
    },
  ],
  [
    'a lead over the limit',
    false,
    async () => {
      const using = { ...outside.real, environment: { ...outside.real.environment, leadsPerHour: 1 } };
      await post({}, using);
      await post({}, using);
    },
  ],
  [
    'a page of another site',
    false,
    () => outside.post(JSON.stringify(person), { ...jsonHeaders(), origin: 'https://segreto.example' }),
  ],
  [
    'the database down',
    true,
    async () => {
      await outside.faults({ database: 'down' });
      await post();
      await postForm();
      await click(`${SITE}/?nome=zaccaria`).catch(() => {});
      await deliverAfterAnswer(outside.real);
      await eraseExpired(outside.real);
    },
  ],
  [
    'both outside services down',
    true,
    async () => {
      await outside.faults({ database: 'down', email: 'down' });
      await post();
      await postForm();
    },
  ],
  [
    'a value that Postgres refuses',
    true,
    async () => {
      const query: typeof outside.real.database.queryInTurn = (
        key,
        statement,
        parameters = [],
        ...patience
      ) =>
        outside.real.database.queryInTurn(
          key,
          statement,
          ['Zaccaria Quadrifoglio', ...parameters.slice(1)],
          ...patience,
        );
      await post({}, { ...outside.real, database: { ...outside.real.database, queryInTurn: query } });
    },
  ],
  [
    'a mail refused, an account blocked, a provider that fails',
    true,
    async () => {
      for (const answer of [refused, blocked, broken]) {
        const { mail } = simulate(outside, () => answer).using;
        await post({}, { ...outside.real, mail });
        await deliverDueLeads({ ...outside.real, mail });
      }
    },
  ],
  [
    'a provider whose error quotes the mail',
    true,
    async () => {
      const quoting = new Error(`cannot send to ${person.email}: ${person.message}`);
      const mail = { ...outside.real.mail, send: async () => Promise.reject(quoting) };
      await post({}, { ...outside.real, mail });
    },
  ],
  [
    'a lead that cannot be rendered',
    true,
    async () => {
      await outside.faults({ email: 'down' });
      await post();
      await outside.faults({ email: 'ok' });
      await outside.real.database.query(`update leads set payload = '"Zaccaria"'`);
      await deliverDueLeads(outside.real);
    },
  ],
  [
    'accepted and refused clicks',
    false,
    async () => {
      for (const url of [`${SITE}/?nome=zaccaria`, 'javascript:segreto', 'https://segreto.example/', ''])
        await click(url);
    },
  ],
  [
    'erasure',
    false,
    async () => {
      await post();
      await deliverAfterAnswer(outside.real);
      await eraseExpired({ ...outside.real, clock: () => new Date(Date.now() + 31 * DAY) });
    },
  ],
];

describe('the log', () => {
  it.each(paths)('holds no personal data after %s', async (_, mustLog, run) => {
    await run();
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([]);
    if (mustLog) expect(lines.length).toBeGreaterThan(0);
  });

  it('is searched with a pattern that matches every personal value', () => {
    for (const word of [person.name, person.email, person.phone, person.company, person.message, CONTEXT.ip])
      expect(word).toMatch(PERSONAL);
  });
});
