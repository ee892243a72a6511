import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import type { Mail } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { readHealth } from '../../netlify/server/health/health.ts';
import { runSchedule } from '../../netlify/server/leads/scheduled-run.ts';
import { sendNow } from '../../netlify/server/leads/states/operator.ts';
import { report, WEBHOOK_SECRET } from './mail-reports.ts';
import { sharedOutsideServices } from './outside-services.ts';
import {
  accepted,
  atClock,
  blocked,
  broken,
  DAY,
  HOUR,
  idOf,
  MINUTE,
  refused,
  SECOND,
  START,
  store,
} from './simulation.ts';

const outside = await sharedOutsideServices();
const QUARTER = 15 * MINUTE;
const SALES = 'vendite@trama.example';
const PEOPLE = 'persone@trama.example';
const SECOND_INBOX = 'direzione@trama.example';
const ALARMS = 'avvisi@trama.example';

interface Sent {
  readonly mail: Mail;
  readonly key: string;
  /** The provider's id. */
  readonly id: string;
}

interface Settings {
  readonly alarmsTo?: string | undefined;
  readonly leadsFallbackTo?: string | undefined;
  readonly careersTo?: string;
  /** What the provider answers; it accepts by default. */
  answer?(mail: Mail): SendOutcome;
}

/** A schedule on a clock that the test moves. The provider knows its keys, as Resend does. */
const schedule = ({ answer = () => accepted, ...inboxes }: Settings = {}) => {
  let now = START;
  const taken = new Map<string, string>();
  const sent: Sent[] = [];
  const lines: string[] = [];
  const clock = () => new Date(now);
  const using: Dependencies = {
    ...atClock(outside.real, clock),
    environment: { ...outside.real.environment, resendWebhookSecret: WEBHOOK_SECRET, ...inboxes },
    pause: async () => {},
    log: (line) => lines.push(line),
    mail: {
      send: async (mail, key) => {
        const bytes = JSON.stringify(mail);
        const before = taken.get(key);
        if (before !== undefined) return { kind: 'accepted', providerId: before === bytes ? key : null };
        const outcome = answer(mail);
        if (outcome.kind !== 'accepted') return outcome;
        taken.set(key, bytes);
        sent.push({ mail, key, id: `mail-of-${key}` });
        return { kind: 'accepted', providerId: `mail-of-${key}` };
      },
      probe: async () => null,
    },
  };
  const run = () => runSchedule(using);
  const isNotice = ({ key }: Sent) => key.startsWith('notice/');
  return {
    using,
    sent,
    lines,
    run,
    notices: () => sent.filter(isNotice).map(({ mail }) => mail),
    lastNotice: () => {
      const last = sent.findLast(isNotice);
      if (last === undefined) throw new Error('no notice was sent');
      return last;
    },
    /** Reports what became of a mail, as the provider does. */
    report: (kind: string, { id, mail }: Pick<Sent, 'id' | 'mail'>) =>
      report(using, { kind, mailId: id, to: String(mail.to), happenedAt: clock() }),
    /** The next run of the schedule, a quarter of an hour later. */
    next: async () => {
      now += QUARTER;
      return await run();
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    now: () => now,
  };
};

const query = (statement: string, parameters: (string | Date)[] = []) =>
  outside.real.database.query(statement, parameters);
const fail = async (number: number, at = START) => {
  await store(outside, number);
  await query("update leads set state = 'failed', failed_at = $2 where id = $1", [
    idOf(number),
    new Date(at),
  ]);
};
const hold = async (first: number, last: number) => {
  await store(outside, first);
  await query(
    `insert into leads (id, state, form_type, source, page, payload, payload_hash, legal_version, created_at,
       pending_since, next_attempt_at)
     select gen_random_uuid(), state, form_type, source, page, payload, payload_hash, legal_version, created_at,
       pending_since, next_attempt_at from leads, generate_series(1, ${last - first}) where id = $1`,
    [idOf(first)],
  );
  await query("update leads set state = 'held', held_for = 'flood' where state = 'pending'");
};
const LISTED = /^([0-9A-F]{4}-[0-9A-F]{4}) {2}(.+)$/gm;
const numbersIn = (mail: Mail | undefined) =>
  Array.from(mail?.text.matchAll(LISTED) ?? [], ([, number]) => number);

describe('a person', () => {
  it('is told of a failed lead by the next run, with name and telephone and without a command', async () => {
    const { notices, next, run } = schedule();
    await run();
    expect(notices()).toEqual([]);
    await fail(0x8205_9c01);
    await query("update leads set id = '82059c01-0000-4000-8000-000000000001'");
    await next();
    const [mail] = notices();
    expect(notices()).toHaveLength(1);
    expect(mail?.to).toBe(SALES);
    expect(mail?.subject).toBe('Richieste non consegnate: 1');
    const { name, phone } = (await outside.leads())[0]?.payload ?? {};
    for (const text of ['8205-9C01', name, `Telefono: ${phone}`, 'Chiamate subito']) {
      expect(mail?.text).toContain(text);
      expect(mail?.html.replaceAll('&#39;', "'")).toContain(text);
    }
    expect(mail?.html).toContain('href="tel:');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/npm |curl|LEADS_TO/);
  });

  it('is told each thing once, and again what ends and begins anew', async () => {
    const { using, notices, next, now } = schedule({
      answer: ({ subject }) => (subject.startsWith('Richieste ') ? accepted : refused),
    });
    await fail(1);
    await next();
    await fail(2, now());
    await next();
    expect(notices().map(numbersIn)).toEqual([['0000-0000'], ['0000-0000']]);
    for (let hour = 0; hour < 4; hour += 1) await next();
    expect(notices()).toHaveLength(2);
    await query('update leads set closed_at = now() where id = $1', [idOf(2)]);
    await sendNow(using.database, idOf(1));
    // Mails it, which the provider refuses: it has failed once more.
    await next();
    await next();
    expect(await query("select 1 as one from leads where state = 'failed'")).toHaveLength(2);
    expect(notices()).toHaveLength(3);
  });

  it('is told once by many processes at the same time', async () => {
    await fail(1);
    const one = schedule();
    await Promise.all(Array.from({ length: 8 }, () => one.run()));
    expect(one.notices()).toHaveLength(1);
    expect(await query('select count(*)::int as count from notices')).toEqual([{ count: 1 }]);
  });

  it('is told once when the process dies after the provider accepted it', async () => {
    await fail(1);
    const { using, notices, next } = schedule();
    const { database } = using;
    const dying = {
      ...database,
      query: async <Row>(statement: string, parameters?: readonly (string | number | Date)[]) => {
        if (statement.startsWith('update notices')) throw new Error('killed');
        return await database.query<Row>(statement, parameters);
      },
    };
    await runSchedule({ ...using, database: dying });
    expect(notices()).toHaveLength(1);
    await next();
    expect(notices()).toHaveLength(1);
    expect(await query('select sent_at is not null as sent from notices')).toEqual([{ sent: true }]);
  });

  it('is told once, of old and new, after an outage of the provider', async () => {
    let isDown = true;
    const { notices, lines, next, now, pass } = schedule({ answer: () => (isDown ? broken : accepted) });
    await fail(1);
    await next();
    await fail(2, now());
    for (let hour = 0; hour < 14; hour += 1) {
      pass(HOUR - QUARTER);
      await next();
    }
    expect(lines[0]).toMatch(/^notice not mailed [0-9a-f-]{36} internal_server_error$/);
    isDown = false;
    await next();
    await next();
    expect(notices().flatMap(numbersIn)).toHaveLength(2);
  });

  it.each([refused, blocked])('is told after the provider had refused the notice: %j', async (outcome) => {
    const outcomes = [outcome];
    const { notices, next } = schedule({ answer: () => outcomes.shift() ?? accepted });
    await fail(1);
    await next();
    await next();
    await next();
    expect(notices()).toHaveLength(1);
  });

  it('does not make the leads behind wait when the provider is slow', async () => {
    await fail(1);
    for (const number of [3, 4, 5, 6, 7]) await store(outside, number);
    const slow = schedule({
      answer: () => {
        slow.pass(5 * SECOND);
        return accepted;
      },
    });
    await slow.run();
    expect(slow.notices()).toHaveLength(1);
    expect(slow.sent.length).toBeGreaterThan(2);
    expect(slow.now() - START).toBeLessThanOrEqual(28 * SECOND);
  });

  it('is told once that the provider takes no mails and why, when it takes one, and of the next time', async () => {
    await store(outside, 1);
    const block = () =>
      query("update leads set state = 'pending', blocked = true, last_error = 'monthly_quota_exceeded'");
    const { notices, next } = schedule({
      answer: ({ subject }) => (subject.startsWith('Richieste ferme') ? accepted : blocked),
    });
    await block();
    await next();
    await next();
    expect(notices().map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Richieste ferme: 1 \(dal /),
    ]);
    expect(notices()[0]?.text).toContain('monthly_quota_exceeded');
    await query("update leads set state = 'held', held_for = 'honeypot', blocked = false");
    await next();
    await block();
    await next();
    expect(notices()).toHaveLength(2);
  });

  it('is told of leads that wait, of an erasure that fails, and of all in one mail', async () => {
    await store(outside, 1);
    await query('update leads set leased_until = $1, next_attempt_at = $1', [new Date(START + DAY)]);
    await query("insert into failed_erasures values ('heldLeads', 'sql_42501', $1)", [new Date(START)]);
    const { notices, next, pass } = schedule();
    pass(HOUR);
    await next();
    await next();
    expect(notices().map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Richieste aspettano da più di un’ora \(dal .*\), e altro \(1\)$/),
    ]);
    expect(notices()[0]?.text).toContain('Cancellazioni di dati personali non riuscite: 1');
  });
});

