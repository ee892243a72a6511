import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { jsonHeaders, validLead } from '../faults/outside-services.ts';
import { holdMails, patient, postLead } from './posting.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

describeOnPostgres('a lead on a real PostgreSQL', () => {
  const running = runningPostgres();

  it('is stored and mailed once however often it is posted at once', async () => {
    const { outside } = running;
    const id = randomUUID();
    const body = JSON.stringify(validLead);
    const answers = await Promise.all(Array.from({ length: 20 }, () => outside.post(body, jsonHeaders(id))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    await outside.settled();
    expect(await outside.leads()).toMatchObject([{ id, state: 'sent', attempts: 0 }]);
    expect(await deliverDueLeads(outside.real)).toEqual({ sent: 0, retried: 0, failed: 0 });
    const mails = await outside.mails();
    expect(mails.map(({ idempotencyKey }) => idempotencyKey?.split('/')[1])).toEqual([id]);
  });

  it('is stored once even when the default isolation level is stricter', async () => {
    const { outside } = running;
    const session = await running.session();
    await session.query("alter role postgres set default_transaction_isolation = 'repeatable read'");
    await session.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await holdMails(outside.real);
    const id = randomUUID();
    const using = patient(outside.real);
    const answers = await Promise.all(Array.from({ length: 40 }, () => postLead(using, { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    await session.query('alter role postgres reset default_transaction_isolation');
    await session.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    expect(await outside.leads()).toMatchObject([{ id }]);
    expect(running.server.log()).not.toContain('could not serialize access');
  });

  it('is stored for one of three bodies under the same key at once; the others conflict', async () => {
    const { outside } = running;
    const id = randomUUID();
    const bodies = ['uno', 'due', 'tre'].map((message) => JSON.stringify({ ...validLead, message }));
    const answers = await Promise.all(bodies.map((body) => outside.post(body, jsonHeaders(id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await outside.settled();
    const won = ['uno', 'due', 'tre'][answers.findIndex(({ status }) => status === 200)];
    expect(await outside.leads()).toMatchObject([{ id, payload: { message: won } }]);
  });
});
