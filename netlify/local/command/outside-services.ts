import { CommandError } from '../../server/command/arguments.ts';
import { migrate } from '../../server/database/migrate.ts';
import { EnvironmentError, LOCAL_RESEND_KEY, readEnvironment } from '../../server/environment.ts';
import { startLocalServices } from '../services.ts';
import type { Lifetime } from './lifetime.ts';
import type { Settings } from './settings.ts';

/** The service of a developer's machine looks at no key; the client wants one. */
const LOCAL_AUTH_KEY = 'local';

/** What stands behind the functions. */
export interface OutsideServices {
  readonly servicesUrl: string;
  /** The variables that give the database; none for a local one. */
  readonly databaseFrom: readonly string[];
  /** The variables that give the mail provider; none for the local outbox. */
  readonly mailFrom: readonly string[];
  /** Base address of the local authentication service; undefined where none runs. */
  readonly authUrl: string | undefined;
}

/**
 * Starts the local services, points this process's environment at what is not given from outside, and brings
 * the database to the newest schema.
 *
 * @param runSchedule for the services' own `/schedules/*`
 * @throws CommandError when the data is in use, the environment is wrong or the database cannot be migrated
 */
export const startOutsideServices = async (
  settings: Settings,
  lifetime: Lifetime,
  runSchedule: (name: string) => Promise<Response>,
): Promise<OutsideServices> => {
  const databaseFrom = ['DATABASE_URL', 'NEON_FETCH_ENDPOINT'].filter(isGiven);
  const mailFrom = ['RESEND_API_KEY', 'RESEND_BASE_URL'].filter(isGiven);
  if (databaseFrom.length > 0 && !databaseFrom.includes('DATABASE_URL')) {
    throw new CommandError('NEON_FETCH_ENDPOINT is set but DATABASE_URL is not: set both, or neither.');
  }
  // Set from outside, even in part, it is not ours to replace: the build says what is missing.
  const auth = ['PUBLIC_AUTH_URL', 'PUBLIC_AUTH_KEY'].some(isGiven) ? undefined : settings.auth;
  const services = await explained(() =>
    startLocalServices({
      port: settings.servicesPort,
      dataDir: settings.dataDir,
      database: databaseFrom.length === 0 && settings.database,
      runSchedule,
      ...(auth && { auth }),
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
  if (auth) {
    process.env['PUBLIC_AUTH_URL'] = services.authUrl;
    process.env['PUBLIC_AUTH_KEY'] = LOCAL_AUTH_KEY;
  }
  for (const name of await explained(() => migrate(readEnvironment(process.env)))) {
    console.log(`Migration applied: ${name}`);
  }
  return { servicesUrl: services.url, databaseFrom, mailFrom, authUrl: auth && services.authUrl };
};

/** `NAME=` in an env file means that the variable is not set. */
const isGiven = (name: string): boolean => Boolean(process.env[name]?.trim());

/** The errors of these steps say by themselves what is wrong and where. */
const explained = async <T>(step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (error instanceof EnvironmentError)
      throw new CommandError(`The environment is not usable.\n${error.message}`);
    if (error instanceof Error) throw new CommandError(error.message);
    throw error;
  }
};
