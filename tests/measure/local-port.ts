import { checkPorts, readSettings } from '../../netlify/local/command/settings.ts';
import { CommandError } from '../../netlify/server/command/command-error.ts';

const USUAL_PORT = '8443';

/**
 * @param variables `PORT` (8443)
 * @returns where the measured site listens on this machine
 * @throws {CommandError} when that is no port, or another program has it
 */
export const readLocalPort = async (
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number> => {
  // The rules and words of `npm start`; there are no local services beside this site.
  const given = { PORT: variables['PORT'] || USUAL_PORT, LOCAL_SERVICES_PORT: '0' };
  const settings = readSettings(given, process.cwd());
  // There it means any free one; here the browser is told which.
  if (settings.sitePort === 0) throw new CommandError('PORT is "0"; expected a port from 1 to 65535.');
  await checkPorts(settings);
  return settings.sitePort;
};
