import * as z from 'zod';
import { copy, placeholderField } from '../fields/copy.ts';
import { photographAs } from '../fields/picture.ts';
import { WEAVES } from './service.ts';

/** How a person is shown. */
const portraitFields = {
  weave: z.enum(WEAVES).describe('La tessitura delle iniziali che stanno al posto del ritratto'),
  portrait: photographAs('portrait').describe('Una fotografia; senza, le iniziali tessute').optional(),
};

/** A consultant: `src/content/consultants/*.yaml`. Specification §3, "Consultant". */
export const consultantSchema = z.strictObject({
  name: copy(40, 'it is one line').describe('Chi è, ad esempio Giulia Terrani'),
  role: copy(60, 'it is one line').describe('Il ruolo, ad esempio Responsabile strategia digitale'),
  expertise: copy(60, 'it is one line').describe('L’esperienza, ad esempio Processi industriali'),
  specialization: copy(120, 'it is two lines').describe('Perché i clienti lo chiamano, in una frase'),
  certifications: z
    .array(copy(30, 'it is a sewn label'))
    .min(1)
    .max(3)
    .describe('Certificazioni, come etichette cucite, ad esempio PMP'),
  ...portraitFields,
  placeholder: placeholderField,
});

/** The story of an agent: `src/content/agents/*.yaml`. Specification §2, "Careers: success stories". */
export const agentSchema = z.strictObject({
  name: copy(40, 'it is one line').describe('Chi lo racconta, ad esempio Davide Sorgente'),
  zone: copy(40, 'it is one line').describe('Dove lavora, ad esempio Bergamo e provincia'),
  before: copy(70, 'it is two lines').describe(
    'Che cosa faceva prima, ad esempio "Vendeva macchine utensili"',
  ),
  now: copy(70, 'it is two lines').describe('Che cosa fa ora, ad esempio "Segue le officine della valle"'),
  quote: copy(200, 'it is read in one glance').describe('Che cosa dice, senza virgolette'),
  ...portraitFields,
  placeholder: placeholderField,
});

/** An open role: `src/content/roles/*.yaml`. Specification §2, "Careers". */
export const roleSchema = z.strictObject({
  title: copy(40, 'it is the heading of a row').describe(
    'Il nome della posizione, ad esempio Agente business',
  ),
  place: copy(60, 'it is one line').describe(
    'Dove, e per quanta parte della settimana, ad esempio Tutta Italia',
  ),
  pay: copy(16, 'it is shown as a very large figure').describe(
    'Fascia di compenso annuo, ad esempio {claim:agentPay} €',
  ),
  text: copy(220, 'it is three lines of a row').describe('Che cosa fa, in una o due frasi'),
  asks: z
    .array(copy(70, 'it is one line'))
    .min(2)
    .max(4)
    .describe('Che cosa chiede, ad esempio Partita IVA o disponibilità ad aprirla'),
});
