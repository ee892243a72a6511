import { CommandError } from '../server/command/arguments.ts';
import { connectDatabase, FILE_PATIENCE } from '../server/database/database.ts';
import { connectionProblem, describeFailure } from '../server/database/failures.ts';
import type { DatabaseEnvironment } from '../server/environment.ts';
import { readArguments, USAGE } from '../server/leads/command/read-arguments.ts';
import { runLeadsCommand } from '../server/leads/command/run-command.ts';
import { type Lifetime, runCommand } from './command/lifetime.ts';
import { reachDatabase } from './command/reach-database.ts';
import { readSettings } from './command/settings.ts';
import { isLocalDatabaseUrl } from './postgres/sql-endpoint.ts';

const UNDEFINED_TABLE = 'sql_42P01';

const explainFailure = (error: unknown, environment: DatabaseEnvironment): string => {
  const problem = connectionProblem(error, environment);
  if (problem !== undefined && isLocalDatabaseUrl(environment.databaseUrl))
    return `${problem}\nIs a fault set? See ${environment.neonFetchEndpoint?.replace(/sql$/, 'faults')}.`;
  if (problem !== undefined) return problem;
  const reason = describeFailure(error);
  return reason === UNDEFINED_TABLE
    ? 'The database has no leads yet: run "npm run migrate" first.'
    : `The database refused the command: ${reason}. Is "npm run migrate" up to date?`;
};

/** `npm run leads`: shows, exports, retries and releases leads. */
const leads = async (lifetime: Lifetime): Promise<void> => {
  const command = readArguments(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(USAGE);
    return;
  }
  const environment = await reachDatabase(process.env, readSettings(process.env, process.cwd()), lifetime);
  try {
    // Long timeouts, because the command reads CVs and no visitor waits for it.
    const database = connectDatabase(environment, FILE_PATIENCE);
    const { done, output } = await runLeadsCommand(database, command, new Date());
    // A file such as the CSV already ends with a line feed.
    process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
    if (!done) throw new CommandError('');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(explainFailure(error, environment));
  }
};

await runCommand(leads);