describe('an inbox that does not receive', () => {
  /** A lead whose mail was accepted. */
  const mailed = async (number: number, one: ReturnType<typeof schedule>, formType = 'contact') => {
    await store(outside, number);
    await query(
      `update leads set created_at = $2, pending_since = $2, next_attempt_at = $2, form_type = $3
       where id = $1`,
      [idOf(number), new Date(one.now()), formType],
    );
    await one.run();
    const mail = one.sent.findLast(({ key }) => key.startsWith(`lead/${idOf(number)}`));
    if (mail === undefined) throw new Error('the lead was not mailed');
    return mail;
  };

  it('of sales: the second inbox is told within a quarter of an hour, once, whose request came back', async () => {
    const one = schedule({ leadsFallbackTo: SECOND_INBOX });
    await one.report('bounced', await mailed(1, one));
    await one.next();
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([SECOND_INBOX]);
    const { mail } = one.lastNotice();
    expect(mail.subject).toBe('Richieste tornate indietro: 1, e altro (1)');
    expect(numbersIn(mail)).toEqual(['0000-0000']);
    for (const text of [
      (await outside.leads())[0]?.payload['name'],
      `È stata mandata a ${SECOND_INBOX}.`,
      `Una casella non riceve: ${SALES}`,
    ])
      expect(mail.text).toContain(text);
  });

  it('of sales, without a second inbox: that of applications is told to call', async () => {
    const one = schedule();
    await one.report('complained', await mailed(1, one));
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([PEOPLE]);
    expect(one.lastNotice().mail.text).toContain('Nessun’altra casella l’ha ricevuta: chiamate');
    expect(one.lastNotice().mail.text).toContain('qualcuno le ha segnate come spam');
  });

  it('of applications: sales are told whose application came back, and that it went to the second inbox', async () => {
    const one = schedule({ leadsFallbackTo: SECOND_INBOX });
    const application = await mailed(1, one, 'career');
    expect(application.mail.to).toBe(PEOPLE);
    await one.report('bounced', application);
    await one.next();
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([SALES]);
    const { mail } = one.lastNotice();
    expect(numbersIn(mail)).toEqual(['0000-0000']);
    expect(mail.text).toContain(`È stata mandata a ${SECOND_INBOX}.`);
    expect(mail.text).toContain(`Una casella non riceve: ${PEOPLE}`);
  });

  it('of sales and the second one: that of applications is told of both, and at last whom to call', async () => {
    const one = schedule({ leadsFallbackTo: SECOND_INBOX });
    await one.report('bounced', await mailed(1, one));
    await one.next();
    const first = one.lastNotice();
    const again = one.sent.findLast(({ key, mail }) => key.startsWith('lead/') && mail.to === SECOND_INBOX);
    if (again === undefined) throw new Error('the second inbox got nothing');
    await one.report('bounced', again);
    await one.report('bounced', first);
    await one.next();
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([SECOND_INBOX, PEOPLE]);
    const { mail } = one.lastNotice();
    expect(numbersIn(mail)).toEqual(['0000-0000']);
    expect(mail.text).toContain('Nessun’altra casella l’ha ricevuta: chiamate questa persona.');
    expect(mail.text).toContain(`Caselle che non ricevono: ${SECOND_INBOX}, ${SALES}`);
  });

  it('of alarms: the next one that lives is told the same, once, and the first is tried once a day', async () => {
    const one = schedule({ alarmsTo: ALARMS, leadsFallbackTo: SECOND_INBOX });
    await fail(1);
    await one.next();
    const alarm = one.lastNotice();
    expect(alarm.mail.to).toBe(ALARMS);
    await one.report('bounced', alarm);
    await one.next();
    const again = one.lastNotice();
    expect(again.mail.to).toBe(SALES);
    expect(numbersIn(again.mail)).toEqual(numbersIn(alarm.mail));
    await one.report('bounced', again);
    await one.next();
    const third = one.lastNotice();
    expect(third.mail.to).toBe(SECOND_INBOX);
    expect(numbersIn(third.mail)).toEqual(numbersIn(alarm.mail));
    for (let hour = 0; hour < 24; hour += 1) {
      expect(one.notices()).toHaveLength(3);
      one.pass(HOUR - QUARTER);
      await one.next();
    }
    expect(one.notices()).toHaveLength(4);
    const trial = one.lastNotice();
    expect(trial.mail).toMatchObject({ to: ALARMS, subject: 'Prova: questa casella riceve di nuovo?' });
    await one.report('delivered', trial);
    await fail(2, one.now());
    await one.next();
    expect(one.notices()).toHaveLength(5);
    expect(one.lastNotice().mail.to).toBe(ALARMS);
  });

  it('of the list of held requests: the whole list goes to another inbox', async () => {
    const one = schedule({ leadsFallbackTo: SECOND_INBOX });
    await hold(1, 230);
    await one.next();
    const list = one.lastNotice();
    await one.report('suppressed', list);
    await one.next();
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([SALES, SECOND_INBOX]);
    const again = one.lastNotice().mail;
    expect(numbersIn(again)).toEqual(numbersIn(list.mail));
    expect(again.attachments).toEqual(list.mail.attachments);
  });

  it('is told twice of two bounces three hours apart with a delivery between', async () => {
    const one = schedule({ leadsFallbackTo: SECOND_INBOX });
    await one.report('bounced', await mailed(1, one));
    await one.next();
    one.pass(HOUR);
    await one.report('delivered', await mailed(2, one));
    await one.next();
    one.pass(2 * HOUR);
    await one.report('bounced', await mailed(3, one));
    await one.next();
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([SECOND_INBOX, SECOND_INBOX]);
    expect(one.notices().map((mail) => numbersIn(mail).length)).toEqual([1, 1]);
  });

  it('is told when the report came before the notice knew its mail', async () => {
    const one = schedule({ alarmsTo: ALARMS });
    await fail(1);
    await one.next();
    const alarm = one.lastNotice();
    await query('update notices set provider_id = null');
    await one.report('bounced', alarm);
    await query('update notices set provider_id = $1', [alarm.id]);
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([ALARMS, SALES]);
  });

  it('is passed over at once when the provider takes no mail for it', async () => {
    const suppressed: SendOutcome = { kind: 'blocked', error: 'validation_error:to', keySpent: true };
    const one = schedule({ alarmsTo: ALARMS, answer: ({ to }) => (to === ALARMS ? suppressed : accepted) });
    await fail(1);
    await one.next();
    expect(one.notices().map(({ to }) => to)).toEqual([SALES]);
  });

  it('lives again after a delivery that is later, by the provider’s clock', async () => {
    const one = schedule({ alarmsTo: ALARMS });
    await fail(1);
    await one.next();
    const alarm = one.lastNotice();
    await one.report('bounced', alarm);
    const before = new Date(one.now() - SECOND);
    await report(one.using, { kind: 'delivered', mailId: 'older', to: ALARMS, happenedAt: before });
    await report(one.using, { kind: 'delivered', mailId: alarm.id, to: ALARMS });
    await one.next();
    expect(one.lastNotice().mail.to).toBe(SALES);
    const after = new Date(one.now());
    await report(one.using, {
      kind: 'delivered',
      mailId: 'newer',
      to: ALARMS.toUpperCase(),
      happenedAt: after,
    });
    await fail(2, one.now());
    await one.next();
    expect(one.lastNotice().mail.to).toBe(ALARMS);
  });

  it('is told by health when none is left, and all is told once one lives', async () => {
    const one = schedule({ careersTo: SALES });
    const bounced = await mailed(1, one);
    await one.report('bounced', bounced);
    await one.next();
    await one.next();
    expect(one.notices()).toEqual([]);
    expect(await readHealth(one.using)).toMatchObject({
      ok: false,
      reasons: ['no_inbox', 'bounced', 'inbox'],
      inboxes: { living: 0, bounced: 1 },
    });
    await one.report('delivered', await mailed(2, one));
    await one.next();
    expect(one.lastNotice().mail.to).toBe(SALES);
    expect(one.lastNotice().mail.subject).toBe('Richieste tornate indietro: 1');
    expect(await readHealth(one.using)).toMatchObject({ inboxes: { living: 1, bounced: 0 } });
  });

  it('got a request that was mailed without a row: its number is told', async () => {
    const one = schedule({ leadsFallbackTo: SECOND_INBOX });
    const tags = { site: one.using.environment.context, lead: '82059c01-0000-4000-8000-000000000001' };
    const mailedAt = new Date(one.now() - MINUTE);
    await report(one.using, { kind: 'bounced', mailId: 'direct', to: SALES, tags, mailedAt });
    await one.next();
    await one.next();
    expect(one.notices()).toHaveLength(1);
    expect(one.lastNotice().mail.text).toContain('Numeri: 8205-9C01.');
  });
});

