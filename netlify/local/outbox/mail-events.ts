import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readControl } from '../controls.ts';
import { allowOnly, type Incoming, Refusal } from '../http/incoming.ts';
import type { Outbox } from './outbox.ts';

/** The function that the outbox reports to. */
export interface EventReceiver {
  /** `whsec_…` */
  readonly webhookSecret: string;
  /** Base URL of the functions; undefined while they start. */
  functionsUrl(): string | undefined;
}

const TYPES = [
  'email.delivered',
  'email.delivery_delayed',
  'email.bounced',
  'email.complained',
  'email.suppressed',
  'email.failed',
] as const;

const asked = z.strictObject({
  type: z.enum(TYPES),
  emailId: z.string().min(1).max(200),
  /** The id of the report, to send the same again; a new one when absent. */
  id: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});

/** What Resend adds to `data` for each type (resend.com/docs/webhooks/event-types). */
const DETAILS: Readonly<Record<(typeof TYPES)[number], object>> = {
  'email.delivered': {},
  'email.delivery_delayed': {},
  'email.bounced': {
    bounce: { message: 'The mailbox does not exist.', type: 'Permanent', subType: 'General' },
  },
  'email.complained': {},
  'email.suppressed': {
    suppressed: { message: 'The address is on the suppression list.', type: 'OnAccountSuppressionList' },
  },
  'email.failed': { failed: { reason: 'reached_daily_quota' } },
};

/**
 * Signs as Svix does: HMAC-SHA256 over id, time and body, with the key behind `whsec_` (docs.svix.com, "Verifying
 * payloads manually").
 *
 * @param seconds since 1970
 */
export const svixHeaders = (
  id: string,
  seconds: number,
  body: string,
  webhookSecret: string,
): Record<string, string> => {
  const key = Buffer.from(webhookSecret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': String(seconds), 'svix-signature': `v1,${signature}` };
};

/**
 * `POST /mail-events {"type": "email.bounced", "emailId": "…"}`: sends a signed report to the function, as Resend does.
 * An `emailId` that the outbox does not know is sent too: Resend reports on every mail of the account.
 *
 * @returns `{id, status}`: the id of the report and the function's answer; with the status of a refusal
 * @throws Refusal when the request is not understood
 */
export const answerMailEvents = async (
  outbox: Outbox,
  incoming: Incoming,
  { webhookSecret, functionsUrl }: EventReceiver,
): Promise<Response> => {
  allowOnly(incoming, 'POST');
  const example = `{"type":"email.bounced","emailId":"…"}. Known types: ${TYPES.join(', ')}`;
  const { type, emailId, id = `msg_${randomUUID()}` } = await readControl(incoming, asked, example);
  const site = functionsUrl();
  if (site === undefined) throw new Refusal(503, 'The functions are still starting.');
  const mail = outbox.mails().find((each) => each.id === emailId);
  const now = new Date();
  const payload = JSON.stringify({
    type,
    created_at: now.toISOString(),
    data: {
      created_at: mail?.receivedAt ?? now.toISOString(),
      email_id: emailId,
      from: mail?.from ?? 'sito@trama.example',
      to: mail?.to ?? [],
      subject: mail?.subject ?? '',
      // Sent as a list, reported as an object.
      tags: Object.fromEntries((mail?.tags ?? []).map(({ name, value }) => [name, value])),
      ...DETAILS[type],
    },
  });
  const answer = await fetch(`${site}/api/mail-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...svixHeaders(id, Math.floor(now.getTime() / 1000), payload, webhookSecret),
    },
    body: payload,
  });
  await answer.body?.cancel();
  return Response.json({ id, status: answer.status }, { status: answer.ok ? 200 : answer.status });
};
