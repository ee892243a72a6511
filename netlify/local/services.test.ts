import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import { Resend } from 'resend';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { rawRequest } from './host/host.fixture.ts';
import { type RunningServer, serve } from './http/server.ts';
import { type LocalServices, startLocalServices } from './services.ts';

const MAIL = {
  from: 'a@trama.example',
  to: 'b@trama.example',
  subject: '<i>Oggetto</i>',
  html: '<p title="x">è</p>',
  text: 'a & b',
};

const SECRET = `whsec_${btoa('a secret of this test')}`;
/** What the function gets, and what it answers. */
const reports: unknown[] = [];
let verdict = 204;
let receiver: RunningServer;
let services: LocalServices;
let resend: Resend;
let sql: NeonQueryFunction<false, false>;
beforeAll(async () => {
  receiver = await serve(async ({ method, path, headers, body }) => {
    const given = (name: string) => headers.get(`svix-${name}`) ?? '';
    const headersOfEvent = { id: given('id'), timestamp: given('timestamp'), signature: given('signature') };
    const payload = (await body(10_000)).toString('utf8');
    const event = resend.webhooks.verify({ payload, headers: headersOfEvent, webhookSecret: SECRET });
    reports.push({ method, path, id: headersOfEvent.id, event });
    return new Response(null, { status: verdict });
  }, 0);
  services = await startLocalServices({
    port: 0,
    dataDir: null,
    mailEvents: { webhookSecret: SECRET, functionsUrl: () => receiver.url },
    runSchedule: async (name) =>
      Response.json({ ran: name }, { status: name === 'deliver-leads' ? 200 : 404 }),
  });
  resend = new Resend('re_local', { baseUrl: services.url });
  neonConfig.fetchEndpoint = `${services.url}/sql`;
  sql = neon(services.databaseUrl);
});
afterEach(() => setFaults({ email: 'ok', database: 'ok' }));
afterAll(async () => {
  await services.close();
  await receiver.close();
});

