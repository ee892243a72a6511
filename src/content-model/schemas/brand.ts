import * as z from 'zod';
import { copy } from '../fields/copy.ts';
import { hoursSchema, socialSchema, supportPhoneSchema, telephone } from '../fields/reach.ts';

/** A figure with its unit, which follows it in texts, as a regular expression: `ore`, `€|euro`. */
const figure = <S extends z.ZodType>(schema: S, description: string, unit?: string): S =>
  schema.meta(unit === undefined ? { description } : { unit, description });
const amount = (description: string, unit?: string) => figure(z.number().positive(), description, unit);
const percent = (description: string) => figure(z.number().positive().max(100), description, '%');
const rating = (description: string) => figure(z.number().positive().max(5), description, 'su 5|/5');
const count = (description: string, unit: string) => figure(z.int().positive(), description, unit);
const range = (description: string, unit: string) =>
  figure(
    z
      .string()
      .regex(/^[0-9]+-[0-9]+$/, { error: 'two whole numbers and a hyphen, such as "6-12"', abort: true })
      .refine((text) => Number(text.split('-')[0]) < Number(text.split('-')[1]), {
        error: 'the lower number first, such as "6-12"',
      }),
    description,
    unit,
  );

/** Before this year the market had one operator and no partners, so an earlier year is a typing mistake. */
const FIRST_YEAR = 1990;
const isPartnerYear = (year: number): boolean => year >= FIRST_YEAR && year <= new Date().getFullYear();

const claimsSchema = z.strictObject({
  partnerSince: z
    .int()
    .refine(isPartnerYear, { error: () => `a year from ${FIRST_YEAR} to ${new Date().getFullYear()}` })
    .describe('Year of the first contract with the operator: 2013'),
  years: amount('"Over … years" on the home and about pages: 10', 'anni'),
  yearsElsewhere: amount('"…+ years" where the specification has the higher figure: 15', 'anni'),
  clients: count('"Over … companies": 500', 'aziende|clienti|imprese'),
  satisfied: percent('Percent of clients that are satisfied: 98'),
  clientRating: rating('Rating from clients, out of 5: 4.8'),
  clientReviews: count('Reviews behind that rating: 500', 'recensioni'),
  agentRating: rating('Rating from agents, out of 5: 4.9'),
  coverage5g: percent('Percent of the population that 5G covers: 97.6'),
  fibreSpeed: amount('Highest fibre speed in Gb/s: 2.5', 'Gb'),
  uptime: percent('Percent of uptime of the network: 99.9'),
  uptimeHighest: percent('Highest percent of uptime that a contract promises: 99.99'),
  latency: amount('Milliseconds that latency stays under: 10', 'ms'),
  support: copy(8, 'it is a figure').describe('When support answers: 24/7'),
  replyHours: amount('Hours until a request is answered and a quote sent: 24', 'ore(?! su 24)'),
  consultationValue: amount('What the free consultation is worth, in euro: 500', 'euro|€'),
  costReduction: percent('Highest reduction of costs, in percent: 40'),
  returnMonths: range('Months until the investment returns: "6-12"', 'mesi'),
  incidentMinutes: amount('Minutes that the response to an incident stays under: 15', 'minuti|min'),
  resultsDays: amount('Days until the first results of digitalisation: 90', 'giorni'),
  recoveryTimeHours: amount('Hours that recovery in the cloud stays under (RTO): 4', 'ore(?! su 24)'),
  recoveryPointMinutes: amount('Minutes of data that a recovery can lose at most (RPO): 15', 'minuti|min'),
  serviceDeskHours: amount('Hours that a service desk solution stays under: 4', 'ore(?! su 24)'),
  agentCommission: percent('Percent of commission for agents, at most: 75'),
  agentSelectionWeeks: amount('Weeks that the selection of agents takes at most: 2', 'settimane'),
  agentPay: range('Euro a year that an agent earns: "30000-80000"', '€|euro'),
  areaManagerPay: range('Euro a year that an area manager earns: "50000-120000"', '€|euro'),
  marketGrowth: amount('Percent by which the market grows: 12', '%'),
  marketCompanies: amount('Millions of companies that agents can serve: 4.2', 'milioni|M'),
  contractValue: amount('Factor by which the value of a contract grows: 10', 'volte|x'),
  consultedProjects: amount('Projects that consultants led in three years, "over …": 200', 'progetti'),
  projectsOnTime: percent('Percent of projects delivered on time: 94'),
  projectReturn: amount('Average return of a project, in times: 2.8', 'x'),
  projectValue: amount('Millions of euro that projects brought clients in 2024: 12', 'milioni|M'),
  clientRetention: percent('Percent of consulting clients that stay: 89'),
  dataYears: amount('Years that data are kept after a relationship ends, at most: 10'),
  requestDays: amount('Days after which a delivered request is erased from the database: 30'),
  interactionDays: amount('Days after which click statistics are erased: 30'),
  analyticsCookieYears: amount('Years that analytics cookies last, at most: 2'),
  accessibilityDays: amount('Working days until a report about accessibility is answered: 5'),
  preferenceDays: amount('Days for which a cookie choice is kept: 365'),
});

