import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDocx, makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { ATTACHMENT_MESSAGES } from '../../netlify/server/leads/lead-attachment.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { requestNumber } from '../../src/lead/request-number.ts';
import { attached, startApplicant } from './cv-applicant.ts';
import { partsOf } from './cv-sender.ts';
import { MINUTE } from './simulation.ts';

const applicant = await startApplicant();

const sendAll = async (id: string, bytes: Buffer) => {
  for (const [part, content] of partsOf(bytes).entries()) await applicant.sender.put(id, part, content);
};

describe('an application whose curriculum comes in parts', () => {
  it('is accepted first and mailed with all 5 MB as soon as they have arrived', async () => {
    const cv = makePdf(CV_MAX_BYTES);
    const uploadId = await applicant.sender.begin(cv, 'Curriculum Lucia.pdf');
    const { id, status } = await applicant.apply({ uploadId });
    expect(status).toBe(200);
    await applicant.outside.deliverLeads();
    expect(await applicant.mailsOf(id)).toEqual([]);
    await sendAll(uploadId, cv);
    const [mail, ...others] = await applicant.mailsOf(id);
    expect(others).toEqual([]);
    expect(mail?.attachments).toEqual(attached(cv, 'Curriculum Lucia.pdf'));
    expect(mail?.text).toContain('Curriculum: Curriculum Lucia.pdf (5,0 MB)\n');
    expect(mail).toMatchObject({ to: ['persone@trama.example'] });
    expect(await applicant.outside.leads()).toMatchObject([{ id, state: 'sent', attempts: 0 }]);
  });

  it('is mailed at once when the curriculum has already arrived', async () => {
    const cv = makeDocx();
    const uploadId = await applicant.sender.begin(cv, 'cv.docx');
    await sendAll(uploadId, cv);
    const { id } = await applicant.apply({ uploadId });
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect((await applicant.mailsOf(id))[0]?.attachments).toEqual(attached(cv, 'cv.docx', type));
  });

  it('is mailed without the curriculum after 15 minutes and says so, and the file follows when it is whole', async () => {
    const cv = makePdf(500);
    const uploadId = await applicant.sender.begin(cv);
    const { id } = await applicant.apply({ uploadId });
    await applicant.settled();
    await applicant.deliverAfter(14.9);
    expect(await applicant.mailsOf(id)).toEqual([]);
    await applicant.deliverAfter(15.1);
    const [mail] = await applicant.mailsOf(id);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain(
      'Curriculum: non allegato: non è arrivato entro 15 minuti dalla candidatura; se arriva, segue in un’altra mail.',
    );
    await applicant.deliverAfter(20);
    applicant.outside.pass(20 * MINUTE);
    expect((await applicant.sender.put(uploadId, 0, cv)).status).toBe(200);
    await applicant.deliverAfter(21);
    const [, file, ...more] = await applicant.mailsOf(id);
    expect(more).toEqual([]);
    expect(file).toMatchObject({
      attachments: attached(cv),
      idempotencyKey: `lead/${id}/file/${uploadId.slice(0, 8)}`,
    });
    expect(file?.subject).toContain(requestNumber(id));
    expect(await applicant.outside.leads()).toMatchObject([{ state: 'sent', cv_mail: 'sent' }]);
  });

  it('is mailed at once without a refused curriculum, and says why', async () => {
    const cv = makeDocx('word/vbaProject.bin');
    const uploadId = await applicant.sender.begin(cv, 'cv.docx');
    const { id, status } = await applicant.apply({ uploadId });
    expect(status).toBe(200);
    expect((await applicant.sender.put(uploadId, 0, cv)).status).toBe(422);
    const [mail] = await applicant.mailsOf(id);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Curriculum: non allegato: il file contiene macro.');
  });

  it('is mailed without the curriculum when its bytes changed after the check', async () => {
    const cv = makePdf(500);
    const uploadId = await applicant.sender.begin(cv);
    await sendAll(uploadId, cv);
    await applicant.outside.real.database.query(
      `update cv_upload_parts set content = decode($2, 'base64') where upload_id = $1`,
      [uploadId, makePdf(500).toString('base64')],
    );
    const { id } = await applicant.apply({ uploadId });
    const [mail] = await applicant.mailsOf(id);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Curriculum: non allegato: il file ricevuto non è quello scelto.');
  });

  it('does not share its curriculum with another application', async () => {
    const uploadId = await applicant.sender.begin(makePdf(500));
    expect((await applicant.apply({ uploadId })).status).toBe(200);
    const { answer, status } = await applicant.apply({ uploadId });
    expect(status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { attachment: ATTACHMENT_MESSAGES.gone } });
    expect((await applicant.apply({ uploadId: randomUUID() })).status).toBe(422);
    const cv = makePdf(500);
    const wanted = await applicant.sender.begin(cv);
    const rivals = await Promise.all(Array.from({ length: 5 }, () => applicant.apply({ uploadId: wanted })));
    expect(rivals.map((rival) => rival.status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    expect(await applicant.outside.leads()).toHaveLength(2);
  });

  it('is the same lead with the file announced anew, before and after its mail, or without it; not with another text', async () => {
    const cv = makePdf(500);
    const lost = await applicant.sender.begin(cv);
    const { id } = await applicant.apply({ uploadId: lost });
    const anew = await applicant.sender.begin(cv);
    expect((await applicant.apply({ uploadId: anew }, id)).status).toBe(200);
    expect((await applicant.apply(undefined, id)).status).toBe(200);
    await applicant.settled();
    await applicant.deliverAfter(16);
    applicant.outside.pass(16 * MINUTE);
    const last = await applicant.sender.begin(cv);
    await sendAll(last, cv);
    for (let time = 0; time < 2; time += 1)
      expect((await applicant.apply({ uploadId: last }, id)).status).toBe(200);
    expect((await applicant.apply({ uploadId: last }, id, { message: 'Altro.' })).status).toBe(409);
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([[], attached(cv)]);
    // Another file under the same key is another mail.
    const other = makePdf(600);
    const chosen = await applicant.sender.begin(other);
    await sendAll(chosen, other);
    expect((await applicant.apply({ uploadId: chosen }, id)).status).toBe(200);
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([
      [],
      attached(cv),
      attached(other),
    ]);
    expect(await applicant.outside.leads()).toMatchObject([{ id, state: 'sent', cv_mail: 'sent' }]);
  });

  it('that was mailed while the database was down is stored once it is back, and its file follows', async () => {
    const cv = makePdf(500);
    const uploadId = await applicant.sender.begin(cv);
    await sendAll(uploadId, cv);
    const { real, faults } = applicant.outside;
    const { pause } = real;
    // The database is back at the first pause after the answer; the pauses before it end within three seconds.
    real.pause = async (milliseconds) => {
      if (milliseconds >= 5_000) await faults({ database: 'ok' });
      await pause(milliseconds);
    };
    onTestFinished(() => void Object.assign(real, { pause }));
    await faults({ database: 'down' });
    const { id, answer } = await applicant.apply({ uploadId });
    expect(await answer.json()).toMatchObject({ attachment: 'missing' });
    expect((await applicant.mailsOf(id)).map(({ attachments }) => attachments)).toEqual([[], attached(cv)]);
    expect(await applicant.outside.leads()).toMatchObject([{ id, state: 'sent', cv_mail: 'sent' }]);
  });
});
