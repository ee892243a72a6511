import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import type { Mail } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { runSchedule } from '../../netlify/server/leads/scheduled-run.ts';
import { retryLead } from '../../netlify/server/leads/states/operator.ts';
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

interface Sent {
  readonly mail: Mail;
  readonly key: string;
}

/** A schedule on a clock that the test moves. The provider knows its keys, as Resend does. */
const schedule = (answer: (mail: Mail) => SendOutcome = () => accepted) => {
  let now = START;
  const taken = new Map<string, string>();
  const sent: Sent[] = [];
  const lines: string[] = [];
  const using: Dependencies = {
    ...atClock(outside.real, () => new Date(now)),
    pause: async () => {},
    log: (line) => lines.push(line),
    mail: {
      send: async (mail, key) => {
        const bytes = JSON.stringify(mail);
        const before = taken.get(key);
        if (before !== undefined) return { kind: 'accepted', providerId: before === bytes ? 'x' : null };
        const outcome = answer(mail);
        if (outcome.kind !== 'accepted') return outcome;
        taken.set(key, bytes);
        sent.push({ mail, key });
        return outcome;
      },
      probe: async () => null,
    },
  };
  return {
    using,
    sent,
    lines,
    notices: () => sent.filter(({ key }) => key.startsWith('notice/')).map(({ mail }) => mail),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    run: () => runSchedule(using),
    now: () => now,
  };
};

const query = (statement: string, parameters: (string | Date)[] = []) =>
  outside.real.database.query(statement, parameters);
const fail = async (number: number, at: number) => {
  await store(outside, number);
  await query("update leads set state = 'failed', failed_at = $2 where id = $1", [
    idOf(number),
    new Date(at),
  ]);
};
const hold = async (first: number, last: number) => {
  for (let number = first; number <= last; number += 1) await store(outside, number);
  await query("update leads set state = 'held', held_for = 'flood' where state = 'pending'");
};

