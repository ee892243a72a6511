import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../server/command/arguments.ts';
import { migrate } from '../../server/database/migrate.ts';
import {
  type DatabaseEnvironment,
  EnvironmentError,
  readDatabaseEnvironment,
} from '../../server/environment.ts';
import { keptAddress } from '../postgres/kept-address.ts';
import { startLocalServices } from '../services.ts';
import type { Lifetime } from './lifetime.ts';
import type { Settings } from './settings.ts';

const ANSWER_LIMIT_MS = 5_000;

type RunningDatabase = NonNullable<ReturnType<typeof keptAddress>>;

/** Tells the database of the data directory from another server that has its port by now, which must not get queries. */
const isRunning = async ({ databaseUrl, neonFetchEndpoint }: RunningDatabase): Promise<boolean> => {
  try {
    const headers = { 'neon-connection-string': databaseUrl };
    const answer = await fetch(neonFetchEndpoint, { headers, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return answer.status === 405 && answer.headers.get('allow') === 'POST';
  } catch {
    return false;
  }
};

const openDirectory = async (
  { dataDir, database }: Settings,
  lifetime: Lifetime,
  mayBeNew: boolean,
): Promise<DatabaseEnvironment> => {
  if (!mayBeNew && !existsSync(join(dataDir, database.folder))) {
    throw new CommandError(
      `There is no local database in ${dataDir} yet: start the site with "npm start", or set DATABASE_URL.`,
    );
  }
  try {
    const services = await startLocalServices({ port: 0, dataDir, database });
    lifetime.onEnd(services.close);
    const environment = { databaseUrl: services.databaseUrl, neonFetchEndpoint: `${services.url}/sql` };
    await migrate(environment);
    return environment;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Finds the database for a command: the one in DATABASE_URL, or the local one of `npm start`. While the site runs, the
 * command uses its SQL endpoint, since only one process may open the files; the data directory names it.
 *
 * @param variables `process.env`
 * @param mayBeNew whether to create a missing local database
 * @returns the connection to use
 * @throws CommandError naming the wrong variable, or saying what to start
 */
export const reachDatabase = async (
  variables: Readonly<Record<string, string | undefined>>,
  settings: Settings,
  lifetime: Lifetime,
  mayBeNew = false,
): Promise<DatabaseEnvironment> => {
  if (variables['DATABASE_URL']?.trim()) {
    try {
      return readDatabaseEnvironment(variables);
    } catch (error) {
      if (error instanceof EnvironmentError) throw new CommandError(error.message);
      throw error;
    }
  }
  const running = keptAddress(settings.dataDir);
  return running !== undefined && (await isRunning(running))
    ? running
    : await openDirectory(settings, lifetime, mayBeNew);
};