const identity = {
  agency: copy(30, 'it is in every title').describe('The name of the agency, e.g. Trama Business'),
  legalName: copy(60, 'it is part of a line').describe(
    'The name in the register, e.g. Trama Business S.r.l.',
  ),
  operator: copy(30, 'it is part of sentences').describe('The name of the operator, e.g. Altair Business'),
  siteUrl: z
    .url({ protocol: /^https$/, error: 'an address such as https://www.trama.example', abort: true })
    // The origin: no path, no slash at the end, small letters, an internationalised domain as xn-- (RFC 5891).
    .refine((url) => new URL(url).origin === url, {
      error: ({ input }) => `https:// and the domain alone: ${new URL(String(input)).origin}`,
    })
    .describe('The public address of this site, without a slash at the end'),
  phone: telephone().describe('The sales line, e.g. +39 02 0000 0000'),
  whatsapp: telephone().describe('The chat number, e.g. +39 000 000 0000'),
  email: z.email({ error: 'an address such as info@trama.example' }).describe('Where visitors write'),
  address: z
    .strictObject({
      street: copy(60, 'it is one line').describe('Street and number, e.g. Via dell’Esempio 1'),
      postalCode: z
        .string()
        .regex(/^[0-9]{5}$/, { error: 'five digits in quotation marks, such as "00100"' })
        .describe('Postal code in quotation marks, e.g. "00100"'),
      city: copy(40, 'it is one line').describe('City, e.g. Roma'),
    })
    .describe('The office of the agency'),
  vatNumber: z
    .string()
    .regex(/^[0-9]{11}$/, { error: 'eleven digits in quotation marks' })
    .describe('VAT number (partita IVA) in quotation marks'),
  rea: z
    .string()
    .regex(/^[A-Z]{2}-[0-9]+$/, { error: 'province and number such as RM-0000000' })
    .describe('Number in the register of companies (REA), e.g. RM-0000000'),
};

/** Fields that may have invented values before launch. A production deploy fails while they do. */
const PLACEHOLDER_FIELDS = Object.keys(identity) as (keyof typeof identity)[];

/** The data and the claims of the agency, in one place: `src/content/brand.yaml`. Specification §1, §2 and §9. */
export const brandSchema = z.strictObject({
  placeholders: z
    .array(z.enum(PLACEHOLDER_FIELDS))
    .describe('Names of the fields below that are still invented, e.g. phone'),
  ...identity,
  greeting: copy(120, 'it is the first message of a chat').describe('The first message in the chat app'),
  hours: hoursSchema.describe(
    'Office hours: one span of days and hours, or a list of them where the office closes for lunch',
  ),
  supportPhone: supportPhoneSchema
    .describe('The telephone number of support with its hours; without it the site shows none')
    .optional(),
  pec: z
    .email({ error: 'an address such as trama@pec.example' })
    .describe('Certified e-mail (PEC); without it the site shows none')
    .optional(),
  social: socialSchema
    .describe('Addresses of profiles on social networks, at most one on each; shown in the footer')
    .optional(),
  supportAccess: copy(60, 'it follows a sentence about support').describe(
    'How clients reach support outside of office hours, e.g. Il numero arriva con il contratto.',
  ),
  priceNote: copy(80, 'it is one line below prices').describe(
    'The note about all prices, e.g. Prezzi indicativi al mese, IVA esclusa. Fa fede il preventivo.',
  ),
  registerCity: copy(40, 'it is part of a sentence').describe(
    'The city of the register of companies (art. 2250 c.c.), e.g. Roma',
  ),
  shareCapital: z.int().positive().describe('Paid-in company capital in euro: 10000'),
  forum: copy(40, 'it is part of a sentence').describe('The court of the contract, e.g. Roma'),
  claims: claimsSchema.describe('Figures that pages quote as {claim:clients}'),
});
export type Brand = z.output<typeof brandSchema>;
export type Claims = Brand['claims'];
