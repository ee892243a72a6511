import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeDocx, makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_REFUSALS } from '../../netlify/server/cv/cv-refusals.ts';
import { ATTACHMENT_MESSAGES } from '../../netlify/server/leads/lead-attachment.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { attached, startApplicant } from './cv-applicant.ts';
import { partsOf } from './cv-sender.ts';

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
    expect(await applicant.outside.leads()).toMatchObject([{ id, state: 'sent', attempts: 1 }]);
  });

  it('is mailed at once when the curriculum has already arrived', async () => {
    const cv = makeDocx();
    const uploadId = await applicant.sender.begin(cv, 'cv.docx');
    await sendAll(uploadId, cv);
    const { id } = await applicant.apply({ uploadId });
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect((await applicant.mailsOf(id))[0]?.attachments).toEqual(attached(cv, 'cv.docx', type));
  });

  it('is mailed without the curriculum after 15 minutes and says so; later parts are refused', async () => {
    const cv = makePdf(500);
    const uploadId = await applicant.sender.begin(cv);
    const { id } = await applicant.apply({ uploadId });
    await applicant.settled();
    await applicant.deliverAfter(14.9);
    expect(await applicant.mailsOf(id)).toEqual([]);
    await applicant.outside.faults({ email: '500' });
    await applicant.deliverAfter(15.1);
    const late = await applicant.sender.put(uploadId, 0, cv);
    expect([late.status, await late.json()]).toMatchObject([422, { message: CV_REFUSALS.late }]);
    await applicant.outside.faults({ email: 'ok' });
    await applicant.deliverAfter(60);
    const [mail] = await applicant.mailsOf(id);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain(
      'Curriculum: non allegato: non è arrivato entro 15 minuti dalla candidatura.',
    );
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

  it('is stored once when posted again, and conflicts when it names another curriculum', async () => {
    const uploadId = await applicant.sender.begin(makePdf(500));
    const { id } = await applicant.apply({ uploadId });
    expect((await applicant.apply({ uploadId }, id)).status).toBe(200);
    expect((await applicant.apply({ uploadId: await applicant.sender.begin(makePdf(500)) }, id)).status).toBe(
      409,
    );
    expect((await applicant.apply(undefined, id)).status).toBe(409);
    expect(await applicant.outside.leads()).toHaveLength(1);
  });
});
