import { describe, expect, it } from 'vitest';
import { answerDesk } from '../../netlify/server/desk/desk-endpoint.ts';
import { requestNumber } from '../../src/lead/request-number.ts';
import { type DeskVisitor, deskVisitor, documentOf, mailedTokens } from './desk-visitor.ts';
import { jsonHeaders, sharedOutsideServices, validLead } from './outside-services.ts';
import { idOf, MINUTE } from './simulation.ts';

const outside = await sharedOutsideServices();

const inside = async (): Promise<DeskVisitor> => {
  const visitor = await deskVisitor(outside);
  await visitor.enter();
  return visitor;
};
const lead = async (number: number, change: Record<string, unknown> = {}): Promise<string> => {
  const answer = await outside.post(JSON.stringify({ ...validLead, ...change }), jsonHeaders(idOf(number)));
  expect(answer.status).toBe(200);
  await outside.settled();
  return idOf(number);
};
const run = (statement: string) => outside.real.database.query(statement);
const leadMails = async () =>
  (await outside.mails()).filter(({ idempotencyKey }) => idempotencyKey?.startsWith('lead/'));
const actionsOf = async (id: string) =>
  (
    await outside.real.database.query<{ action: string }>(
      'select action from lead_actions where lead_id = $1::uuid order by id',
      [id],
    )
  ).map(({ action }) => action);

