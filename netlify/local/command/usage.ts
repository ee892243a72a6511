import { parseWords } from '../../server/command/parse-words.ts';

const VARIABLES = `
Environment:
  PORT                 port of the site (4321)
  LOCAL_SERVICES_PORT  port of the local services (4322)
  LOCAL_DATA_DIR       where database and mails live (.local)
  DATABASE=postgres    a real PostgreSQL instead of the embedded one
  AUTH=local           an authentication service beside the outbox, for the visitor's session
  AUTH_TOKEN_SECONDS   how long its access tokens live (3600)
  PUBLIC_AUTH_URL, PUBLIC_AUTH_KEY       a service given from outside
  DATABASE_URL, NEON_FETCH_ENDPOINT      a database given from outside
  RESEND_API_KEY, RESEND_BASE_URL        a mail provider instead of the local outbox
  BUILD_HOOK_URL       who is asked for a build; without it the local services
  EDITOR_REPOSITORY, EDITOR_BRANCH       whose content /admin changes, such as agenzia/sito
  CONTENT_DAY          the site of another day, such as 2026-12-24
  MAIL_FROM, LEADS_TO, CAREERS_TO        who sends and who receives
  RATE_LIMIT_LEADS_PER_HOUR, RATE_LIMIT_INTERACTIONS_PER_MINUTE   per visitor (20, 60; 0 = off)`;

/**
 * @param command what the usage calls it, with a line on what it does
 * @param switches its own switches, each with what it does
 * @returns which switches were given; null when help was asked for, and printed
 * @throws NotUnderstood with the usage for anything unknown
 */
export const readSwitches = (
  args: readonly string[],
  command: { readonly name: string; readonly does: string },
  switches: Readonly<Record<string, string>>,
): ReadonlySet<string> | null => {
  const known = { ...switches, help: 'print this and stop' };
  const lines = Object.entries(known).map(([name, does]) => `  --${name.padEnd(18)} ${does}`);
  const usage = `Usage: ${command.name} [-- options]\n${command.does}\n\nOptions:\n${lines.join('\n')}\n${VARIABLES}`;
  const options = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'boolean' as const }]));
  const { values } = parseWords({ args: [...args], options, strict: true, allowPositionals: false }, usage);
  if (values['help'] !== true) return new Set(Object.keys(values));
  console.log(usage);
  return null;
};
