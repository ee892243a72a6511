import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import { makeDocx, makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_REFUSALS } from '../../netlify/server/cv/cv-refusals.ts';
import { eraseExpiredUploads } from '../../netlify/server/cv/erase-uploads.ts';
import { ATTACHMENT_MESSAGES } from '../../netlify/server/leads/lead-attachment.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { networkKeys } from '../../netlify/server/rate-limits/take-quota.ts';
import { attached, inline, startApplicant } from './cv-applicant.ts';
import { formBody, jsonHeaders, SITE, validLead } from './outside-services.ts';

const applicant = await startApplicant();

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('an application with its curriculum inside', () => {
  it('is mailed byte for byte, and with the same bytes after a provider failure', async () => {
    const cv = makePdf(4 * 1024 * 1024);
    await applicant.outside.faults({ email: 'down' });
    const { id, status } = await applicant.apply(inline(cv, '../../x\u202e.pdf'));
    expect(status).toBe(200);
    expect(await applicant.mailsOf(id)).toEqual([]);
    await applicant.outside.faults({ email: 'ok' });
    await applicant.deliverAfter(60);
    const [mail, ...others] = await applicant.mailsOf(id);
    expect(others).toEqual([]);
    expect(mail?.attachments).toEqual(attached(cv, 'x.pdf'));
  });

  it.each([
    ['html-tag-in-title.pdf', 'application/pdf'],
    ['user-password.pdf', 'application/pdf'],
    ['libreoffice-hybrid.pdf', 'application/pdf'],
    ['libreoffice.doc', 'application/msword'],
    ['libreoffice.docx', DOCX],
    ['main-part-is-document2.docx', DOCX],
    ['zip64-stream.docx', DOCX],
  ])('is mailed as a program wrote it: %s', async (name, type) => {
    const cv = readFileSync(new URL(`../../netlify/server/cv/fixtures/${name}`, import.meta.url));
    const { id } = await applicant.apply(inline(cv, name));
    expect((await applicant.mailsOf(id))[0]?.attachments).toEqual(attached(cv, name, type));
  });

  it('is accepted without its curriculum when there is no room, and its mail says so', async () => {
    const { real } = applicant.outside;
    const ip = '192.0.2.7';
    const network = networkKeys(ip, real.environment.databaseUrl, real.clock()).at(-1) ?? null;
    // Its network's share of the room, in files that no lead names.
    const full = `with files as (
        insert into cv_uploads (id, filename, size, sha256, network, created_at)
        select gen_random_uuid(), 'cv.pdf', 5242880, repeat('a', 64), $1, now() returning id
      )
      insert into cv_upload_parts (upload_id, part, content)
      select id, part, convert_to(repeat('x', 1048576), 'UTF8') from files, generate_series(0, 4) as part`;
    for (let count = 0; count < 11; count += 1) await real.fileDatabase.query(full, [network]);
    const attachment = inline(makePdf(500));
    const id = randomUUID();
    const apply = async (): Promise<number> => {
      const work: Promise<unknown>[] = [];
      const body = JSON.stringify({ ...validLead, formType: 'career', source: 'Lavora con noi', attachment });
      const init = { method: 'POST', body, headers: jsonHeaders(id) };
      const context = { ip, waitUntil: (running: Promise<unknown>) => void work.push(running) };
      const answer = await answerLeadRequest(
        new Request(`${SITE}/api/send-contact-email`, init),
        context,
        real,
      );
      await Promise.all(work);
      return answer.status;
    };
    expect(await apply()).toBe(200);
    const [mail, ...others] = await applicant.mailsOf(id);
    expect(others).toEqual([]);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('non allegato: quando è arrivata la candidatura non c’era spazio');
    // Room that becomes free later does not change an accepted lead: its mail keeps the same bytes.
    await real.database.query("delete from cv_uploads where state = 'open'");
    expect(await apply()).toBe(200);
    expect(await applicant.mailsOf(id)).toHaveLength(1);
    expect(await applicant.outside.leads()).toHaveLength(1);
  });

  it('becomes one lead, one mail and one file when posted three times', async () => {
    const cv = makePdf(2_000_000);
    const id = randomUUID();
    for (let time = 0; time < 3; time += 1) expect((await applicant.apply(inline(cv), id)).status).toBe(200);
    expect(await applicant.mailsOf(id)).toHaveLength(1);
    expect(await applicant.uploads()).toHaveLength(1);
  });

  it('is mailed with its curriculum while the database is down; parts are reported as unreadable', async () => {
    const cv = makePdf(1_500_000);
    const uploadId = await applicant.sender.begin(cv);
    await applicant.outside.faults({ database: 'down' });
    const first = await applicant.apply(inline(cv));
    const second = await applicant.apply({ uploadId });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await first.answer.json()).toEqual({ ok: true, id: first.id });
    expect(await second.answer.json()).toEqual({ ok: true, id: second.id, attachment: 'missing' });
    expect((await applicant.mailsOf(first.id))[0]?.attachments).toEqual(attached(cv));
    const [mail] = await applicant.mailsOf(second.id);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Curriculum: non allegato: in questo momento non si può leggere.');
  });

  const pdf = makePdf();
  it.each<[string, unknown, string]>([
    ['a truncated file', inline(makeDocx().subarray(0, 100), 'cv.docx'), CV_REFUSALS.damaged],
    ['a document with macros', inline(makeDocx('word/vbaProject.bin'), 'cv.docx'), CV_REFUSALS.macros],
    ['a file of another kind', inline(pdf, 'cv.docx'), CV_REFUSALS.content],
    ['a program', inline(pdf, 'cv.exe'), CV_REFUSALS.extension],
    ['an empty file', inline(Buffer.alloc(0)), CV_REFUSALS.empty],
    ['no base64', { ...inline(pdf), content: '%%%%' }, ATTACHMENT_MESSAGES.unreadable],
    ['truncated base64', { ...inline(pdf), content: 'JVBERi0x=' }, ATTACHMENT_MESSAGES.unreadable],
    ['no content', { filename: 'cv.pdf' }, ATTACHMENT_MESSAGES.unreadable],
    ['a word', 'cv.pdf', ATTACHMENT_MESSAGES.unreadable],
    ['a list', [inline(pdf)], ATTACHMENT_MESSAGES.unreadable],
    ['no upload', { uploadId: 'x' }, ATTACHMENT_MESSAGES.unreadable],
    ['an upload and a file', { ...inline(pdf), uploadId: randomUUID() }, ATTACHMENT_MESSAGES.unreadable],
  ])('refuses %s and stores nothing', async (_, attachment, message) => {
    const { answer, status } = await applicant.apply(attachment);
    expect(status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', errors: { attachment: message } });
    expect([await applicant.outside.leads(), await applicant.uploads()]).toEqual([[], []]);
  });

  it.each(['contact', 'quote'])('is refused in a %s form', async (formType) => {
    const { answer, status } = await applicant.apply(inline(pdf), randomUUID(), { formType });
    expect(status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { attachment: ATTACHMENT_MESSAGES.unexpected } });
  });
});

