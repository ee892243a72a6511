import { Resend } from 'resend';
import * as z from 'zod/mini';
import { LEAD_TAG, SITE_TAG } from '../email/mail-client.ts';
import type { Environment } from '../environment.ts';
import { readUuid } from '../uuid.ts';
import { BOUNCES, type MailEvent } from './keep-event.ts';

/** What identifies a report and a mail: printable, and as long as a database's text needs to be. */
const providerId = z.string().check(z.regex(/^[!-~]{1,200}$/));

/** The reports that change something; the provider sends others, which are answered and forgotten. */
const KINDS = ['delivered', ...BOUNCES] as const;

/** What a report need not have, and what this code need not understand. */
const readable = <Output>(shape: z.ZodMiniType<Output, unknown>) => z.catch(z.nullish(shape), null);
const time = readable(z.iso.datetime({ offset: true }));

const eventSchema = z.object({
  type: z.enum(KINDS.map((kind) => `email.${kind}` as const)),
  created_at: time,
  data: z.object({
    email_id: providerId,
    created_at: time,
    /** Each report is about one recipient (resend.com/changelog/webhook-event-visibility). */
    to: readable(z.array(z.string().check(z.maxLength(320)))),
    /** A mail is sent with a list of tags and reported with an object (resend.com/docs/webhooks/emails/bounced). */
    tags: readable(z.record(z.string(), z.string())),
  }),
});

type Verdict =
  | {
      readonly kind: 'event';
      readonly event: MailEvent;
      /** Whether the mail has the tag of this deploy. */
      readonly isTagged: boolean;
    }
  /** Signed by the provider, but of a kind that changes nothing. */
  | { readonly kind: 'other' }
  /** Not signed with our secret, or signed more than five minutes ago or ahead. */
  | { readonly kind: 'forged' };

/**
 * Checks the signature of a report (Svix; resend.com/docs/webhooks/verify-webhooks-requests) and reads it.
 *
 * @param body as it arrived: the signature covers every byte
 * @param headers `svix-id`, `svix-timestamp`, `svix-signature`
 * @param webhookSecret of the webhook, `whsec_…`
 * @param deploy what this deploy is, which is the tag of its mails
 */
export const verifiedEvent = (
  body: string,
  headers: Headers,
  webhookSecret: string,
  deploy: Environment['context'],
): Verdict => {
  const id = headers.get('svix-id') ?? '';
  let value: unknown;
  try {
    // The key is that of the API, which verifying does not call; the client refuses to be made without one.
    value = new Resend('unused').webhooks.verify({
      payload: body,
      headers: {
        id,
        timestamp: headers.get('svix-timestamp') ?? '',
        signature: headers.get('svix-signature') ?? '',
      },
      webhookSecret,
    });
  } catch (error) {
    // A signed body that is no JSON.
    if (error instanceof SyntaxError) return { kind: 'other' };
    return { kind: 'forged' };
  }
  const { success, data: report } = eventSchema.safeParse(value);
  if (!success || !providerId.safeParse(id).success) return { kind: 'other' };
  const kind = KINDS.find((each) => report.type === `email.${each}`);
  if (kind === undefined) return { kind: 'other' };
  const { email_id: mailId, to, tags, created_at: mailedAt } = report.data;
  return {
    kind: 'event',
    isTagged: tags?.[SITE_TAG] === deploy,
    event: {
      id,
      mailId,
      kind,
      inbox: to?.[0]?.toLowerCase() ?? null,
      leadId: readUuid(tags?.[LEAD_TAG]) ?? null,
      mailedAt: mailedAt ?? null,
      happenedAt: report.created_at ?? null,
    },
  };
};
