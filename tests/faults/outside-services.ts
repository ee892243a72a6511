import { beforeEach } from 'vitest';
import { listed } from '../../netlify/local/outbox/mail.ts';
import { openOutbox } from '../../netlify/local/outbox/outbox.ts';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import {
  type LocalServices,
  type LocalServicesOptions,
  startLocalServices,
} from '../../netlify/local/services.ts';
import { connectDatabase, type Database } from '../../netlify/server/database/database.ts';
import { migrate } from '../../netlify/server/database/migrate.ts';
import { type Dependencies, dependencies, type FunctionContext } from '../../netlify/server/dependencies.ts';
import { DirectTurns } from '../../netlify/server/leads/direct-turns.ts';

export const SITE = 'http://127.0.0.1:4321';
const ENDPOINT = `${SITE}/api/send-contact-email`;

/** A mail as `GET /emails` lists it. */
export interface ReceivedMail {
  id: string;
  idempotencyKey: string | null;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
}

export interface LeadRow {
  id: string;
  state: string;
  attempts: number;
  last_error: string | null;
  held_for: string | null;
  cv_mail: string | null;
  provider_id: string | null;
  payload: Record<string, string>;
  source: string;
  page: string | null;
  consent_text_sha256: string;
  created_at: Date;
  next_attempt_at: Date;
  leased_until: Date | null;
}