describe('an alarm', () => {
  it('names a failed lead within the hour, in Italian, to sales, without personal data', async () => {
    const { notices, pass, run } = schedule();
    await run();
    expect(notices()).toEqual([]);
    await fail(0x8205_9c01, START);
    await query("update leads set id = '82059c01-0000-4000-8000-000000000001'");
    pass(QUARTER);
    await run();
    const [mail] = notices();
    expect(notices()).toHaveLength(1);
    expect(mail?.to).toBe(outside.real.environment.leadsTo);
    expect(mail?.subject).toContain('Non consegnate: 1 (dal 21 novembre 2026');
    for (const text of ['8205-9C01', 'npm run leads -- show NUMERO', 'close NUMERO'])
      for (const part of [mail?.text, mail?.html?.replaceAll('&quot;', '"')]) expect(part).toContain(text);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Lucia|officine/);
  });

  it('comes once an hour at most, with what is new, and once a day with what is left', async () => {
    const { notices, pass, run, now } = schedule();
    await fail(1, START);
    await run();
    pass(QUARTER);
    await fail(2, now());
    for (let quarter = 1; quarter < 4; quarter += 1) {
      await run();
      expect(notices()).toHaveLength(1);
      pass(QUARTER);
    }
    await run();
    expect(notices().map(({ subject }) => /consegnate: (\d)/.exec(subject)?.[1])).toEqual(['1', '2']);
    for (let passed = QUARTER; passed < DAY; passed += QUARTER) {
      pass(QUARTER);
      await run();
    }
    expect(notices()).toHaveLength(2);
    pass(QUARTER);
    await run();
    expect(notices()).toHaveLength(3);
    await query('update leads set closed_at = now()');
    pass(2 * DAY);
    await run();
    expect(notices()).toHaveLength(3);
  });

  it('comes once from many processes at the same time', async () => {
    await fail(1, START);
    const one = schedule();
    await Promise.all(Array.from({ length: 8 }, () => runSchedule(one.using)));
    expect(one.notices()).toHaveLength(1);
    expect(await query('select count(*)::int as count from notices')).toEqual([{ count: 1 }]);
  });

  it('comes once when the process dies after the provider accepted it', async () => {
    await fail(1, START);
    const { using, notices, pass, run } = schedule();
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
    pass(QUARTER);
    await run();
    expect(notices()).toHaveLength(1);
    expect(await query('select sent_at is not null as sent from notices')).toEqual([{ sent: true }]);
  });

  it('is tried again after a failure of the provider, and under a new key after a refusal', async () => {
    await fail(1, START);
    const outcomes: SendOutcome[] = [broken, refused, blocked];
    const { sent, lines, pass, run } = schedule(() => outcomes.shift() ?? accepted);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      if (quarter < 3) await run();
      pass(QUARTER);
    }
    // An alarm that waited for an hour is out of date: another one says what is true then.
    await run();
    expect(sent).toHaveLength(1);
    expect(lines[0]).toBe('notice not mailed alarm internal_server_error');
    expect(await query('select count(*)::int as count from notices')).toEqual([{ count: 1 }]);
  });

  it('leaves the leads behind it their time when the provider is slow', async () => {
    await fail(1, START);
    await hold(2, 2);
    for (const number of [3, 4, 5, 6, 7]) await store(outside, number);
    const slow = schedule(() => {
      slow.pass(5 * SECOND);
      return accepted;
    });
    await slow.run();
    expect(slow.notices()).toHaveLength(2);
    expect(slow.sent.length).toBeGreaterThan(2);
    expect(slow.now() - START).toBeLessThanOrEqual(28 * SECOND);
  });

  it('says that the provider blocks mails and why, once it takes one', async () => {
    await store(outside, 1);
    await query("update leads set blocked = true, last_error = 'monthly_quota_exceeded'");
    const { notices, run } = schedule();
    await run();
    expect(notices()[0]?.text).toContain('non accetta: 1');
    expect(notices()[0]?.text).toContain('monthly_quota_exceeded');
  });

  it('says again that a lead failed that a person had tried again', async () => {
    await fail(1, START);
    const { using, notices, pass, run } = schedule((mail) =>
      mail.subject.startsWith('Sito') ? accepted : refused,
    );
    await run();
    await query("update leads set closed_at = now() where state = 'failed'");
    pass(2 * HOUR);
    await retryLead(using.database, idOf(1));
    await run();
    pass(QUARTER);
    await run();
    expect(await outside.leads()).toMatchObject([{ state: 'failed' }]);
    expect(notices()).toHaveLength(2);
  });

  it('says once an hour that no lead can be stored, without the database', async () => {
    const { using, notices, pass } = schedule();
    const down = {
      ...using.database,
      query: () => Promise.reject(new Error('down')),
      queryAfter: () => Promise.reject(new Error('down')),
    };
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await expect(runSchedule({ ...using, database: down })).rejects.toThrow('down');
      pass(QUARTER);
    }
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.subject).toContain('non accetta richieste');
    await expect(runSchedule({ ...using, database: down })).rejects.toThrow('down');
    expect(notices()).toHaveLength(2);
  });

  it('says that no lead can be stored when Postgres answers that it has no room', async () => {
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100'; end $$`);
    await query('create trigger refuse before insert on leads execute function refuse()');
    const { notices, run } = schedule();
    await run();
    await query('drop trigger refuse on leads');
    await query('drop function refuse');
    expect(notices().map(({ subject }) => subject)).toEqual([
      'Sito, da guardare: la base dati non accetta richieste',
    ]);
  });
});

