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
  readonly to: string;
  /** Absent: answers go to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailClient {
  /**
   * @param mail the same bytes whenever the key is the same
   * @param idempotencyKey 1 to 256 characters; the provider sends one mail for it within 24 hours
   * @param timeoutMs how long to wait for the provider's answer
   * @returns the outcome; never rejects
   */
  send(mail: Mail, idempotencyKey: string, timeoutMs: number): Promise<SendOutcome>;
  /**
   * Asks for a mail that lacks everything, which a provider that works refuses, and sends nothing.
   *
   * @param timeoutMs how long to wait for the provider's answer
   * @returns null when mails would pass; otherwise the provider's name of the reason. Never rejects
   */
  probe(timeoutMs: number): Promise<string | null>;
}

/** What a provider that works says of a mail that lacks everything, where it does not name another field first. */
const LACKS_ITS_ADDRESSES = /:(?:from|to)$|^invalid_from_address$/;

/**
 * @param environment the provider's address and key
 * @param clock to read a `Retry-After` that is a date
 */
export const connectMail = (
  environment: Pick<Environment, 'resendApiKey' | 'resendBaseUrl'>,
  clock: () => Date,
): MailClient => {
  const resend = new Resend(environment.resendApiKey, { baseUrl: environment.resendBaseUrl });
  return {
    async send(mail, idempotencyKey, timeoutMs) {
      // The SDK has no timeout of its own, and reports one as any other failure of the network.
      const options = { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) };
      const { attachments = [], ...rest } = mail;
      const answer = await resend.emails.send({ ...rest, attachments: [...attachments] }, options);
      return classifyAnswer(answer, clock().getTime());
    },
    async probe(timeoutMs) {
      const answer = await resend.post('/emails', {}, { signal: AbortSignal.timeout(timeoutMs) });
      const outcome = classifyAnswer(answer, clock().getTime());
      if (outcome.kind === 'accepted') return 'unexpected_acceptance';
      return outcome.kind === 'refused' || LACKS_ITS_ADDRESSES.test(outcome.error) ? null : outcome.error;
    },
  };
};
