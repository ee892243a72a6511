import { NotUnderstood, parseWords } from '../../netlify/server/command/arguments.ts';
import type { Rates } from './site-under-load.ts';

export const USAGE = `npm run test:load -- [--seconds 60] [--leads 50] [--interactions 200]

Puts "npm start" (dist/ must be built) under this many leads and clicks a second, and an empty function of the same
host beside it for comparison. Prints response times: first for a run without limits (RATE_LIMIT_LEADS_PER_HOUR=0,
RATE_LIMIT_INTERACTIONS_PER_MINUTE=0), then for five seconds with limits. Linux only.
Exit status: 0 every answer was right, 1 some were wrong, 2 arguments not understood.`;

const OPTIONS = {
  seconds: { type: 'string', default: '60' },
  leads: { type: 'string', default: '50' },
  interactions: { type: 'string', default: '200' },
  help: { type: 'boolean', default: false },
} as const;

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new NotUnderstood(`--${name} ${text}: expected a whole number from 1`, USAGE);
};

/**
 * @param words the command's arguments
 * @returns the rates and the duration; undefined when help was asked for
 * @throws {NotUnderstood}
 */
export const readRates = (words: readonly string[]): Rates | undefined => {
  const { values } = parseWords({ args: [...words], options: OPTIONS }, USAGE);
  const { help, seconds, leads, interactions } = values;
  if (help) return undefined;
  return {
    seconds: wholeNumber('seconds', seconds),
    leads: wholeNumber('leads', leads),
    interactions: wholeNumber('interactions', interactions),
  };
};
