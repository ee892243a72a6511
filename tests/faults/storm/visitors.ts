import { jsonHeaders, SITE } from '../outside-services.ts';
import type { Chance } from './chance.ts';
import type { FunctionRun } from './life.ts';
import type { Storm } from './storm.ts';

/** A visitor with a lead to send. */
export interface Visitor {
  readonly id: string;
  /** Milliseconds after the start. */
  readonly arrives: number;
  readonly lead: Record<'name' | 'email' | 'phone' | 'company' | 'message' | 'source', string>;
}

const NAMES = ['Nicolò', "D'Amico", 'Żaneta', 'Łukasz', 'Anne-Sophie', 'Ømer', 'Lucia', '李', 'Søren', 'Æsa'];
const SOURCES = ['Fibra Ottica', 'Centralino & voce', 'Chi siamo', 'Area "Partner"', 'Soluzioni <IoT>'];
const WORDS = [
  'fibra',
  'perché',
  'due sedi',
  '€ 23,99',
  '<b>entro</b>',
  '=?utf-8?q?x?=',
  '😀',
  "l'ufficio",
  '\n',
  '\\',
];
/** Number of leads that arrive together, as after a newsletter. */
const BURST = 25;
const BETWEEN_MS = 15_000;

const hex = (chance: Chance, digits: number): string =>
  Array.from({ length: digits }, () => chance.below(16).toString(16)).join('');

/**
 * @param prefix of their ids, 8 hexadecimal digits, so that repeated visitors get other ids
 * @returns different visitors, some of them in bursts
 */
export const makeVisitors = (count: number, chance: Chance, prefix: string): Visitor[] => {
  let arrives = 0;
  return Array.from({ length: count }, (_, number) => {
    const inBurst = Math.floor(number / BURST) % 4 === 3 && number % BURST > 0;
    arrives += inBurst ? 0 : chance.below(2 * BETWEEN_MS);
    const words = Array.from({ length: 3 + chance.below(40) }, () => chance.one(WORDS));
    return {
      id: `${prefix}-${hex(chance, 4)}-4${hex(chance, 3)}-8${hex(chance, 3)}-${hex(chance, 12)}`,
      arrives,
      lead: {
        name: `${chance.one(NAMES)} ${chance.one(NAMES)}`,
        email: `visitatore.${number}@officine.example`,
        phone: `06 ${1_000_000 + number}`,
        company: chance.happens(0.5) ? `Officine ${number} & figli` : '',
        message: `${number}: ${words.join(' ')}`.trim(),
        source: chance.one(SOURCES),
      },
    };
  });
};

type Handler = (request: Request, run: FunctionRun) => Promise<Response>;

const FUNCTION_LIMIT_MS = 60_000;
/** A visitor without an answer, or the page itself, tries again with the same key. */
const TRIES = 40;
const BETWEEN_TRIES_MS = [1_000, 5_000, 30_000, 120_000];
/** Probability that the answer is lost between function and visitor. */
const ANSWER_LOST = 0.05;
/** Probability of two clicks, two tabs, or a browser that posts again by itself. */
const POSTS_TWICE = 0.1;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The result of a visitor's attempts. */
export interface Visit {
  readonly accepted: boolean;
  /** The answer to every attempt: a status, `died` or `lost`. */
  readonly answers: readonly (number | 'died' | 'lost')[];
  /** Duration of the slowest answer in milliseconds. */
  readonly slowest: number;
}

/** Sends a lead until it is accepted. */
export const visit = async (
  { id, arrives, lead }: Visitor,
  storm: Storm,
  chance: Chance,
  handler: Handler,
): Promise<Visit> => {
  await pause(arrives);
  const body = JSON.stringify({
    ...lead,
    formType: 'quote',
    privacyConsent: true,
    contactConsent: true,
    website: '',
  });
  const answers: (number | 'died' | 'lost')[] = [];
  let slowest = 0;
  const post = async (): Promise<void> => {
    const startedAt = Date.now();
    const ended = await storm.run('request', FUNCTION_LIMIT_MS, (run) =>
      handler(
        new Request(`${SITE}/api/send-contact-email`, { method: 'POST', headers: jsonHeaders(id), body }),
        run,
      ),
    );
    slowest = Math.max(slowest, Date.now() - startedAt);
    if (ended.kind === 'died') answers.push('died');
    else answers.push(chance.happens(ANSWER_LOST) ? 'lost' : ended.value.status);
  };
  for (let tries = 0; tries < TRIES && !answers.includes(200); tries += 1) {
    if (tries > 0) await pause(chance.one(BETWEEN_TRIES_MS));
    await Promise.all(chance.happens(POSTS_TWICE) ? [post(), post()] : [post()]);
  }
  return { accepted: answers.includes(200), answers, slowest };
};
