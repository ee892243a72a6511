import { randomBytes } from 'node:crypto';
import { CommandError } from '../../server/command/arguments.ts';
import { migrate } from '../../server/database/migrate.ts';
import { EnvironmentError, LOCAL_RESEND_KEY, readEnvironment } from '../../server/environment.ts';
import { startLocalServices } from '../services.ts';
import type { Lifetime } from './lifetime.ts';
import type { Settings } from './settings.ts';

/** The outside services that the functions use. */
export interface OutsideServices {
  readonly servicesUrl: string;
  /** The variables that configure the database; empty for a local one. */
  readonly databaseFrom: readonly string[];
  /** The variables that configure the mail provider; empty for the local outbox. */
  readonly mailFrom: readonly string[];
}

/**
 * Starts the local services, sets the environment variables that are not already set so that they point to these
 * services, and migrates the database.
 *
 * @param runSchedule runs a scheduled function for `/schedules/*`
 * @param functionsUrl base URL of the functions, for `/mail-events`; undefined while they start
 * @throws CommandError when the data directory is in use, a variable is wrong or a migration fails
 */
export const startOutsideServices = async (
  settings: Settings,
  lifetime: Lifetime,
  runSchedule: (name: string) => Promise<Response>,
  functionsUrl: () => string | undefined,
): Promise<OutsideServices> => {
  const databaseFrom = ['DATABASE_URL', 'NEON_FETCH_ENDPOINT'].filter(isGiven);
  const mailFrom = ['RESEND_API_KEY', 'RESEND_BASE_URL'].filter(isGiven);
  if (databaseFrom.length > 0 && !databaseFrom.includes('DATABASE_URL')) {
    throw new CommandError('NEON_FETCH_ENDPOINT is set but DATABASE_URL is not: set both, or neither.');
  }
  // A provider from outside signs with a secret of its own, or does not report at all.
  if (mailFrom.length === 0 && !isGiven('RESEND_WEBHOOK_SECRET'))
    process.env['RESEND_WEBHOOK_SECRET'] = `whsec_${randomBytes(24).toString('base64')}`;
  const webhookSecret = process.env['RESEND_WEBHOOK_SECRET'];
  const services = await asCommandError(() =>
    startLocalServices({
      port: settings.servicesPort,
      dataDir: settings.dataDir,
      database: databaseFrom.length === 0 && settings.database,
      runSchedule,
      ...(webhookSecret && { mailEvents: { webhookSecret, functionsUrl } }),
    }),
  );
  lifetime.onEnd(services.close);
  if (databaseFrom.length === 0) {
    process.env['DATABASE_URL'] = services.databaseUrl;
    process.env['NEON_FETCH_ENDPOINT'] = `${services.url}/sql`;
  }
  if (mailFrom.length === 0) {
    process.env['RESEND_API_KEY'] = LOCAL_RESEND_KEY;
    process.env['RESEND_BASE_URL'] = services.url;
  }
  if (!isGiven('BUILD_HOOK_URL')) process.env['BUILD_HOOK_URL'] = `${services.url}/build-hook`;
  for (const name of await asCommandError(() => migrate(readEnvironment(process.env)))) {
    console.log(`Migration applied: ${name}`);
  }
  return { servicesUrl: services.url, databaseFrom, mailFrom };
};

/** `NAME=` in an env file means that the variable is not set. */
const isGiven = (name: string): boolean => Boolean(process.env[name]?.trim());

/** Turns an error of a step into a CommandError, because its message says enough without a stack. */
const asCommandError = async <T>(step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (error instanceof EnvironmentError)
      throw new CommandError(`The environment is not usable.\n${error.message}`);
    if (error instanceof Error) throw new CommandError(error.message);
    throw error;
  }
};
