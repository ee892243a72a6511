import * as z from 'zod';
import { isVatNumber } from '../../lead/vat-number.ts';
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
      .regex(/^[0-9]+-[0-9]+$/, { error: 'due numeri interi e un trattino, ad esempio "6-12"', abort: true })
      .refine((text) => Number(text.split('-')[0]) < Number(text.split('-')[1]), {
        error: 'prima il numero più basso, ad esempio "6-12"',
      }),
    description,
    unit,
  );

/** Eleven zeros stand for a number that is not known yet; a production build refuses them. */
const INVENTED_VAT_NUMBER = '00000000000';

/** Before this year the market had one operator and no partners, so an earlier year is a typing mistake. */
const FIRST_YEAR = 1990;
const isPartnerYear = (year: number): boolean => year >= FIRST_YEAR && year <= new Date().getFullYear();

const claimsSchema = z.strictObject({
  partnerSince: z
    .int()
    .refine(isPartnerYear, { error: () => `un anno dal ${FIRST_YEAR} al ${new Date().getFullYear()}` })
    .describe('Anno del primo contratto con l’operatore: 2013'),
  years: amount('“Oltre … anni” nella home e in chi siamo: 10', 'anni'),
  yearsElsewhere: amount('“…+ anni” dove la specifica ha la cifra più alta: 15', 'anni'),
  clients: count('“Oltre … aziende”: 500', 'aziende|clienti|imprese'),
  satisfied: percent('Percentuale di clienti soddisfatti: 98'),
  clientRating: rating('Valutazione dei clienti, su 5: 4.8'),
  clientReviews: count('Recensioni dietro quella valutazione: 500', 'recensioni'),
  agentRating: rating('Valutazione degli agenti, su 5: 4.9'),
  coverage5g: percent('Percentuale della popolazione coperta dal 5G: 97.6'),
  fibreSpeed: amount('Massima velocità della fibra in Gb/s: 2.5', 'Gb'),
  uptime: percent('Percentuale di disponibilità della rete: 99.9'),
  uptimeHighest: percent('Massima disponibilità promessa da un contratto, in percento: 99.99'),
  latency: amount('Millisecondi sotto cui resta la latenza: 10', 'ms'),
  support: copy(8, 'è una cifra').describe('Quando risponde l’assistenza: 24/7'),
  replyHours: amount('Ore entro cui si risponde a una richiesta e parte il preventivo: 24', 'ore(?! su 24)'),
  consultationValue: amount('Quanto vale la consulenza gratuita, in euro: 500', 'euro|€'),
  costReduction: percent('Massima riduzione dei costi, in percento: 40'),
  returnMonths: range('Mesi prima che l’investimento rientri: "6-12"', 'mesi'),
  incidentMinutes: amount('Minuti sotto cui resta la risposta a un incidente: 15', 'minuti|min'),
  resultsDays: amount('Giorni fino ai primi risultati della digitalizzazione: 90', 'giorni'),
  recoveryTimeHours: amount('Ore sotto cui resta il ripristino in cloud (RTO): 4', 'ore(?! su 24)'),
  recoveryPointMinutes: amount(
    'Minuti di dati che un ripristino può perdere al massimo (RPO): 15',
    'minuti|min',
  ),
  serviceDeskHours: amount('Ore sotto cui resta una soluzione del service desk: 4', 'ore(?! su 24)'),
  agentCommission: percent('Percentuale di provvigione per gli agenti, al massimo: 75'),
  agentSelectionWeeks: amount('Settimane che dura al massimo la selezione degli agenti: 2', 'settimane'),
  agentPay: range('Euro all’anno che guadagna un agente: "30000-80000"', '€|euro'),
  areaManagerPay: range('Euro all’anno che guadagna un responsabile di area: "50000-120000"', '€|euro'),
  marketGrowth: amount('Percentuale di crescita del mercato: 12', '%'),
  marketCompanies: amount('Milioni di aziende che gli agenti possono servire: 4.2', 'milioni|M'),
  contractValue: amount('Di quante volte cresce il valore di un contratto: 10', 'volte|x'),
  consultedProjects: amount('Progetti guidati dai consulenti in tre anni, “oltre …”: 200', 'progetti'),
  projectsOnTime: percent('Percentuale di progetti consegnati in tempo: 94'),
  projectReturn: amount('Ritorno medio di un progetto, in volte: 2.8', 'x'),
  projectValue: amount('Milioni di euro portati ai clienti dai progetti nel 2024: 12', 'milioni|M'),
  clientRetention: percent('Percentuale di clienti della consulenza che restano: 89'),
  dataYears: amount('Anni per cui si conservano i dati dopo la fine del rapporto, al massimo: 10'),
  requestDays: amount('Giorni dopo i quali una richiesta consegnata è cancellata dal database: 30'),
  interactionDays: amount('Giorni dopo i quali le statistiche dei clic sono cancellate: 30'),
  analyticsCookieYears: amount('Anni che durano i cookie statistici, al massimo: 2'),
  accessibilityDays: amount('Giorni lavorativi entro cui si risponde a una segnalazione di accessibilità: 5'),
  preferenceDays: amount('Giorni per cui si conserva la scelta sui cookie: 365'),
});

