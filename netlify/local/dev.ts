import { CommandError } from '../server/command/arguments.ts';
import { runAstro } from './command/astro.ts';
import { type Lifetime, runCommand } from './command/lifetime.ts';
import { startOutsideServices } from './command/outside-services.ts';
import { checkPorts, readSettings, readSwitches } from './command/settings.ts';
import { type Host, startHost } from './host/host.ts';
import { reloadOnChange } from './host/reload.ts';

const COMMAND = {
  name: 'npm run dev',
  does: 'Serves the site with hot reload, and the functions behind it.',
};

const SWITCHES = { host: 'make the site available to devices in your network, too' };

const dev = async (lifetime: Lifetime): Promise<void> => {
  const given = readSwitches(process.argv.slice(2), COMMAND, SWITCHES);
  if (given === null) return;
  const settings = readSettings(process.env, process.cwd());
  await checkPorts(settings);
  let host: Host | undefined;
  const runSchedule = async (name: string) =>
    host?.runSchedule(name) ??
    Response.json({ message: 'The functions are still starting.' }, { status: 503 });
  const outsideServices = await startOutsideServices(settings, lifetime, runSchedule, () => host?.url);
  host = await startHost({ root: settings.root, port: 0, dist: null });
  lifetime.onEnd(host.close);
  const stopReloading = await reloadOnChange(settings.root, host);
  lifetime.onEnd(async () => stopReloading());
  console.log(`Local services  ${outsideServices.servicesUrl}\nData            ${settings.dataDir}`);
  // Astro's lock, and its move to the background without a terminal, would leave a server running that nobody stops.
  // checkPorts and the lock of the data directory already prevent a second server.
  const address = given.has('host') ? '0.0.0.0' : '127.0.0.1';
  const args = ['dev', '--host', address, '--port', String(settings.sitePort), '--ignore-lock'];
  const status = await runAstro(settings.root, args, { TRAMA_FUNCTIONS_URL: host.url }, lifetime.stopping);
  if (!lifetime.stopping.aborted)
    throw new CommandError(`astro dev ended by itself (${status}).`, status || 1);
};

await runCommand(dev);
