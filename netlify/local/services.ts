import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerFaults, type Faults, NO_FAULTS, SLOW_ANSWER_MS } from './controls.ts';
import { type DirectoryLock, lockDirectory } from './data-directory/lock.ts';
import { allowOnly, type Incoming } from './http/incoming.ts';
import { type Answer, type RunningServer, serve } from './http/server.ts';
import { refuseStrangers } from './http/strangers.ts';
import { answerMailEvents, type EventReceiver } from './outbox/mail-events.ts';
import { type Outbox, openOutbox } from './outbox/outbox.ts';
import { answerEmails } from './outbox/resend-api.ts';
import { servicesPage } from './page/page.ts';
import { keepAddress } from './postgres/kept-address.ts';
import { LOCAL_DATABASES, type LocalDatabase } from './postgres/local-databases.ts';
import type { Postgres } from './postgres/postgres.ts';
import { answerSql, newLocalDatabaseUrl } from './postgres/sql-endpoint.ts';

export interface LocalServicesOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The directory of the database and the mails; null keeps both in memory. */
  readonly dataDir: string | null;
  /** Default: one that it opens in the data directory. */
  readonly outbox?: Outbox;
  /** Default: the embedded database. False when another one is used; `/sql` then answers 404. */
  readonly database?: Pick<LocalDatabase, 'folder' | 'open'> | false;
  /** Runs a scheduled function now and returns its answer, 404 for an unknown name. */
  readonly runSchedule?: (name: string) => Promise<Response>;
  /** Where `/mail-events` reports what became of a mail; without it that address answers 404. */
  readonly mailEvents?: EventReceiver;
}

export interface LocalServices {
  /** Base URL of Resend's API. `${url}/sql` is Neon's endpoint, and `url` itself serves a page for developers. */
  readonly url: string;
  /**
   * Connection string for the Neon driver, whose `fetchEndpoint` is `${url}/sql`. Its password is new at each start; other
   * commands of this machine read it from the data directory.
   */
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins for Neon and Resend on 127.0.0.1. They answer the functions, commands and people of this machine,
 * and no page of another origin.
 *
 * @throws Error when another process has locked the data directory, and the system's error when the port is taken
 */
export const startLocalServices = async (options: LocalServicesOptions): Promise<LocalServices> => {
  const { dataDir, database = LOCAL_DATABASES.embedded } = options;
  const lock = dataDir === null ? null : lockDirectory(dataDir);
  const databaseUrl = newLocalDatabaseUrl();
  let opened: Postgres | null = null;
  try {
    const outbox = options.outbox ?? (await openOutbox(dataDir === null ? null : join(dataDir, 'outbox')));
    if (database !== false) {
      opened = await database.open(dataDir === null ? null : join(dataDir, database.folder));
    }
    const postgres = opened;
    const closing = new AbortController();
    const answer = services({ outbox, postgres, databaseUrl }, options, closing.signal);
    const server: RunningServer = await serve(answer, options.port);
    const address = { databaseUrl, neonFetchEndpoint: `${server.url}/sql` };
    const forgetAddress = dataDir === null || postgres === null ? () => {} : keepAddress(dataDir, address);
    return {
      url: server.url,
      databaseUrl,
      close: () => {
        closing.abort();
        forgetAddress();
        return close(server, postgres, lock);
      },
    };
  } catch (error) {
    await opened?.close();
    lock?.release();
    throw error;
  }
};

const close = async (server: RunningServer, postgres: Postgres | null, lock: DirectoryLock | null) => {
  await server.close();
  await postgres?.close();
  lock?.release();
};

interface OpenServices {
  readonly outbox: Outbox;
  readonly postgres: Postgres | null;
  readonly databaseUrl: string;
}

const services = (
  { outbox, postgres, databaseUrl }: OpenServices,
  { runSchedule, mailEvents }: Pick<LocalServicesOptions, 'runSchedule' | 'mailEvents'>,
  closing: AbortSignal,
): ((incoming: Incoming) => Promise<Answer>) => {
  let faults = NO_FAULTS;

  /** A slow service does the work but answers too late. A client that gave up and retries must find the work done. */
  const underFault = async (fault: string, answer: () => Promise<Response>): Promise<Answer> => {
    if (fault === 'down') return 'drop connection';
    const response = await answer();
    if (fault === 'slow') await sleep(SLOW_ANSWER_MS, undefined, { signal: closing }).catch(() => {});
    return response;
  };
  const change = (changed: Partial<Faults>) => {
    faults = { ...faults, ...changed };
  };

  return async (incoming) => {
    const { method, path } = incoming;
    refuseStrangers(incoming);
    const reads = method === 'GET' || method === 'HEAD';
    if (path === '/') {
      allowOnly(incoming, 'GET', 'HEAD');
      const origin = `http://${incoming.headers.get('host')}`;
      return await servicesPage(outbox.mails(), postgres, faults, origin);
    }
    if (path === '/faults') return await answerFaults(incoming, () => faults, change);
    if (path === '/emails') {
      return await underFault(reads ? 'ok' : faults.email, () =>
        answerEmails(outbox, incoming, faults.email),
      );
    }
    if (path === '/mail-events' && mailEvents !== undefined)
      return await answerMailEvents(outbox, incoming, mailEvents);
    if (path === '/sql' && postgres !== null) {
      // Queries are POST requests. GET only identifies the endpoint, so it works under every fault.
      if (faults.database === '402' && !reads)
        return new Response('Your account or project has exceeded the compute time quota.', { status: 402 });
      return await underFault(reads ? 'ok' : faults.database, () =>
        answerSql(postgres, databaseUrl, incoming),
      );
    }
    // Answers with an empty body, as Netlify's build hook does, but starts no build.
    if (path === '/build-hook') {
      allowOnly(incoming, 'POST');
      console.log('Build requested.');
      return new Response();
    }
    const schedule = /^\/schedules\/([a-z0-9-]+)$/.exec(path)?.[1];
    if (schedule !== undefined && runSchedule !== undefined) {
      allowOnly(incoming, 'POST');
      return await runSchedule(schedule);
    }
    // In Resend's error format, because its SDK may call other endpoints.
    return Response.json(
      { statusCode: 404, name: 'not_found', message: `Nothing is at ${path}.` },
      { status: 404 },
    );
  };
};
