import { loadavg } from 'node:os';
import { runToItsEnd } from '../../netlify/local/command/lifetime.ts';
import { CommandError } from '../../netlify/server/command/arguments.ts';
import { inColumns } from '../../src/terminal/columns.ts';
import { checkBuilt } from '../site/built-site.ts';
import { readRates, USAGE } from './arguments.ts';
import { latenciesOf } from './percentiles.ts';
import { putSiteUnderLoad, type Rates, type SiteOutcome } from './site-under-load.ts';
import type { LoadOutcome } from './steady-load.ts';

/** Duration of the second phase, in which all requests come from one visitor. */
const LIMITED_SECONDS = 5;
const LIMITS = { leads: 20, interactions: 60 };

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number | undefined): string => `${Math.round((bytes ?? 0) / MEGABYTE)} MB`;

const rowOf = (name: string, { statuses, milliseconds, seconds }: LoadOutcome): string[] => {
  const { count, ...parts } = latenciesOf(milliseconds);
  const times = Object.entries(parts).map(([part, value]) => `${part} ${value.toFixed(1)} ms`);
  const rate = `${Math.round(count / seconds)} a second`;
  const answers = JSON.stringify(Object.fromEntries(statuses));
  return [name, `${count} (${rate})`, answers, times.join(', ')];
};

const tellAll = (title: string, before: number, outcome: SiteOutcome): void => {
  const { leads, interactions, empty, memory, coreSeconds } = outcome;
  console.log(
    `\n${title}; load average ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  console.log(
    inColumns([rowOf('leads', leads), rowOf('interactions', interactions), rowOf('empty function', empty)]),
  );
  console.log(
    `npm start with Postgres: ${coreSeconds.toFixed(1)} s of a core, ${((coreSeconds * 1000) / (leads.milliseconds.length + interactions.milliseconds.length)).toFixed(1)} ms a request; memory ${megabytes(memory[0])} before, ${megabytes(Math.max(...memory))} at most, ${megabytes(memory.at(-1))} after`,
  );
};

/** @param rights expected answers with that status; all others must be 429 with `Retry-After` */
const answered = ({ statuses, limited }: LoadOutcome, status: number, rights: number): boolean => {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return statuses.get(status) === rights && limited === total - rights;
};

const run = async (rates: Rates): Promise<boolean> => {
  const [quiet = 0] = loadavg();
  const off = { RATE_LIMIT_LEADS_PER_HOUR: '0', RATE_LIMIT_INTERACTIONS_PER_MINUTE: '0' };
  const free = await putSiteUnderLoad(rates, off);
  tellAll(`${rates.seconds} s without limits`, quiet, free);
  const [busy = 0] = loadavg();
  const on = {
    RATE_LIMIT_LEADS_PER_HOUR: String(LIMITS.leads),
    RATE_LIMIT_INTERACTIONS_PER_MINUTE: String(LIMITS.interactions),
  };
  const limited = await putSiteUnderLoad({ ...rates, seconds: LIMITED_SECONDS }, on);
  tellAll(
    `${LIMITED_SECONDS} s of one visitor with ${LIMITS.leads} leads an hour and ${LIMITS.interactions} clicks a minute`,
    busy,
    limited,
  );
  return (
    answered(free.leads, 200, rates.leads * rates.seconds) &&
    answered(free.interactions, 204, rates.interactions * rates.seconds) &&
    answered(limited.leads, 200, Math.min(LIMITS.leads, rates.leads * LIMITED_SECONDS)) &&
    answered(limited.interactions, 204, Math.min(LIMITS.interactions, rates.interactions * LIMITED_SECONDS))
  );
};

await runToItsEnd(async () => {
  const rates = readRates(process.argv.slice(2));
  if (rates === undefined) {
    console.log(USAGE);
    return;
  }
  checkBuilt();
  if (!(await run(rates))) throw new CommandError('Not every request got the right answer.');
});