describe('a form without JavaScript', () => {
  const form = (file: File, change: Record<string, string> = {}) => {
    const data = new FormData();
    for (const [name, value] of formBody({ ...change, formType: 'career' })) data.set(name, value);
    data.set('attachment', file);
    return data;
  };

  it('sends its file, and becomes one lead when clicked twice', async () => {
    const cv = makePdf(4_000_000);
    const file = new File([new Uint8Array(cv)], 'Il mio cv.pdf', { type: 'application/pdf' });
    for (const answer of await Promise.all([
      applicant.outside.post(form(file)),
      applicant.outside.post(form(file)),
    ]))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/candidatura-inviata']);
    await applicant.settled();
    const [lead, ...others] = await applicant.outside.leads();
    expect(others).toEqual([]);
    const mails = await applicant.mailsOf(lead?.id ?? 'none');
    expect(mails.map(({ attachments }) => attachments)).toEqual([attached(cv, 'Il mio cv.pdf')]);
  });

  it('comes back with the reason and everything typed when its file is refused', async () => {
    const answer = await applicant.outside.post(
      form(new File(['ciao'], 'cv.pdf'), { message: 'Vendo da dieci anni.' }),
    );
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(CV_REFUSALS.content);
    expect(page).toContain('Vendo da dieci anni.');
    expect([await applicant.outside.leads(), await applicant.uploads()]).toEqual([[], []]);
  });

  it('says that the file must be chosen again when another field is wrong', async () => {
    const file = new File([new Uint8Array(makePdf())], 'cv.pdf');
    const page = await (await applicant.outside.post(form(file, { email: 'x' }))).text();
    expect(page).toContain('Il curriculum va scelto di nuovo.');
  });
});

describe('the curriculum of an application', () => {
  const DAY = 24 * 3_600_000;
  const erase = (days: number) =>
    eraseExpiredUploads(
      inSimulatedTime(applicant.outside.real.database, () => new Date(Date.now() + days * DAY)),
    );

  it('is erased 30 days after its mail, while the lead stays', async () => {
    await applicant.apply(inline(makePdf(500)));
    await applicant.settled();
    expect([await erase(29.9), await erase(30.1)]).toEqual([0, 1]);
    expect(await applicant.outside.leads()).toMatchObject([{ state: 'sent', cv_upload_id: null }]);
  });

  it('stays until its mail has been sent', async () => {
    await applicant.outside.faults({ email: 'down' });
    const { id } = await applicant.apply(inline(makePdf(500)));
    await applicant.settled();
    expect(await erase(60)).toBe(0);
    await applicant.outside.faults({ email: 'ok' });
    await applicant.deliverAfter(2 * 24 * 60);
    expect((await applicant.mailsOf(id))[0]?.attachments).toHaveLength(1);
  });

  it('waits 30 days for a person when the application may come from a bot', async () => {
    await applicant.apply(inline(makePdf(500)), randomUUID(), { website: 'https://bot.example' });
    expect(await applicant.outside.leads()).toMatchObject([{ state: 'held' }]);
    expect([await erase(29.9), await erase(30.1)]).toEqual([0, 1]);
  });
});
