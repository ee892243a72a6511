import * as z from 'zod';
import { eachOnce } from './once.ts';

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** A telephone number as visitors read it, with its country code. */
export const telephone = () =>
  z.string().regex(/^\+[0-9]{1,3}(?: [0-9]+)+$/, {
    error: 'un numero internazionale con spazi, ad esempio +39 02 0000 0000',
  });
const TIME_FORM = 'ore, due punti e due cifre di minuti, senza zero davanti: 9:00 o 18:30';
const timeOfDay = () =>
  z.string({ error: TIME_FORM }).regex(/^(?:[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$/, { error: TIME_FORM });
const dayOfWeek = () => z.enum(DAYS, { error: `un giorno in inglese: ${DAYS.join(', ')}` });

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A range of days and a range of hours. Neither crosses the end of the week, on Sunday, or midnight. */
const spanSchema = z
  .strictObject({
    from: dayOfWeek().describe('Primo giorno della settimana'),
    to: dayOfWeek().describe('Ultimo giorno della settimana, lo stesso o uno successivo'),
    opens: timeOfDay().describe('Quando apre l’ufficio, senza zero davanti, ad esempio 9:00'),
    closes: timeOfDay().describe('Quando chiude l’ufficio, senza zero davanti, ad esempio 18:00'),
  })
  .superRefine(({ from, to, opens, closes }, context) => {
    if (DAYS.indexOf(to) < DAYS.indexOf(from))
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: 'lo stesso giorno di `from` o uno successivo: la settimana comincia dal lunedì',
      });
    if (minutesOf(closes) <= minutesOf(opens))
      context.addIssue({
        code: 'custom',
        path: ['closes'],
        message: `un’ora dopo le ${opens}, quando apre l’ufficio`,
      });
  });
export type HoursSpan = z.output<typeof spanSchema>;

const shareDay = (a: HoursSpan, b: HoursSpan): boolean =>
  DAYS.indexOf(a.from) <= DAYS.indexOf(b.to) && DAYS.indexOf(b.from) <= DAYS.indexOf(a.to);

/** Several spans, such as a morning and an afternoon. Spans of one day do not touch or overlap. */
const spansSchema = z
  .array(spanSchema)
  .min(1)
  .max(7)
  .superRefine((spans, context) => {
    for (const [index, span] of spans.entries()) {
      const other = spans
        .slice(0, index)
        .findIndex(
          (earlier) => shareDay(earlier, span) && minutesOf(span.opens) <= minutesOf(earlier.closes),
        );
      if (other === -1) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'opens'],
        message: `un’ora dopo le ${spans[other]?.closes}, quando finisce la fascia precedente dello stesso giorno: le fasce di un giorno vanno in ordine`,
      });
    }
  });

/** Office hours: one span or several. */
export const hoursSchema = z.union([spanSchema, spansSchema]);

/** The telephone line for support, separate from the sales line. */
export const supportPhoneSchema = z.strictObject({
  number: telephone().describe('Il numero, ad esempio +39 02 0000 0001'),
  hours: z
    .union([
      z.literal('24/7').meta({ title: 'Sempre, 24/7' }),
      hoursSchema.meta({ title: 'In giorni e ore' }),
    ])
    .describe('Quando risponde l’assistenza: 24/7, oppure orari come quelli dell’ufficio'),
});

/** The social networks that a profile may be on, with their names. */
const SOCIAL_NETWORKS = {
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  'tiktok.com': 'TikTok',
  'threads.net': 'Threads',
} as const;

/** @returns the network of a profile; `undefined` for any other host */
export const networkOf = (profile: string): string | undefined => {
  const host = URL.parse(profile)?.hostname.replace(/^(?:www|it)\./, '') ?? '';
  return Object.entries(SOCIAL_NETWORKS).find(([known]) => known === host)?.[1];
};

const PROFILE = `l’indirizzo https di un profilo, ad esempio https://www.linkedin.com/company/trama; i social sono ${Object.keys(SOCIAL_NETWORKS).join(', ')}`;

/** Whether a text is the plain address of a profile, without credentials, port, query or hash. */
const isProfile = (text: string): boolean => {
  const url = URL.parse(text);
  if (!url || networkOf(text) === undefined) return false;
  const isBare =
    url.username === '' && url.password === '' && url.port === '' && url.search + url.hash === '';
  return url.protocol === 'https:' && isBare && url.pathname.length > 1 && /^[!-~]+$/.test(text);
};

/** Profiles, at most one on each network. */
export const socialSchema = z
  .array(z.string().refine(isProfile, { error: PROFILE }))
  .min(1)
  .max(6)
  .superRefine(
    eachOnce(
      networkOf,
      undefined,
      (first, network) => `un altro social: il numero ${first + 1} è già su ${network}`,
    ),
  );