describe('that no lead can be stored', () => {
  it('is told once an hour to every inbox while the database is down', async () => {
    const { using, notices, pass } = schedule({ alarmsTo: ALARMS });
    const down = {
      ...using.database,
      query: () => Promise.reject(new Error('down')),
      queryAfter: () => Promise.reject(new Error('down')),
    };
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await expect(runSchedule({ ...using, database: down })).rejects.toThrow('down');
      pass(QUARTER);
    }
    expect(notices().map(({ to }) => to)).toEqual([ALARMS, SALES, PEOPLE]);
    expect(notices()[0]?.subject).toContain('non accetta richieste');
    await expect(runSchedule({ ...using, database: down })).rejects.toThrow('down');
    expect(notices()).toHaveLength(6);
  });

  it('is told to the first inbox that lives when Postgres answers that it has no room', async () => {
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100'; end $$`);
    await query('create trigger refuse before insert on leads execute function refuse()');
    const one = schedule({ alarmsTo: ALARMS });
    await report(one.using, { kind: 'bounced', mailId: 'x', to: ALARMS, happenedAt: new Date(START) });
    await one.run();
    await query('drop trigger refuse on leads');
    await query('drop function refuse');
    expect(one.notices()[0]).toMatchObject({
      to: SALES,
      subject: 'La base dati non accetta richieste',
    });
  });
});

