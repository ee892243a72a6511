import { LEAD_ENDPOINT } from '../lead/form-types.ts';
import { judgeAnswer } from './judge-answer.ts';
import { attach, sendParts } from './kept-cv.ts';
import { holdLead, putLead, readLead } from './lead-store.ts';
import { stateOf, type WaitingLead } from './waiting-lead.ts';

/** Milliseconds after which a try counts as failed, and bytes per millisecond that a curriculum adds to it. */
const TIMEOUT_MS = 30_000;
const BYTES_PER_MS = 16;

/** @returns what is left of an accepted lead: nothing that was typed, and the file only while its parts are missing */
const accepted = (
  { key, version, writtenAt, formType, page, formId, file }: WaitingLead,
  uploadId: string | undefined,
  number: string | undefined,
  isCvMissing: boolean,
): WaitingLead => ({
  ...{ key, version, writtenAt, formType, page, formId, number, sentAt: Date.now() },
  ...(isCvMissing ? { isCvMissing } : file && uploadId && { file, uploadId }),
});

const post = async (lead: WaitingLead): Promise<WaitingLead> => {
  const { attachment, uploadId, refusal } = await attach(lead);
  if (refusal !== undefined) return { ...lead, refusal };
  // A try whose answer gets lost is repeated with the same upload, and so stays the same application.
  const announced = uploadId === undefined ? lead : { ...lead, uploadId };
  if (announced.uploadId !== lead.uploadId) await putLead(announced);
  const body = JSON.stringify({
    ...JSON.parse(lead.request ?? '{}'),
    attachment,
    writtenSecondsAgo: Math.max(0, Math.round((Date.now() - lead.writtenAt) / 1000)),
  });
  const answer = await fetch(LEAD_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': lead.key },
    body,
    // The page of the form is evidence of what the visitor saw. A worker would name itself.
    referrer: lead.page,
    signal: AbortSignal.timeout(TIMEOUT_MS + body.length / BYTES_PER_MS),
  });
  const verdict = judgeAnswer(
    answer.status,
    answer.headers.get('Retry-After'),
    await answer.text(),
    Date.now(),
  );
  if (verdict.kind === 'refused') return { ...announced, refusal: verdict.reason };
  if (verdict.kind === 'later') return { ...announced, notBefore: verdict.notBefore };
  const isCvMissing = verdict.isCvMissing || (!!lead.file && !attachment);
  return accepted(lead, uploadId, verdict.number, isCvMissing);
};

/**
 * Sends one kept lead once, if its time has come, and keeps what became of it. Nobody else sends it meanwhile.
 *
 * @returns the lead as it is kept afterwards; unchanged when there is no connection; undefined when it was erased
 */
export const sendKept = (key: string): Promise<WaitingLead | undefined> =>
  holdLead(key, async () => {
    let lead = await readLead(key);
    try {
      if (lead?.request !== undefined && stateOf(lead, Date.now()) === 'waits') {
        lead = await post(lead);
        // The visitor has erased it meanwhile, or its own page has sent it too and told so: nothing is kept again.
        if (!(await readLead(key))) return lead.sentAt === undefined ? undefined : lead;
        await putLead(lead);
      }
      if (lead?.sentAt !== undefined && lead.file && lead.uploadId !== undefined) {
        const { file, uploadId, ...rest } = lead;
        const hasArrived = await sendParts(file, uploadId);
        lead = hasArrived ? rest : { ...rest, isCvMissing: true };
        await putLead(lead);
      }
    } catch {
      // No connection, or a page of something else than the site: the next try sends it.
    }
    return lead;
  });