const identity = {
  agency: copy(30, 'sta in ogni titolo').describe('Il nome dell’agenzia, ad esempio Trama Business'),
  legalName: copy(60, 'è parte di una riga').describe(
    'Il nome nel registro delle imprese, ad esempio Trama Business S.r.l.',
  ),
  operator: copy(30, 'è parte di frasi').describe('Il nome dell’operatore, ad esempio Altair Business'),
  siteUrl: z
    .url({ protocol: /^https$/, error: 'un indirizzo, ad esempio https://www.trama.example', abort: true })
    // The origin: no path, no slash at the end, small letters, an internationalised domain as xn-- (RFC 5891).
    .refine((url) => new URL(url).origin === url, {
      error: ({ input }) => `https:// e solo il dominio: ${new URL(String(input)).origin}`,
    })
    .describe('L’indirizzo pubblico di questo sito, senza barra finale'),
  phone: telephone().describe('Il numero commerciale, ad esempio +39 02 0000 0000'),
  whatsapp: telephone().describe('Il numero della chat, ad esempio +39 000 000 0000'),
  email: z
    .email({ error: 'un indirizzo email, ad esempio info@trama.example' })
    .describe('Dove scrivono i visitatori'),
  address: z
    .strictObject({
      street: copy(60, 'è una riga').describe('Via e numero civico, ad esempio Via dell’Esempio 1'),
      postalCode: z
        .string()
        .regex(/^[0-9]{5}$/, { error: 'cinque cifre tra virgolette, ad esempio "00100"' })
        .describe('Il codice postale, ad esempio "00100"'),
      city: copy(40, 'è una riga').describe('La città, ad esempio Roma'),
    })
    .describe('La sede dell’agenzia'),
  vatNumber: z
    .string()
    .regex(/^[0-9]{11}$/, { error: 'undici cifre tra virgolette' })
    .refine((text) => isVatNumber(text) || text === INVENTED_VAT_NUMBER, {
      error:
        'una partita IVA la cui ultima cifra torna con le altre: una cifra è sbagliata, o due sono scambiate',
    })
    .describe('La partita IVA'),
  rea: z
    .string()
    .regex(/^[A-Z]{2}-[0-9]+$/, { error: 'provincia e numero, ad esempio RM-0000000' })
    .describe('Il numero nel registro delle imprese (REA), ad esempio RM-0000000'),
};

/** Fields that may have invented values before launch. A production deploy fails while they do. */
const PLACEHOLDER_FIELDS = [...(Object.keys(identity) as (keyof typeof identity)[]), 'survey'] as const;

/** The data and the claims of the agency, in one place: `src/content/brand.yaml`. Specification §1, §2 and §9. */
export const brandSchema = z.strictObject({
  placeholders: z
    .array(z.enum(PLACEHOLDER_FIELDS))
    .describe('I nomi dei campi qui sotto ancora inventati; un elenco vuoto quando tutti sono veri'),
  ...identity,
  greeting: copy(120, 'è il primo messaggio di una chat').describe('Il primo messaggio nella chat'),
  hours: hoursSchema.describe(
    'Orari dell’ufficio: una fascia di giorni e ore, o più fasce se l’ufficio chiude a pranzo',
  ),
  supportPhone: supportPhoneSchema
    .describe('Il numero dell’assistenza con i suoi orari; senza, il sito non ne mostra')
    .optional(),
  pec: z
    .email({ error: 'un indirizzo, ad esempio trama@pec.example' })
    .describe('La posta certificata (PEC); senza, il sito non ne mostra')
    .optional(),
  social: socialSchema
    .describe('Indirizzi dei profili sui social, al massimo uno per ciascuno; stanno nel piè di pagina')
    .optional(),
  supportAccess: copy(60, 'segue una frase sull’assistenza').describe(
    'Come i clienti raggiungono l’assistenza fuori orario, ad esempio Il numero arriva con il contratto.',
  ),
  priceNote: copy(80, 'è una riga sotto i prezzi').describe(
    'La nota su tutti i prezzi, ad esempio Prezzi indicativi al mese, IVA esclusa.',
  ),
  quoteNote: copy(80, 'segue la nota sui prezzi').describe(
    'Che cosa dice solo il preventivo, dove non c’è un listino, ad esempio Nel preventivo trovi durata e recesso.',
  ),
  survey: copy(50, 'è parte di una frase').describe(
    'Come e quando sono stati chiesti voti e soddisfazione, ad esempio questionario di ottobre 2025',
  ),
  registerCity: copy(40, 'è parte di una frase').describe(
    'La città del registro delle imprese (art. 2250 c.c.), ad esempio Roma',
  ),
  shareCapital: z.int().positive().describe('Capitale sociale versato, in euro: 10000'),
  forum: copy(40, 'è parte di una frase').describe('Il foro del contratto, ad esempio Roma'),
  claims: claimsSchema.describe('Cifre che le pagine citano come {claim:clients}'),
});
export type Brand = z.output<typeof brandSchema>;
export type Claims = Brand['claims'];