/** The real functions between a real Postgres and an outbox with Resend's API, all in memory. */
export interface OutsideServices {
  /** Posts to the function with the request that a browser would send. */
  post(body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  /** Sends any request to the function. */
  send(init: RequestInit): Promise<Response>;
  /** The context that functions get. */
  readonly context: Pick<FunctionContext, 'waitUntil'>;
  /** Resolves when the functions have finished all work that they left for after their answers. */
  settled(): Promise<void>;
  /** Runs the schedule `deliver-leads` once. */
  deliverLeads(): Promise<Response>;
  /** The mails since the last reset, oldest first. */
  mails(): Promise<ReceivedMail[]>;
  leads(): Promise<LeadRow[]>;
  faults(change: Record<string, string>): Promise<void>;
  /**
   * The dependencies of the functions. Their pauses end at once, and their clock is then ahead by as much; a statement may
   * take a minute. Tests replace the clock or the mail.
   */
  readonly real: Dependencies;
  /** Sets the clock ahead. */
  pass(milliseconds: number): void;
  /** Lets pauses and statements take the time that they take on the site, until the next reset. */
  takeRealTime(): void;
  /** Deletes all mails and all rows, ends all faults, sets the clock right, and forgets the turns that it gave. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const EMPTIED = [
  'leads',
  'cv_uploads',
  'cv_refusals',
  'contact_interactions',
  'mail_events',
  'rate_limits',
  'notices',
  'inboxes',
  'health_answers',
  'failed_erasures',
  'weekly_reports',
  'desk_links',
  'desk_sessions',
];
const RESET = `with ${EMPTIED.map((table) => `from_${table} as (delete from ${table})`).join()}
  update mail_provider set failures = 0, failing_since = null, closed_until = null, blocked_at = null,
    next_slot_at = '-infinity', successor = null, successor_until = null`;

/** A slow machine may take long for a statement. A database that is down fails at once all the same. */
const PATIENCE = { tryMs: 60_000, budgetMs: 120_000 };

/**
 * Lets all pauses of the process pass at once, as if they had been waited for side by side, and its statements take as
 * long as they need.
 */
const skipPauses = (real: Dependencies) => {
  const { clock, pause } = real;
  // The database's time is that of the functions' clock, however far that is ahead.
  const simulated = (database: Database) => inSimulatedTime(database, () => real.clock());
  const [database, fileDatabase] = [simulated(real.database), simulated(real.fileDatabase)];
  const patient = simulated(
    connectDatabase(real.environment, PATIENCE, (milliseconds) => real.pause(milliseconds)),
  );
  let ahead = 0;
  let isReal = false;
  const pass = (milliseconds: number): void => {
    ahead += milliseconds;
  };
  real.clock = () => new Date(clock().getTime() + ahead);
  real.elapsedMs = () => real.clock().getTime();
  real.pause = async (milliseconds) => {
    if (isReal) return await pause(milliseconds);
    const end = real.clock().getTime() + milliseconds;
    // Others have their turn, as in a pause.
    await new Promise((resolve) => setImmediate(resolve));
    pass(Math.max(0, end - real.clock().getTime()));
  };
  return {
    pass,
    takeRealTime: () => {
      isReal = true;
      Object.assign(real, { database, fileDatabase });
    },
    restart: () => {
      ahead = 0;
      isReal = false;
      // The turns of before were given at times that are yet to come for the clock that is set right.
      Object.assign(real, { database: patient, fileDatabase: patient, directTurns: new DirectTurns() });
    },
  };
};

/** @param options replace the embedded database with another one */
export const startOutsideServices = async (
  options: Pick<LocalServicesOptions, 'database'> = {},
): Promise<OutsideServices> => {
  let outbox = await openOutbox(null);
  const services: LocalServices = await startLocalServices({
    port: 0,
    dataDir: null,
    outbox: { accept: (...mail) => outbox.accept(...mail), mails: () => outbox.mails() },
    ...options,
  });
  const variables = {
    DATABASE_URL: services.databaseUrl,
    NEON_FETCH_ENDPOINT: `${services.url}/sql`,
    RESEND_BASE_URL: services.url,
    RESEND_API_KEY: 're_local',
  };
  // The functions read the environment on their first call.
  Object.assign(process.env, variables);
  const real = dependencies(variables, {});
  const { pass, takeRealTime, restart } = skipPauses(real);
  restart();
  await migrate(real.environment);
  const { default: sendContactEmail } = await import('../../netlify/functions/send-contact-email.mts');
  const { default: deliverLeads } = await import('../../netlify/functions/deliver-leads.mts');
  const database = connectDatabase(real.environment, PATIENCE);

  const work: Promise<unknown>[] = [];
  const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  const send = (init: RequestInit) => sendContactEmail(new Request(ENDPOINT, init), context);
  let isFaulty = false;
  const faults = async (change: Record<string, string>) => {
    isFaulty = true;
    const answer = await fetch(`${services.url}/faults`, { method: 'POST', body: JSON.stringify(change) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    real,
    context,
    send,
    faults,
    pass,
    takeRealTime,
    post: (body, headers = {}) => send({ method: 'POST', body, headers }),
    settled: async () => {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
    deliverLeads: () => deliverLeads(new Request(`${SITE}/deliver-leads`), context),
    mails: async () => outbox.mails().map(listed) as ReceivedMail[], // The functions send both texts.
    leads: () => database.query<LeadRow>('select * from leads order by created_at, id'),
    reset: async () => {
      if (isFaulty) await faults({ email: 'ok', database: 'ok' });
      isFaulty = false;
      // A test may end while a lead of its own is mailed.
      await Promise.allSettled(work.splice(0));
      // One statement instead of one for each table: this runs before each of some 650 tests.
      await database.query(RESET);
      outbox = await openOutbox(null);
      restart();
    },
    close: () => services.close(),
  };
};

let shared: Promise<OutsideServices> | undefined;

/**
 * @returns the outside services of this thread, which all its files share; empty now and before each test of the file
 */
export const sharedOutsideServices = async (): Promise<OutsideServices> => {
  shared ??= startOutsideServices();
  const outside = await shared;
  await outside.reset();
  beforeEach(() => outside.reset());
  return outside;
};

/** A request that passes every rule. */
export const validLead = {
  name: "Lucia D'Amico",
  email: 'lucia.damico@officine.example',
  phone: '06 123 4567',
  message: 'Siamo in due sedi.',
  formType: 'quote',
  source: 'Fibra Ottica',
  privacyConsent: true,
  contactConsent: true,
  website: '',
};

export const jsonHeaders = (key?: string): Record<string, string> => ({
  'content-type': 'application/json',
  referer: `${SITE}/fibra-ottica?utm_source=x`,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

/** @returns the body with which a form without JavaScript posts the same request */
export const formBody = (change: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({ ...validLead, privacyConsent: 'on', contactConsent: 'on', ...change });
