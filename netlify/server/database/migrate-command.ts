import { isAskedToRun } from '../command/arguments.ts';
import { EnvironmentError, readDatabaseEnvironment, readEnvironment } from '../environment.ts';
import { migrate } from './migrate.ts';

const USAGE = `Usage: npm run migrate

Brings the database of DATABASE_URL (and NEON_FETCH_ENDPOINT) up to date, and prints what it applied. Where
RESEND_API_KEY is set, and always with CONTEXT=production, every other variable of the functions must be right too.
Exit status: 0 done, 1 not done, 2 not understood.`;

/**
 * Applies what is missing, prints the names. Where mail is set up it also checks the whole environment, so that a
 * mistyped key or a forgotten address stops the build and not the first lead.
 */
const run = async (): Promise<void> => {
  const { CONTEXT, RESEND_API_KEY = '' } = process.env;
  const isWhole = CONTEXT === 'production' || RESEND_API_KEY.trim() !== '';
  const applied = await migrate((isWhole ? readEnvironment : readDatabaseEnvironment)(process.env));
  console.log(
    applied.length === 0 ? 'migrate: nothing to do' : applied.map((name) => `migrate: ${name}`).join('\n'),
  );
};

try {
  if (isAskedToRun(USAGE)) await run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof EnvironmentError ? error.message : `migrate: ${error.message}`);
  process.exitCode = 1;
}
