import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { connectMail, type Mail } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { cvWithoutDatabase } from '../../netlify/server/leads/lead-attachment.ts';
import { mailDirectly } from '../../netlify/server/leads/send-lead-mail.ts';
import { inline, startApplicant } from './cv-applicant.ts';
import { accepted, broken, SECOND, simulate } from './simulation.ts';

const applicant = await startApplicant();

const WORDS = 'non allegato: il servizio di posta lo ha rifiutato';
const refusesFile: SendOutcome = { kind: 'refused', error: 'invalid_attachment', about: 'attachment' };

/** A provider that refuses mails with files and repeats a refusal under its key; accepted mails are recorded. */
const fussy = (answer: (plain: number) => SendOutcome) => {
  const simulation = simulate(applicant.outside, () => accepted, Date.now() + 60 * SECOND);
  const sent: { key: string; mail: Mail }[] = [];
  const refused = new Set<string>();
  const using = {
    ...simulation.using,
    mail: {
      ...simulation.using.mail,
      send: async (mail: Mail, key: string) => {
        if (mail.attachments !== undefined) refused.add(key);
        if (refused.has(key)) return refusesFile;
        sent.push({ key, mail });
        return answer(sent.length);
      },
    },
  };
  return { ...simulation, using, sent, refused };
};

/** Stores an application that still waits for its mail. */
const apply = async (): Promise<void> => {
  await applicant.outside.faults({ email: 'down' });
  await applicant.apply(inline(makePdf(500)));
  await applicant.settled();
  await applicant.outside.faults({ email: 'ok' });
};

describe('a curriculum that the provider refuses', () => {
  it('is left out: the application is mailed without it and says so', async () => {
    await apply();
    const { using, sent, refused, lines } = fussy(() => accepted);
    expect(await deliverDueLeads(using)).toEqual({ sent: 1, retried: 0, failed: 0 });
    const [lead] = await applicant.outside.leads();
    expect(lead?.state).toBe('sent');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toBe(`${[...refused].join()}/without-cv`);
    expect(sent[0]?.mail.text).toContain(WORDS);
    expect(lines).toEqual([`curriculum not mailed ${lead?.id} invalid_attachment`]);
  });

  it('is left out too when a gateway before the provider finds the mail too large', async () => {
    await apply();
    const texts: string[] = [];
    const gateway = createServer(async (request, response) => {
      const mail = (await json(request)) as Mail; // What Resend's own client sends.
      if (mail.attachments?.length) return response.writeHead(413).end('<h1>Request Entity Too Large</h1>');
      texts.push(mail.text);
      return response.end('{"id":"mail-1"}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void gateway.close());
    await once(gateway, 'listening');
    const { port } = gateway.address() as AddressInfo;
    const { using } = simulate(applicant.outside, () => accepted, Date.now() + 60 * SECOND);
    const resendBaseUrl = `http://127.0.0.1:${port}`;
    const mail = connectMail({ ...applicant.outside.real.environment, resendBaseUrl }, using.clock);
    expect(await deliverDueLeads({ ...using, mail })).toEqual({ sent: 1, retried: 0, failed: 0 });
    expect(texts).toEqual([expect.stringContaining(WORDS)]);
  });

  it('leads to one mail with one key and the same bytes, however often the provider fails', async () => {
    await apply();
    const { using, sent, pass } = fussy((plain) => (plain < 3 ? broken : accepted));
    for (let run = 0; run < 3; run += 1) {
      await deliverDueLeads(using);
      pass(60 * SECOND);
    }
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await applicant.outside.leads()).toMatchObject([{ state: 'sent' }]);
  });

  it('fails the application only when the mail is refused without it too', async () => {
    await apply();
    const { using } = fussy(() => ({ kind: 'refused', error: 'validation_error' }));
    expect(await deliverDueLeads(using)).toEqual({ sent: 0, retried: 0, failed: 1 });
    expect(await applicant.outside.leads()).toMatchObject([
      { state: 'failed', last_error: 'validation_error' },
    ]);
  });

  it('loses no lead while the database is down', async () => {
    const { using, sent } = fussy(() => accepted);
    const cv = cvWithoutDatabase({ kind: 'inline', filename: 'cv.pdf', bytes: makePdf(500) });
    expect(await mailDirectly({ ...exampleLead, formType: 'career' }, using, cv)).toBe(true);
    expect(sent[0]?.mail.text).toContain(WORDS);
  });
});

describe('a curriculum that the database reads slowly', () => {
  it('ends the attempt but not the run, and a later run mails its lead', async () => {
    await apply();
    const { using, sent, pass } = simulate(applicant.outside, () => accepted, Date.now() + 60 * SECOND);
    const hangs = {
      query: () => new Promise<never>(() => {}),
      queryInTurn: () => new Promise<never>(() => {}),
      queryAfter: () => new Promise<never>(() => {}),
    };
    const start = using.clock().getTime();
    let reads = 0;
    // The clock jumps to the end of the run as soon as the file is read.
    const slow = {
      ...using,
      get fileDatabase() {
        reads += 1;
        return hangs;
      },
      clock: () => new Date(start + (reads > 0 ? 22.9 * SECOND : 0)),
    };
    expect(await deliverDueLeads(slow)).toEqual({ sent: 0, retried: 1, failed: 0 });
    expect(await applicant.outside.leads()).toMatchObject([{ state: 'pending', last_error: 'TooLate' }]);
    pass(60 * SECOND);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1 });
    expect(sent).toHaveLength(1);
  });
});
