import { isAskedToRun } from '../command/arguments.ts';
import { EnvironmentError, readDatabaseEnvironment, readEnvironment } from '../environment.ts';
import { migrate } from './migrate.ts';

const USAGE = `Usage: npm run migrate

Applies the missing migrations to the database at DATABASE_URL (and NEON_FETCH_ENDPOINT), and prints their names.
If RESEND_API_KEY is set or CONTEXT is "production", all other variables of the functions must be valid too. In production
it also says when RESEND_WEBHOOK_SECRET is missing.
Exit status: 0 done, 1 not done, 2 not understood.`;

/**
 * Applies the missing migrations and prints their names. If mail is configured, it also checks the whole environment,
 * so that a mistyped key or a missing address stops the build instead of the first lead.
 */
const run = async (): Promise<void> => {
  const { CONTEXT, RESEND_API_KEY = '', RESEND_WEBHOOK_SECRET = '' } = process.env;
  const isWhole = CONTEXT === 'production' || RESEND_API_KEY.trim() !== '';
  const readVariables = isWhole ? readEnvironment : readDatabaseEnvironment;
  const environment = readVariables(process.env);
  if (CONTEXT === 'production' && RESEND_WEBHOOK_SECRET.trim() === '')
    console.warn(
      'RESEND_WEBHOOK_SECRET is missing: nobody will learn that an inbox is dead, and its leads are erased after 30 days (docs/deploy.md, 3).',
    );
  const applied = await migrate(environment);
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
