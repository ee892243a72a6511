import { CommandError } from '../server/command/arguments.ts';
import { LIMITS } from '../server/environment.ts';
import { runAstro } from './command/astro.ts';
import { type Lifetime, runCommand } from './command/lifetime.ts';
import { type OutsideServices, startOutsideServices } from './command/outside-services.ts';
import { checkPorts, readSettings, readSwitches, type Settings } from './command/settings.ts';
import { type Host, startHost } from './host/host.ts';

const COMMAND = { name: 'npm start', does: 'Builds the site and serves it with its functions.' };
const SWITCHES = { 'no-build': 'serve dist/ as it is' };

const start = async (lifetime: Lifetime): Promise<void> => {
  const given = readSwitches(process.argv.slice(2), COMMAND, SWITCHES);
  if (given === null) return;
  const settings = readSettings(process.env, process.cwd());
  await checkPorts(settings);
  let host: Host | undefined;
  const runSchedule = async (name: string) => host?.runSchedule(name) ?? notYet();
  const outsideServices = await startOutsideServices(settings, lifetime, runSchedule, () => host?.url);
  if (!given.has('no-build')) {
    const status = await runAstro(settings.root, ['build'], {}, lifetime.stopping);
    if (status !== 0) throw new CommandError('The build failed.', status);
  }
  host = await startSite(settings.root, settings.sitePort);
  lifetime.onEnd(host.close);
  announce(host.url, outsideServices, settings);
  await lifetime.untilStopped();
};

const startSite = async (root: string, port: number): Promise<Host> => {
  try {
    return await startHost({ root, port });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
};

const notYet = (): Response =>
  Response.json({ ok: false, code: 'starting', message: 'The site is still being built.' }, { status: 503 });

const announce = (
  siteUrl: string,
  { servicesUrl, databaseFrom, mailFrom }: OutsideServices,
  { dataDir, database }: Settings,
): void => {
  const perHour = process.env['RATE_LIMIT_LEADS_PER_HOUR']?.trim() || LIMITS.RATE_LIMIT_LEADS_PER_HOUR;
  const limit =
    perHour === '0'
      ? 'requests are not limited'
      : `${perHour} requests an hour from one address; RATE_LIMIT_LEADS_PER_HOUR=0 npm start takes any number`;
  const origin = (given: readonly string[], own: string) =>
    given.length === 0 ? own : `given by ${given.join(', ')}`;
  console.log(`
Site            ${siteUrl}
Desk            ${siteUrl}/scrivania, whose link comes into the outbox
Local services  ${servicesUrl}
Data            ${dataDir}
Database        ${origin(databaseFrom, database.title)}
Mail            ${origin(mailFrom, 'local outbox')}

Limit           ${limit}

Ctrl-C stops everything.`);
};

await runCommand(start);
