import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickPost, leadPost } from './posts.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type LoadOutcome, putUnderLoad } from './steady-load.ts';

/** The rates of requests, and the duration. */
export interface Rates {
  readonly seconds: number;
  /** Per second. */
  readonly leads: number;
  /** Per second. */
  readonly interactions: number;
}

export interface SiteOutcome {
  readonly leads: LoadOutcome;
  readonly interactions: LoadOutcome;
  /** An empty function of the same host, under as many requests as the leads and at the same time. */
  readonly empty: LoadOutcome;
  /** Resident bytes of `npm start` with Postgres and outbox: before the load, then once a second, then after it. */
  readonly memory: readonly number[];
  /** CPU time that `npm start` used for the load, in seconds of a core. */
  readonly coreSeconds: number;
}

const MEMORY_EVERY_MS = 1_000;

/**
 * Starts the built product with a database of its own, and an empty function beside it.
 *
 * @param variables environment variables of the site, such as its limits
 */
export const putSiteUnderLoad = async (
  { seconds, leads, interactions }: Rates,
  variables: Readonly<Record<string, string>>,
): Promise<SiteOutcome> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trama-load-'));
  // Uses the ports of the environment, or free ones.
  const { PORT = '0', LOCAL_SERVICES_PORT = '0' } = process.env;
  const environment = { PORT, LOCAL_SERVICES_PORT, LOCAL_DATA_DIR: dataDir, ...variables };
  const started: ServerProcess[] = [];
  const start = async (...server: Parameters<typeof startServer>): Promise<ServerProcess> => {
    const running = await startServer(...server);
    started.push(running);
    return running;
  };
  let sampling: NodeJS.Timeout | undefined;
  try {
    const site = await start('netlify/local/start.ts', ['--no-build'], environment);
    const empty = await start('tests/load/empty-function.ts', [], {});
    const memory = [site.memory()];
    const usedBefore = site.coreSeconds();
    sampling = setInterval(() => memory.push(site.memory()), MEMORY_EVERY_MS);
    const lead = (number: number) => leadPost(site.url, number);
    const [left, clicked, nothing] = await Promise.all([
      putUnderLoad({ url: `${site.url}/api/send-contact-email`, perSecond: leads, seconds, make: lead }),
      putUnderLoad({
        url: `${site.url}/api/contact-interactions`,
        perSecond: interactions,
        seconds,
        make: () => clickPost(site.url),
      }),
      putUnderLoad({ url: `${empty.url}/api/empty`, perSecond: leads, seconds, make: lead }),
    ]);
    memory.push(site.memory());
    const coreSeconds = site.coreSeconds() - usedBefore;
    return { leads: left, interactions: clicked, empty: nothing, memory, coreSeconds };
  } finally {
    clearInterval(sampling);
    await Promise.all(started.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
};
