import { CommandError, isAskedToRun } from '../server/command/arguments.ts';
import { connectDatabase, FILE_PATIENCE } from '../server/database/database.ts';
import { type Lifetime, runCommand } from './command/lifetime.ts';
import { reachDatabase } from './command/reach-database.ts';
import { readSettings } from './command/settings.ts';
import { LOCAL_DATABASE_URL } from './postgres/sql-endpoint.ts';
import { seedDatabase } from './seed/seed-database.ts';

const USAGE = `Usage: npm run seed
Adds leads of every state (pending, sent, held, failed), with curricula, and clicks to the local database: that of
npm start or npm run dev, whether it runs or not. Each time adds them once more. Refused while DATABASE_URL names
another database.

The two that are pending are mailed twelve hours later, by what delivers mail then.
To begin anew: stop the site and remove the data directory (.local, or LOCAL_DATA_DIR).`;

/** @throws CommandError: invented leads do not belong among a client's */
const refuseOthers = (databaseUrl: string | undefined): void => {
  const given = databaseUrl?.trim() ?? '';
  if (given === '' || given === LOCAL_DATABASE_URL) return;
  throw new CommandError(
    'DATABASE_URL names another database, and examples go into the local one only: leave it empty, as in "DATABASE_URL= npm run seed".',
  );
};

/** `npm run seed`: something to look at for who works on lists, mails and exports. */
const seed = async (lifetime: Lifetime): Promise<void> => {
  refuseOthers(process.env['DATABASE_URL']);
  // Without the variables there is no way to any database but the local one.
  const environment = await reachDatabase({}, readSettings(process.env, process.cwd()), lifetime, true);
  const database = connectDatabase(environment, FILE_PATIENCE);
  const { leads, clicks } = await seedDatabase(database, environment, new Date());
  console.log(`${leads} leads and ${clicks} clicks added. See them with "npm run leads -- list".`);
};

if (isAskedToRun(USAGE)) await runCommand(seed);