const setFaults = (body: unknown) =>
  fetch(`${services.url}/faults`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const page = async () => (await fetch(services.url)).text();

it('listens on 127.0.0.1 only', () => {
  expect(services.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

const STRANGERS: readonly Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'evil.example:4322', 'sec-fetch-site': 'same-origin', origin: 'http://evil.example:4322' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:4321', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
];

it.each(STRANGERS)('changes nothing and tells nothing for a request with %j', async (headers) => {
  const { host } = new URL(services.url);
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await rawRequest(services.url, path, {
      method,
      headers: {
        host,
        ...headers,
        authorization: 'Bearer re_local',
        'neon-connection-string': services.databaseUrl,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect([path, answer.statusCode]).toEqual([path, 403]);
    expect(JSON.parse(answer.body.toString()).message).toContain('Nothing was changed');
  };
  const before = await (await fetch(`${services.url}/emails`)).text();
  await ask('POST', '/emails', { ...MAIL, subject: 'evil' });
  await ask('POST', '/faults', { email: 'down' });
  await ask('POST', '/sql', { query: 'create table evil ()' });
  await ask('POST', '/schedules/deliver-leads');
  await ask('POST', '/build-hook');
  await ask('GET', '/emails');
  await ask('GET', '/');
  expect(await (await fetch(`${services.url}/faults`)).json()).toMatchObject({ email: 'ok' });
  expect(await (await fetch(`${services.url}/emails`)).text()).toBe(before);
  expect(await sql`select to_regclass('evil') as evil`).toEqual([{ evil: null }]);
});

it('can be opened from a link of the site', async () => {
  const headers = {
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect((await rawRequest(services.url, '/', { headers })).statusCode).toBe(200);
});

it('shows escaped mails before any table exists', async () => {
  expect(await page()).toContain('The table does not exist yet.');
  await resend.emails.send(MAIL, { idempotencyKey: 'page' });
  const text = await page();
  expect(text).toContain('&lt;i&gt;Oggetto&lt;/i&gt;');
  expect(text).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as it looks" srcdoc="&lt;p title=&quot;x&quot;&gt;è&lt;/p&gt;"',
  );
  expect(text).toContain('<pre>a &amp; b</pre>');
  expect(text).not.toContain('<i>Oggetto');
});

it('shows the escaped rows of the tables', async () => {
  await sql`create table leads (id int, payload jsonb, created_at timestamptz default now())`;
  await sql`insert into leads values (4711, ${JSON.stringify({ name: '<script>alert(1)</script>' })}, default)`;
  const text = await page();
  expect(text).toContain('<th scope="col">payload</th>');
  expect(text).toContain('<td><div>4711</div></td>');
  expect(text).toContain('&lt;script&gt;alert(1)');
  expect(text).not.toContain('<script');
});

it.each(['429', '500'] as const)('answers %s in the way of the mail provider', async (email) => {
  await setFaults({ email });
  const { error, headers } = await resend.emails.send(MAIL);
  expect(error?.statusCode).toBe(Number(email));
  expect(error?.name).toBe(email === '429' ? 'rate_limit_exceeded' : 'internal_server_error');
  if (email === '429') expect(headers).toMatchObject({ 'retry-after': '1', 'ratelimit-remaining': '0' });
});

it('drops connections only for the outside service that is down', async () => {
  await setFaults({ email: 'down' });
  expect((await resend.emails.send(MAIL)).error).toMatchObject({
    name: 'application_error',
    statusCode: null,
  });
  expect(await sql`select 1 as works`).toEqual([{ works: 1 }]);
  await setFaults({ email: 'ok', database: 'down' });
  await expect(sql`select 1`).rejects.toThrow('Error connecting to database');
  expect((await resend.emails.send(MAIL)).error).toBeNull();
  expect(await page()).toContain('<span class="bad">down</span>');
});

it('finishes the work of a slow request even when the client gives up', async () => {
  await sql`create table slow (id int)`;
  await setFaults({ email: 'slow', database: 'slow' });
  const signal = () => AbortSignal.timeout(1000);
  const options = { idempotencyKey: 'slow', signal: signal() };
  expect((await resend.emails.send(MAIL, options)).error).toMatchObject({ statusCode: null });
  await expect(
    sql.query('insert into slow values (1)', [], { fetchOptions: { signal: signal() } }),
  ).rejects.toThrow();
  await setFaults({ email: 'ok', database: 'ok' });
  expect(await sql`select id from slow`).toEqual([{ id: 1 }]);
  const mails: { id: string; idempotencyKey: string }[] = await (
    await fetch(`${services.url}/emails`)
  ).json();
  const sent = mails.filter(({ idempotencyKey }) => idempotencyKey === 'slow');
  expect(sent).toHaveLength(1);
  expect((await resend.emails.send(MAIL, { idempotencyKey: 'slow' })).data?.id).toBe(sent[0]?.id);
});

it('lists the faults, changes only the given ones, and refuses unknown ones', async () => {
  const slow = { email: 'ok', database: 'slow' };
  expect(await (await setFaults({ database: 'slow' })).json()).toEqual(slow);
  expect(await (await setFaults({ email: '429' })).json()).toEqual({ ...slow, email: '429' });
  expect(await (await fetch(`${services.url}/faults`)).json()).toEqual({ ...slow, email: '429' });
  for (const [body, status, message] of [
    [{ email: 'broken' }, 422, 'email: Invalid option'],
    [{ database: '500' }, 422, '|ok|down|slow'],
    [{ mail: 'down' }, 422, '"mail"'],
    ['email=down', 400, 'The body is not JSON'],
  ] as const) {
    const answer = await setFaults(body);
    expect(answer.status).toBe(status);
    expect((await answer.json()).message).toContain(message);
  }
  expect((await fetch(`${services.url}/faults`, { method: 'DELETE' })).status).toBe(405);
});

it('runs a schedule and passes on its answer', async () => {
  const run = (name: string, method = 'POST') => fetch(`${services.url}/schedules/${name}`, { method });
  const answer = await run('deliver-leads');
  expect([answer.status, await answer.json()]).toEqual([200, { ran: 'deliver-leads' }]);
  expect((await run('nothing')).status).toBe(404);
  expect((await run('deliver-leads', 'GET')).status).toBe(405);
});

it('fails with EADDRINUSE when the port is taken', async () => {
  const port = Number(new URL(services.url).port);
  await expect(startLocalServices({ port, dataDir: null, database: false })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

const reportEvent = (body: unknown, method = 'POST') =>
  fetch(`${services.url}/mail-events`, {
    method,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

it('reports what became of a mail, signed as Resend does', async () => {
  const { data } = await resend.emails.send(MAIL);
  const answer = await reportEvent({ type: 'email.bounced', emailId: data?.id, id: 'msg_1' });
  expect([answer.status, await answer.json()]).toEqual([200, { id: 'msg_1', status: 204 }]);
  expect(reports.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/mail-events',
    id: 'msg_1',
    event: {
      type: 'email.bounced',
      data: { email_id: data?.id, to: [MAIL.to], subject: MAIL.subject, bounce: { type: 'Permanent' } },
    },
  });
  const unknown = await reportEvent({ type: 'email.delivered', emailId: 'of-another-site' });
  expect(await unknown.json()).toMatchObject({ id: expect.stringMatching(/^msg_/), status: 204 });
});

it('says what is wrong with a report, and what the function answered', async () => {
  const count = reports.length;
  expect((await reportEvent('{')).status).toBe(400);
  expect((await reportEvent(undefined, 'GET')).status).toBe(405);
  const unknown = await reportEvent({ type: 'email.lost', emailId: 'x' });
  expect(unknown.status).toBe(422);
  expect((await unknown.json()).message).toContain('email.complained');
  expect(reports).toHaveLength(count);
  verdict = 503;
  const refused = await reportEvent({ type: 'email.bounced', emailId: 'x' });
  expect([refused.status, await refused.json()]).toMatchObject([503, { status: 503 }]);
});
