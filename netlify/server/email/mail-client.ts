import { Resend } from 'resend';
import type { Environment } from '../environment.ts';
import { classifyAnswer, type SendOutcome } from './send-outcome.ts';

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailClient {
  /**
   * @param mail the same bytes whenever the key is the same
   * @param idempotencyKey 1 to 256 characters; the provider sends one mail for it within 24 hours
   * @param timeoutMs how long to wait for the provider's answer
   * @returns the outcome; never rejects
   */
  send(mail: Mail, idempotencyKey: string, timeoutMs: number): Promise<SendOutcome>;
}

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
      const answer = await resend.emails.send({ ...mail }, options);
      return classifyAnswer(answer, clock().getTime());
    },
  };
};
