import { Resend } from 'resend';
import * as z from 'zod/mini';
import { BOUNCES, type MailEvent } from '../leads/states/bounce-lead.ts';

/** What identifies a report and a mail: printable, and as long as a database's text needs to be. */
const providerId = z.string().check(z.regex(/^[!-~]{1,200}$/));

const KINDS = ['delivered', ...BOUNCES] as const;

const eventSchema = z.object({
  type: z.enum(KINDS.map((kind) => `email.${kind}` as const)),
  data: z.object({ email_id: providerId }),
});

type Verdict =
  | { readonly kind: 'event'; readonly event: MailEvent }
  /** Signed by the provider, but about nothing that concerns a lead. */
  | { readonly kind: 'other' }
  /** Not signed with our secret, or signed more than five minutes ago or ahead. */
  | { readonly kind: 'forged' };

/**
 * Checks the signature of a report (Svix; resend.com/docs/webhooks/verify-webhooks-requests) and reads it.
 *
 * @param body as it arrived: the signature covers every byte
 * @param headers `svix-id`, `svix-timestamp`, `svix-signature`
 * @param webhookSecret of the webhook, `whsec_…`
 */
export const verifiedEvent = (body: string, headers: Headers, webhookSecret: string): Verdict => {
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
  return kind === undefined
    ? { kind: 'other' }
    : { kind: 'event', event: { id, mailId: report.data.email_id, kind } };
};