describe('the list of what a flood holds', () => {
  const LISTED = /^([0-9A-F]{4}-[0-9A-F]{4}) {2}(.+)$/gm;
  const isList = ({ subject }: Mail) => subject.startsWith('Richieste trattenute');
  const numbersIn = (mail: Mail | undefined) => Array.from(mail?.text.matchAll(LISTED) ?? [], ([all]) => all);

  it('goes to sales every hour, with each lead once: number, name, telephone, page', async () => {
    await store(outside, 999, 1, true);
    await hold(1, 230);
    const { notices, pass, run } = schedule();
    await run();
    const lists = () => notices().filter(isList);
    expect(lists()).toHaveLength(1);
    const [first] = lists();
    expect(first?.to).toBe(outside.real.environment.leadsTo);
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
    expect(rows.slice(1, 201).map((row) => row.slice(1, 10))).toEqual(
      numbersIn(first).map((line) => line.slice(0, 9)),
    );
    expect(rows[1]).toMatch(/^"[0-9A-F-]{9}";"[^"]+";"[^"]+";"\/[^"]*";/);
    for (let quarter = 0; quarter < 3; quarter += 1) {
      pass(QUARTER);
      await run();
    }
    expect(lists()).toHaveLength(1);
    await hold(231, 235);
    pass(QUARTER);
    await run();
    expect(lists()[1]?.subject).toBe('Richieste trattenute: 5');
    expect(lists()[1]?.attachments).toBeUndefined();
    pass(HOUR);
    await run();
    expect(lists()).toHaveLength(2);
    // The alarm says it once, since the lists follow.
    expect(notices().filter((mail) => !isList(mail))).toHaveLength(1);
  });

  it('leaves what is more than 2,000 for the next hour', async () => {
    await hold(1, 1);
    // In steps that stay within the time of a query.
    for (let step = 0; step < 5; step += 1)
      await query(
        `insert into leads (id, state, held_for, form_type, source, payload, payload_hash, legal_version, created_at,
           pending_since, next_attempt_at)
         select gen_random_uuid(), state, held_for, form_type, source, payload, payload_hash, legal_version,
           created_at, pending_since, next_attempt_at from leads, generate_series(1, 401) where id = $1`,
        [idOf(1)],
      );
    const { notices, pass, run } = schedule();
    await run();
    pass(HOUR);
    await run();
    expect(
      notices()
        .filter(isList)
        .map(({ subject }) => subject),
    ).toEqual(['Richieste trattenute: 2000, altre 6 nelle prossime ore', 'Richieste trattenute: 6']);
  });

  it('lists each lead once from many processes, and leaves out what was released or closed', async () => {
    await hold(1, 6);
    await query("update leads set state = 'sent', sent_at = now() where id = $1", [idOf(1)]);
    await query('update leads set closed_at = now() where id = $1', [idOf(2)]);
    const one = schedule();
    await Promise.all(Array.from({ length: 8 }, () => runSchedule(one.using)));
    const lists = one.notices().filter(isList);
    expect(lists.map(({ subject }) => subject)).toEqual(['Richieste trattenute: 4']);
  });

  it('keeps the bytes of a list that has to be sent again after a lead was released', async () => {
    await hold(1, 2);
    const mails: string[] = [];
    const { pass, run } = schedule((mail) => {
      if (!isList(mail)) return accepted;
      mails.push(JSON.stringify(mail));
      return mails.length === 1 ? broken : accepted;
    });
    await run();
    await query("update leads set state = 'sent', held_for = null, sent_at = now() where id = $1", [idOf(1)]);
    pass(QUARTER);
    await run();
    expect(mails).toHaveLength(2);
    expect(mails[1]).toBe(mails[0]);
  });

  it('escapes what visitors wrote and keeps it on one line', async () => {
    await hold(1, 1);
    await query(
      `update leads set page = '/x', payload = jsonb_build_object('name', E'<b>A</b>\\nBcc: x', 'phone', '06 1"2')`,
    );
    const { notices, run } = schedule();
    await run();
    const mail = notices().find(isList);
    expect(mail?.html).toContain('&lt;b&gt;A&lt;/b&gt; Bcc: x');
    expect(mail?.text).not.toMatch(/^Bcc/m);
  });
});
