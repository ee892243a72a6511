import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { makeProject } from './host/host.fixture.ts';

/** Replaces Astro's build, because these tests check the command and not the site. */
const ASTRO = `
if (process.env.FAIL_WITH) { console.log('broken content'); process.exit(Number(process.env.FAIL_WITH)); }
console.log('built with', process.argv.slice(2).join(' '), process.env.ASTRO_TELEMETRY_DISABLED);
`;
const FUNCTION = `
export default async () => Response.json({
  database: process.env.DATABASE_URL, sql: process.env.NEON_FETCH_ENDPOINT,
  key: process.env.RESEND_API_KEY, mail: process.env.RESEND_BASE_URL,
});
export const config = { path: '/api/environment' };
`;
const SCHEDULE = `
export default async () => new Response('delivered', { status: 202 });
export const config = { schedule: '* * * * *' };
`;

/** @returns the addresses of site and services that the command printed */
export const addresses = (output: string) => {
  // The site's stands in two lines: the desk has one of its own.
  const [site = '', services = ''] = new Set(output.match(/http:\/\/127\.0\.0\.1:\d+/g));
  return { site, services };
};

/** Makes a project for the tests of a file, whose processes end and which is removed after them. */
export const makeStartedProject = () => {
  const project = makeProject({
    'netlify.toml': '',
    'dist/index.html': '<title>Home</title>',
    'node_modules/astro/bin/astro.mjs': ASTRO,
    'netlify/functions/environment.mts': FUNCTION,
    'netlify/functions/deliver-leads.mts': SCHEDULE,
  });
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    project.remove();
  });

  /** Runs `npm start`'s command in the project. */
  const start = (args: readonly string[], variables: Record<string, string> = {}) =>
    run(process.execPath, [join(import.meta.dirname, 'start.ts'), ...args], variables);

  /** Runs a command in the project, on free ports. */
  const run = (command: string, args: readonly string[], variables: Record<string, string> = {}) => {
    const child = spawn(command, args, {
      cwd: project.root,
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOCAL_SERVICES_PORT: '0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let output = '';
    const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }));
    const untilPrinted = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve(output);
        };
        child.stdout.on('data', look);
        look();
        void ended.then(({ code }) => reject(new Error(`It ended with ${code}:\n${output}`)));
      });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    return { child, ended, untilPrinted };
  };
  return { project, start, run };
};