describe('the list of what a flood holds', () => {
  it('has each lead once: number, name, telephone, page', async () => {
    await store(outside, 999, 1, true);
    await hold(1, 230);
    const { notices, next } = schedule();
    await next();
    expect(notices()).toHaveLength(1);
    const [first] = notices();
    expect(first?.to).toBe(SALES);
    expect(first?.subject).toBe('Richieste trattenute: 230');
    expect(first?.text.match(/Telefono: /g)).toHaveLength(200);
    expect(first?.text).toContain('Pagina: /');
    expect(numbersIn(first)).toHaveLength(200);
    expect(first?.html).toContain('href="tel:');
    expect(first?.html.length).toBeLessThan(100_000);
    const [table, ...others] = first?.attachments ?? [];
    expect([table?.filename, others]).toEqual(['richieste-trattenute.csv', []]);
    const rows = Buffer.from(table?.content ?? '', 'base64')
      .toString()
      .split('\r\n');
    expect(rows).toHaveLength(1 + 230 + 1);
    expect(rows.slice(1, 201).map((row) => row.slice(1, 10))).toEqual(numbersIn(first));
    expect(rows[1]).toMatch(/^"[0-9A-F-]{9}";"[^"]+";"[^"]+";"\/[^"]*";/);
    await hold(231, 235);
    await next();
    expect(notices()[1]?.subject).toBe('Richieste trattenute: 5');
    expect(notices()[1]?.attachments).toBeUndefined();
    await next();
    expect(notices()).toHaveLength(2);
  });

  it('goes on in a second mail beyond 2,000', async () => {
    // In steps that stay within the time of a query.
    for (let step = 0; step < 5; step += 1) await hold(step * 1000, step * 1000 + 400);
    const { notices, next } = schedule();
    await next();
    expect(notices().map(({ subject }) => subject)).toEqual([
      'Richieste trattenute: 2000',
      'Richieste trattenute: 5',
    ]);
  });

  it('keeps the bytes of a list that has to be sent again after a lead was released', async () => {
    await hold(1, 2);
    const mails: string[] = [];
    const { next } = schedule({
      answer: (mail) => {
        if (!mail.subject.startsWith('Richieste trattenute')) return accepted;
        mails.push(JSON.stringify(mail));
        return mails.length === 1 ? broken : accepted;
      },
    });
    await next();
    await query("update leads set state = 'sent', held_for = null, sent_at = now() where id = $1", [idOf(1)]);
    await next();
    expect(mails).toHaveLength(2);
    expect(mails[1]).toBe(mails[0]);
  });

  it('escapes what visitors wrote and keeps it on one line', async () => {
    await hold(1, 1);
    await query(
      `update leads set page = '/x', payload = jsonb_build_object('name', E'<b>A</b>\\nBcc: \\u202Ex', 'phone', '06 1"2')`,
    );
    const { notices, next } = schedule();
    await next();
    const [mail] = notices();
    expect(mail?.html).toContain('&lt;b&gt;A&lt;/b&gt; Bcc: x');
    expect(mail?.text).not.toMatch(/^Bcc/m);
  });
});
