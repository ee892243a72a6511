import { Resend } from 'resend';
import type { Environment } from '../environment.ts';
import { classifyAnswer, type SendOutcome } from './send-outcome.ts';

export interface MailAttachment {
  readonly filename: string;
  /** Base64. */
  readonly content: string;
  readonly contentType: string;
}

export interface Mail {
  readonly from: string;
  /** One inbox, or several that all see each other. */
  readonly to: string | readonly string[];
  /** Where replies go. Absent = to `from`. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
  /** What the provider's reports say about the mail, by name: ASCII letters, digits, `_` and `-`. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** Each mail of this site has this tag, so that reports about mails of others in the provider's account are known. */
export const SITE_TAG = 'site';
/** The mail of a lead has its id in this one. */
export const LEAD_TAG = 'lead';

export interface MailClient {
  /**
   * @param mail must have the same bytes every time the key is the same
   * @param idempotencyKey 1 to 256 characters; the provider sends only one mail with it within 24 hours
   * @param timeoutMs how long to wait for the provider's answer
   * @returns the outcome; never rejects
   */
  send(mail: Mail, idempotencyKey: string, timeoutMs: number): Promise<SendOutcome>;
  /**
   * Checks that the provider accepts mails, without sending one: posts an empty mail, which a working provider refuses.
   *
   * @param timeoutMs how long to wait for the provider's answer
   * @returns null if the provider would accept mails; otherwise its name for the reason. Never rejects
   */
  probe(timeoutMs: number): Promise<string | null>;
}

/** Matches errors about the sender or the recipient, with which a working provider may answer an empty mail. */
const LACKS_ITS_ADDRESSES = /:(?:from|to)$|^invalid_from_address$/;

/** Node takes whole milliseconds only, and the clock of a process counts parts of them. */
const within = (timeoutMs: number): AbortSignal => AbortSignal.timeout(Math.max(0, Math.floor(timeoutMs)));

/**
 * @param environment the provider's address and key
 * @param clock needed to read a `Retry-After` that is a date
 */
export const connectMail = (
  environment: Pick<Environment, 'resendApiKey' | 'resendBaseUrl' | 'context'>,
  clock: () => Date,
): MailClient => {
  const resend = new Resend(environment.resendApiKey, { baseUrl: environment.resendBaseUrl });
  return {
    async send(mail, idempotencyKey, timeoutMs) {
      // The SDK has no timeout, and reports an aborted request as a network failure.
      const options = { idempotencyKey, signal: within(timeoutMs) };
      const { attachments = [], headers, tags, to, ...rest } = mail;
      const tagged = Object.entries({ [SITE_TAG]: environment.context, ...tags });
      const answer = await resend.emails.send(
        {
          ...rest,
          to: typeof to === 'string' ? to : [...to],
          ...(headers && { headers: { ...headers } }),
          attachments: [...attachments],
          tags: tagged.map(([name, value]) => ({ name, value })),
        },
        options,
      );
      return classifyAnswer(answer, clock().getTime());
    },
    async probe(timeoutMs) {
      const answer = await resend.post('/emails', {}, { signal: within(timeoutMs) });
      const outcome = classifyAnswer(answer, clock().getTime());
      if (outcome.kind === 'accepted') return 'unexpected_acceptance';
      return outcome.kind === 'refused' || LACKS_ITS_ADDRESSES.test(outcome.error) ? null : outcome.error;
    },
  };
};
