import { connectDatabase, type Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { startLocalServices } from '../services.ts';

const start = async () => {
  const { databaseUrl, url } = await startLocalServices({ port: 0, dataDir: null });
  await migrate({ databaseUrl, neonFetchEndpoint: `${url}/sql` });
  return { databaseUrl, url };
};

let started: ReturnType<typeof start> | undefined;

interface Migrated {
  readonly database: Database;
  /** The variables that lead the functions to this database and an outbox. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * A migrated database in memory without leads. The test files of a process share it, one after the other, since a start
 * with all migrations takes a second; it ends with the process.
 */
export const migratedDatabase = async (): Promise<Migrated> => {
  started ??= start();
  const { databaseUrl, url } = await started;
  const neonFetchEndpoint = `${url}/sql`;
  // Connects anew, because the driver has one endpoint for all databases of a process.
  const database = connectDatabase({ databaseUrl, neonFetchEndpoint }, { tryMs: 30_000, budgetMs: 60_000 });
  await database.query('truncate leads, cv_uploads, notices, weekly_reports cascade');
  const variables = {
    DATABASE_URL: databaseUrl,
    NEON_FETCH_ENDPOINT: neonFetchEndpoint,
    RESEND_BASE_URL: url,
  };
  return { database, variables };
};
