import { randomUUID } from 'node:crypto';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { type CvSender, sha256, startCvSender } from './cv-sender.ts';
import {
  jsonHeaders,
  type OutsideServices,
  type ReceivedMail,
  sharedOutsideServices,
  validLead,
} from './outside-services.ts';
import { atClock } from './simulation.ts';

interface Attached {
  filename: string;
  contentType: string;
  size: number;
  sha256: string;
}

type ApplicationMail = ReceivedMail & { attachments: Attached[] };

/** Someone who applies, together with the outside services that receive the application. */
interface Applicant {
  readonly outside: OutsideServices;
  readonly sender: CvSender;
  /** Posts an application as JSON. */
  apply(
    attachment: unknown,
    id?: string,
    change?: object,
  ): Promise<{ id: string; answer: Response; status: number }>;
  /** @returns the mails of a lead, once the functions have finished their work after answering */
  mailsOf(id: string): Promise<ApplicationMail[]>;
  settled(): Promise<void>;
  /**
   * Runs the schedule with a clock that is this many minutes ahead.
   *
   * @param siteUrl of the processes that have tried before: mails link to the desk
   */
  deliverAfter(minutes: number, siteUrl?: string): Promise<void>;
  /** @returns one row for each upload */
  uploads(): Promise<unknown[]>;
}

const application = { ...validLead, formType: 'career', source: 'Lavora con noi' };

/** Starts the applicant of a file's tests. */
export const startApplicant = async (): Promise<Applicant> => {
  const outside = await sharedOutsideServices();
  const sender = await startCvSender();
  const settled = async () => {
    await outside.settled();
    await sender.settled();
  };
  return {
    outside,
    sender,
    settled,
    apply: async (attachment, id = randomUUID(), change = {}) => {
      const body = JSON.stringify({ ...application, ...change, attachment });
      const answer = await outside.post(body, jsonHeaders(id));
      return { id, answer, status: answer.status };
    },
    mailsOf: async (id) => {
      await settled();
      const mails = (await outside.mails()) as ApplicationMail[]; // The outbox lists attachments with every mail.
      return mails.filter(({ idempotencyKey }) => idempotencyKey?.includes(id));
    },
    deliverAfter: async (minutes, siteUrl) => {
      let now = Date.now() + minutes * 60_000;
      await deliverDueLeads({
        ...atClock(outside.real, () => new Date(now)),
        environment: { ...outside.real.environment, siteUrl },
        pause: async (milliseconds) => {
          now += milliseconds;
        },
      });
    },
    uploads: () => outside.real.database.query('select id from cv_uploads'),
  };
};

/** @returns a file as a lead's JSON carries it */
export const inline = (bytes: Buffer, filename = 'cv.pdf') => ({
  filename,
  content: bytes.toString('base64'),
  type: 'application/pdf',
});

/** @returns the attachments that a mail with this file must have */
export const attached = (bytes: Buffer, filename = 'cv.pdf', contentType = 'application/pdf') => [
  { filename, contentType, size: bytes.length, sha256: sha256(bytes) },
];