describe('the way in', () => {
  it('mails three links an hour and ten a day, with one answer for everybody', async () => {
    const stranger = await deskVisitor(outside);
    const answers = [];
    for (let asked = 0; asked < 10; asked += 1) answers.push(await stranger.post('/api/desk/link'));
    await outside.settled();
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`))).toEqual(
      new Set(['303 /scrivania?inviato#inviato']),
    );
    expect(await mailedTokens(outside)).toHaveLength(3);
    for (let hour = 1; hour < 12; hour += 1) {
      outside.pass(61 * MINUTE);
      for (let asked = 0; asked < 4; asked += 1) await stranger.post('/api/desk/link');
      await outside.settled();
    }
    expect(await mailedTokens(outside)).toHaveLength(10);
    const [mail] = await outside.mails();
    expect(mail?.to).toEqual(['vendite@trama.example']);
  });

  it('opens once, by a post, within a quarter of an hour', async () => {
    const visitor = await deskVisitor(outside);
    await visitor.post('/api/desk/link');
    await outside.settled();
    const [token = ''] = await mailedTokens(outside);
    for (let scans = 0; scans < 3; scans += 1)
      expect((await visitor.get(`/api/desk/enter?token=${token}`)).status).toBe(200);
    expect((await visitor.post('/api/desk/enter', { token: `${token}x` })).status).toBe(403);
    expect((await visitor.get('/api/desk')).headers.get('location')).toBe('/scrivania');
    expect((await visitor.post('/api/desk/enter', { token })).headers.get('location')).toBe('/api/desk');
    expect((await visitor.get('/api/desk')).status).toBe(200);
    const other = await deskVisitor(outside);
    const again = await other.post('/api/desk/enter', { token });
    expect([again.status, again.headers.getSetCookie()]).toEqual([403, []]);

    await visitor.post('/api/desk/link');
    await outside.settled();
    outside.pass(15 * MINUTE);
    const late = (await mailedTokens(outside)).at(-1) ?? '';
    expect((await other.post('/api/desk/enter', { token: late })).status).toBe(403);
  });

  it('keeps neither token nor secret in the database, and ends a session after eight hours', async () => {
    const visitor = await inside();
    const [token = ''] = await mailedTokens(outside);
    const rows = JSON.stringify([
      await run('select * from desk_links'),
      await run('select * from desk_sessions'),
    ]);
    for (const secret of [token, visitor.cookies.get('desk') ?? '?']) expect(rows).not.toContain(secret);
    outside.pass(8 * 60 * MINUTE);
    expect((await visitor.get('/api/desk')).status).toBe(303);
  });

  it('ends a stolen session with “Esci”, and all with “Esci ovunque”', async () => {
    const [one, two] = [await inside(), await inside()];
    const stolen = await deskVisitor(outside);
    for (const [name, value] of one.cookies) stolen.cookies.set(name, value);
    await one.post('/api/desk/leave');
    expect((await stolen.get('/api/desk')).status).toBe(303);
    expect((await two.get('/api/desk')).status).toBe(200);
    outside.pass(61 * MINUTE);
    const three = await inside();
    await stolen.post('/api/desk/link');
    await outside.settled();
    const unspent = (await mailedTokens(outside)).at(-1) ?? '';
    await three.post('/api/desk/leave', { everywhere: 'yes' });
    expect((await two.get('/api/desk')).status).toBe(303);
    expect((await stolen.post('/api/desk/enter', { token: unspent })).status).toBe(403);
  });

  it('is mailed with the address of the site, whatever host a request names', async () => {
    const siteUrl = 'https://www.azienda.example';
    const using = { ...outside.real, environment: { ...outside.real.environment, siteUrl } };
    const origin = 'https://elsewhere.example';
    await answerDesk(
      new Request(`${origin}/api/desk/link`, { method: 'POST', headers: { origin } }),
      outside.context,
      using,
    );
    await outside.settled();
    const [mail] = await outside.mails();
    expect(mail?.text).toContain(`${siteUrl}/api/desk/enter?token=`);
    expect(JSON.stringify(mail)).not.toContain('elsewhere.example');
  });

  it.each(['//elsewhere.example/', '/api/desk/../../servizi', '/servizi'])(
    'leads nobody to %s, which a cookie names',
    async (path) => {
      const visitor = await deskVisitor(outside);
      await visitor.post('/api/desk/link');
      await outside.settled();
      visitor.cookies.set('desk-target', Buffer.from(path).toString('base64url'));
      const token = (await mailedTokens(outside)).at(-1) ?? '';
      const entered = await visitor.post('/api/desk/enter', { token });
      expect(entered.headers.get('location')).toBe('/api/desk');
    },
  );

  it('has a cookie that no script and no other host can have', async () => {
    const visitor = await deskVisitor(outside, 'https://www.azienda.example');
    await visitor.post('/api/desk/link');
    await outside.settled();
    const token = (await mailedTokens(outside)).at(-1) ?? '';
    const [cookie] = (await visitor.post('/api/desk/enter', { token })).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  const id = idOf(1);
  it.each([
    ['/api/desk/link', {}],
    ['/api/desk/enter', { token: 'a' }],
    ['/api/desk/leave', { everywhere: 'yes' }],
    [`/api/desk/${id}`, { action: 'handled' }],
    [`/api/desk/${id}`, { action: 'erase', confirm: requestNumber(id) }],
  ])('refuses a post to %s with %j that is not from our pages', async (path, fields) => {
    const visitor = await inside();
    await lead(1);
    const mails = (await outside.mails()).length;
    for (const headers of [
      {},
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://127.0.0.1:4321', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect((await visitor.post(path, fields, headers)).status).toBe(403);
    await outside.settled();
    expect((await outside.mails()).length).toBe(mails);
    expect((await visitor.get('/api/desk')).status).toBe(200);
    expect(await actionsOf(id)).toEqual([]);
  });

  it('takes posts of its own pages, which send no referrer and so no origin', async () => {
    const visitor = await inside();
    await lead(1);
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await visitor.post(`/api/desk/${id}`, { action: 'handled' }, headers)).status).toBe(303);
  });

  it('shows strangers nothing, and leads on to the request of a mail after entering', async () => {
    await lead(1);
    const visitor = await deskVisitor(outside);
    for (const path of [
      '/api/desk',
      '/api/desk.csv',
      `/api/desk/${id}`,
      `/api/desk/${id}/cv`,
      '/api/desk/x',
    ]) {
      const answer = await visitor.get(path);
      expect([answer.status, await answer.text(), answer.headers.get('location')]).toEqual([
        303,
        '',
        '/scrivania',
      ]);
    }
    await visitor.get(`/api/desk/${id}`);
    await visitor.post('/api/desk/link');
    await outside.settled();
    const token = (await mailedTokens(outside)).at(-1) ?? '';
    const entered = await visitor.post('/api/desk/enter', { token });
    expect(entered.headers.get('location')).toBe(`/api/desk/${id}`);
    expect([...visitor.cookies.keys()]).toEqual(['desk']);
    // A link from another site comes without the cookie: the page asks again by itself.
    const crossing = await (await deskVisitor(outside)).get(`/api/desk/${id}`, {
      'sec-fetch-site': 'cross-site',
    });
    expect(crossing.headers.get('refresh')).toBe(`0;url=/api/desk/${id}`);
  });

  it('lets no cache, search engine or script have a page', async () => {
    const visitor = await inside();
    await lead(1);
    for (const path of [
      '/api/desk',
      `/api/desk/${id}`,
      '/api/desk/enter?token=%3Cscript%3E',
      '/api/desk/manca',
    ]) {
      const answer = await visitor.get(path);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/);
      expect(await answer.text()).not.toMatch(/<script|\son\w+=/);
    }
  });
});

describe('what one does there', () => {
  it('marks a request as called back, once, and opens it again', async () => {
    const visitor = await inside();
    const id = await lead(1);
    const list = await documentOf(await visitor.get('/api/desk'));
    expect(list.querySelector('.desk-requests h2')?.textContent).toBe(validLead.name);
    const press = (action: string) => visitor.post(`/api/desk/${id}`, { action });
    await Promise.all([press('handled'), press('handled')]);
    expect(await actionsOf(id)).toEqual(['handled']);
    expect((await documentOf(await visitor.get('/api/desk'))).querySelector('.desk-requests')).toBeNull();
    const closed = await documentOf(await visitor.get('/api/desk?state=closed'));
    expect(closed.querySelectorAll('.desk-requests > li')).toHaveLength(1);
    await press('open');
    await press('dismiss');
    await press('open');
    expect(await actionsOf(id)).toEqual(['handled', 'open', 'dismiss', 'open']);
    const page = await documentOf(await visitor.get(`/api/desk/${requestNumber(id)}`));
    expect(page.querySelector('.desk-history')?.textContent).toMatch(
      /Ricevuta.*Segnata come richiamata.*Riaperta/s,
    );
  });

  it.each([
    ['held', "state = 'held', held_for = 'flood'"],
    ['failed', "state = 'failed', failed_at = now(), last_error = 'validation_error', refusals = 1"],
    ['bounced', "bounced_at = now(), bounce = 'bounced', stranded = true, refusals = 1"],
  ])('brings a %s request to the inbox with one mail', async (state, change) => {
    const visitor = await inside();
    const id = await lead(1);
    const before = (await leadMails()).length;
    await run(`update leads set ${change}`);
    const list = await documentOf(await visitor.get(`/api/desk?state=${state}`));
    expect(list.querySelectorAll('.desk-requests > li')).toHaveLength(1);
    if (state === 'held') await run('update leads set refusals = 1');
    const press = () => visitor.post(`/api/desk/${id}`, { action: 'send' });
    const done = (await Promise.all([press(), press()])).map(({ headers }) => headers.get('location'));
    await outside.settled();
    expect(done).toContain(`/api/desk/${id}?done=send`);
    expect((await leadMails()).length).toBe(before + 1);
    const [row] = await outside.leads();
    expect([row?.state, row?.held_for]).toEqual(['sent', null]);
    expect(await actionsOf(id)).toContain('send');
  });
});

describe('the list', () => {
  const texts = async (visitor: DeskVisitor, query: string) =>
    Array.from(
      (await documentOf(await visitor.get(`/api/desk?${query}`))).querySelectorAll('.desk-requests h2'),
      (name) => name.textContent,
    );

  it('finds a request by each field and by its days, and has fifty a page', async () => {
    const visitor = await inside();
    await lead(1, {
      name: 'Niccolò Bellini',
      company: 'Caffè Sport S.r.l.',
      email: 'nic.bell@bar.example',
      phone: '+39 333 765 4321',
    });
    await run("update leads set created_at = '2026-07-15T10:00Z'");
    await lead(2);
    for (const words of [
      'niccolo',
      'Bellini Nic',
      'caffe',
      'CAFFÈ',
      'nic.bell@bar.example',
      '3337654321',
      '+39 333 765',
      '4321',
      '765 43',
    ])
      expect([
        words,
        await texts(visitor, new URLSearchParams({ state: 'all', q: words }).toString()),
      ]).toEqual([words, ['Niccolò Bellini']]);
    expect(await texts(visitor, 'state=all&from=2026-07-01&to=2026-07-31')).toEqual(['Niccolò Bellini']);
    expect(await texts(visitor, `state=all&q=${requestNumber(idOf(2))}`)).toHaveLength(2);
    for (const hostile of ["'", '&', "a' | 'b", ':*', '!!', '\\', '%00', '(', '""'])
      expect(await texts(visitor, new URLSearchParams({ state: 'all', q: hostile }).toString())).toEqual([]);
    const rows = `insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, pending_since, next_attempt_at)
      select gen_random_uuid(), 'sent', 'quote', 'Fibra Ottica', '{"name":"Anna","email":"a@b.it","phone":"06 1","company":"","message":""}', '', '2026-11',
        now() - interval '1 minute' * n, now(), now() from generate_series(1, 120) n`;
    await run(rows);
    expect(await texts(visitor, 'state=all')).toHaveLength(50);
    expect(await texts(visitor, 'state=all&page=3')).toHaveLength(22);
    expect(await texts(visitor, 'state=all&page=4')).toEqual([]);
    const table = await (await visitor.get('/api/desk.csv?state=all')).text();
    expect(table.trim().split('\r\n')).toHaveLength(123);
  });

  it('marks the oldest that nobody has answered', async () => {
    const visitor = await inside();
    await lead(1);
    outside.pass(26 * 60 * MINUTE);
    await visitor.enter();
    await lead(2);
    const page = await documentOf(await visitor.get('/api/desk'));
    const marked = Array.from(
      page.querySelectorAll('.desk-requests > li'),
      (item) => item.querySelector('.desk-oldest')?.textContent,
    );
    expect(marked).toEqual([undefined, 'la più vecchia, da 26 ore']);
  });

  it('shows nothing that a visitor wrote as anything but text, in list, page and table', async () => {
    const visitor = await inside();
    const id = await lead(1);
    const payload = {
      name: '<img src=x onerror=alert(1)>\u202Egpj',
      email: '"><script>@a.it',
      phone: '+39 06 123',
      company: '=HYPERLINK("http://x")',
      message: `${'<b>@SUM(1)</b>\n'.repeat(140)}\u202Ex`,
      vatNumber: undefined,
    };
    await outside.real.database.query('update leads set payload = $1::jsonb, source = $2', [
      JSON.stringify(payload),
      '</p><script>1</script>',
    ]);
    for (const path of ['/api/desk', `/api/desk/${id}`, '/api/desk?q=%3Cscript%3E']) {
      const html = await (await visitor.get(path)).text();
      expect(html).not.toMatch(/<img|<script|\u202E|<b>@SUM/);
    }
    const table = await visitor.get('/api/desk.csv');
    expect(table.headers.get('content-disposition')).toContain('attachment');
    const text = await table.text();
    expect(text).toContain('"+39 06 123"');
    expect(text).not.toMatch(/"[=+@-](?![\d ]+")|\u202E/);
  });

  it('gives the curriculum as a file of our type, with the name that it had', async () => {
    const visitor = await inside();
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF\n',
    );
    const id = await lead(1, {
      formType: 'career',
      source: 'Lavora con noi',
      attachment: { filename: 'Curriculum “Anna”.pdf', type: 'text/html', content: pdf.toString('base64') },
    });
    const cv = await visitor.get(`/api/desk/${id}/cv`);
    expect([cv.status, cv.headers.get('content-type'), cv.headers.get('x-content-type-options')]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect(cv.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Curriculum/);
    expect(Buffer.from(await cv.arrayBuffer())).toEqual(pdf);
    expect((await visitor.get(`/api/desk/${idOf(5)}/cv`)).status).toBe(404);
  });

  it('says that it does not answer while the database is down', async () => {
    const visitor = await inside();
    await outside.faults({ database: 'down' });
    const answer = await visitor.get('/api/desk');
    expect([answer.status, (await documentOf(answer)).querySelector('h1')?.textContent]).toEqual([
      503,
      'La scrivania non risponde',
    ]);
  });
});

describe('an erasure', () => {
  const NEEDLES = [validLead.email, 'Siamo in due sedi', 'Amico', '123 4567'];
  const rowsOfAllTables = async () => {
    const tables = await outside.real.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const rows = await Promise.all(tables.map(({ name }) => run(`select * from ${name}`)));
    return JSON.stringify(rows);
  };
  const erase = (visitor: DeskVisitor, id: string, confirm = requestNumber(id)) =>
    visitor.post(`/api/desk/${id}`, { action: 'erase', confirm });

  it('needs the number, and leaves nobody’s data, twice at once', async () => {
    const visitor = await inside();
    const id = await lead(1);
    const wrong = await erase(visitor, id, '1234-5678');
    expect(wrong.status).toBe(422);
    expect((await documentOf(wrong)).querySelector('#confirm')?.getAttribute('aria-invalid')).toBe('true');
    const answers = await Promise.all([erase(visitor, id), erase(visitor, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
    const left = await rowsOfAllTables();
    for (const needle of [...NEEDLES, id]) expect(left).not.toContain(needle);
    expect(left).toContain('"action":"erase"');
    // The same request is a new one.
    expect(await lead(1)).toBe(id);
    expect(await outside.leads()).toHaveLength(2);
  });

  it('while its mail is tried again lets no mail follow', async () => {
    const visitor = await inside();
    await outside.faults({ email: 'down' });
    const id = await lead(1);
    await erase(visitor, id);
    await outside.faults({ email: 'ok' });
    outside.pass(60 * MINUTE);
    await outside.deliverLeads();
    await outside.settled();
    expect(await leadMails()).toEqual([]);
    const left = await rowsOfAllTables();
    for (const needle of NEEDLES) expect(left).not.toContain(needle);
    const health = await run(
      "select count(*)::int as count from leads where state = 'failed' and closed_at is null",
    );
    expect(health).toEqual([{ count: 0 }]);
  });

  it('waits while a process has the mail in hand', async () => {
    const visitor = await inside();
    const id = await lead(1);
    await run(`update leads set state = 'pending', leased_until = clock_timestamp() + interval '5 seconds'`);
    expect((await erase(visitor, id)).status).toBe(303);
    const [row] = await outside.leads();
    expect([row?.state, row?.payload]).toEqual(['failed', null]);
  });

  it('takes its curriculum with it, also one on its way', async () => {
    const visitor = await inside();
    const id = await lead(1);
    await run(`insert into cv_uploads (id, filename, size, sha256, created_at)
      values ('${idOf(9)}', 'cv.pdf', 100, repeat('a', 64), now())`);
    await run(`insert into cv_upload_parts values ('${idOf(9)}', 0, 'Lucia')`);
    await run(`update leads set cv_upload_id = '${idOf(9)}', cv_mail = 'awaited'`);
    await erase(visitor, id);
    expect(await run('select 1 from cv_uploads')).toEqual([]);
    expect(await run('select 1 from cv_upload_parts')).toEqual([]);
  });
});
