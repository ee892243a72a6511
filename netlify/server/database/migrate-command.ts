import { EnvironmentError, readDatabaseEnvironment, readEnvironment } from '../environment.ts';
import { migrate } from './migrate.ts';

/**
 * `npm run migrate`: applies what is missing, prints the names. On a production deploy it also checks the whole
 * environment, so that a forgotten mail address stops the build and not the first lead.
 */
const run = async (): Promise<void> => {
  const { CONTEXT } = process.env;
  const read = CONTEXT === 'production' ? readEnvironment : readDatabaseEnvironment;
  const applied = await migrate(read(process.env));
  console.log(
    applied.length === 0 ? 'migrate: nothing to do' : applied.map((name) => `migrate: ${name}`).join('\n'),
  );
};

run().catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof EnvironmentError ? error.message : `migrate: ${error.message}`);
  process.exitCode = 1;
});
