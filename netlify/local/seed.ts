import { CommandError, isAskedToRun } from '../server/command/arguments.ts';
import { connectDatabase, FILE_PATIENCE } from '../server/database/database.ts';
import { type Lifetime, runCommand } from './command/lifetime.ts';
import { reachDatabase } from './command/reach-database.ts';
import { readSettings } from './command/settings.ts';
import { isLocalDatabaseUrl } from './postgres/sql-endpoint.ts';
import { seedDatabase } from './seed/seed-database.ts';

const USAGE = `Usage: npm run seed
Adds example leads of every state (pending, sent, held, failed), CVs and clicks to the local database of npm start and
npm run dev, whether the site runs or not. Every run adds them again. It refuses to run while DATABASE_URL names another
database.

The two pending leads are mailed twelve hours later, if the site then runs.
To start over: stop the site and remove the data directory (.local, or LOCAL_DATA_DIR).`;

/** @throws CommandError for any other database, because example leads must not mix with a client's leads */
const refuseOthers = (databaseUrl: string | undefined): void => {
  const given = databaseUrl?.trim() ?? '';
  if (given === '' || isLocalDatabaseUrl(given)) return;
  throw new CommandError(
    'DATABASE_URL names another database, but examples go only into the local one: leave it empty, as in "DATABASE_URL= npm run seed".',
  );
};

/** `npm run seed`: adds example data for work on lists, mails and exports. */
const seed = async (lifetime: Lifetime): Promise<void> => {
  refuseOthers(process.env['DATABASE_URL']);
  // Without the variables, reachDatabase can only find the local database.
  const environment = await reachDatabase({}, readSettings(process.env, process.cwd()), lifetime, true);
  const database = connectDatabase(environment, FILE_PATIENCE);
  const { leads, clicks } = await seedDatabase(database, environment, new Date());
  console.log(
    `${leads} leads and ${clicks} clicks added. See them at /scrivania, while the site runs: its mail with the link is in the outbox.`,
  );
};

if (isAskedToRun(USAGE)) await runCommand(seed);
