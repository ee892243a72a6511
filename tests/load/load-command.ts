import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { latenciesOf } from './percentiles.ts';
import { startServer } from './server-process.ts';
import { type LoadOutcome, putUnderLoad } from './steady-load.ts';

const USAGE = `npm run test:load -- [--seconds 60] [--leads 50] [--interactions 200]

Puts "npm start" (dist/ must be built; rate limits off) under so many leads and clicks a second, with an empty function
of the same host beside it, and says what they took. Linux only. Fails on any answer but the right one.`;

const readNumbers = () => {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { seconds: text, leads: text, interactions: text } });
    const { seconds = '60', leads = '50', interactions = '200' } = values;
    const numbers = [seconds, leads, interactions].map(Number);
    return numbers.every((number) => Number.isInteger(number) && number > 0) ? numbers : undefined;
  } catch {
    return undefined;
  }
};

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number | undefined): string => `${Math.round((bytes ?? 0) / MEGABYTE)} MB`;

const tell = (name: string, { statuses, milliseconds }: LoadOutcome): void => {
  const { count, ...parts } = latenciesOf(milliseconds);
  const times = Object.entries(parts).map(([part, value]) => `${part} ${value.toFixed(1)} ms`);
  console.log(
    `${name.padEnd(16)}${count} ${JSON.stringify(Object.fromEntries(statuses))} ${times.join(', ')}`,
  );
};

const run = async (seconds: number, leads: number, interactions: number): Promise<boolean> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trama-load-'));
  // The ports of the environment, or free ones.
  const { PORT = '0', LOCAL_SERVICES_PORT = '0' } = process.env;
  const environment = {
    PORT,
    LOCAL_SERVICES_PORT,
    LOCAL_DATA_DIR: dataDir,
    RATE_LIMIT_LEADS_PER_HOUR: '0',
    RATE_LIMIT_INTERACTIONS_PER_MINUTE: '0',
  };
  const site = await startServer('netlify/local/start.ts', ['--no-build'], environment);
  const empty = await startServer('tests/load/empty-function.ts', [], {});
  const memory = [site.memory()];
  const sampling = setInterval(() => memory.push(site.memory()), 1_000);
  const before = loadavg();
  const lead = (number: number) => ({
    headers: { 'idempotency-key': randomUUID(), referer: `${site.url}/fibra-ottica` },
    body: {
      name: 'Lucia Carico',
      email: `carico.${number}@officine.example`,
      phone: '06 123 4567',
      message: `Richiesta ${number}`,
      formType: 'quote',
      source: 'Fibra Ottica',
      privacyConsent: true,
      contactConsent: true,
      website: '',
    },
  });
  const click = () => ({
    headers: {},
    body: { interaction_type: 'phone', page_url: `${site.url}/fibra-ottica` },
  });
  try {
    const load = (url: string, perSecond: number, make: typeof lead | typeof click) =>
      putUnderLoad({ url, perSecond, seconds, make });
    const [left, clicked, nothing] = await Promise.all([
      load(`${site.url}/api/send-contact-email`, leads, lead),
      load(`${site.url}/api/contact-interactions`, interactions, click),
      load(`${empty.url}/api/empty`, leads, lead),
    ]);
    memory.push(site.memory());
    console.log(
      `${seconds} s; load average ${before[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`,
    );
    tell('leads', left);
    tell('interactions', clicked);
    tell('empty function', nothing);
    console.log(
      `memory of npm start, Postgres within: ${megabytes(memory[0])} before, ${megabytes(Math.max(...memory))} at most, ${megabytes(memory.at(-1))} after`,
    );
    if (process.env.DBG) for (let i=0;i<clicked.milliseconds.length;i+=interactions*2) console.log(i/interactions, latenciesOf(clicked.milliseconds.slice(i,i+interactions*2)));
    return left.statuses.get(200) === leads * seconds && clicked.statuses.get(204) === interactions * seconds;
  } finally {
    clearInterval(sampling);
    await Promise.all([site.stop(), empty.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const [seconds = 0, leads = 0, interactions = 0] = readNumbers() ?? [];
if (seconds === 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!(await run(seconds, leads, interactions))) {
  console.error('Not every request got the right answer.');
  process.exitCode = 1;
}
