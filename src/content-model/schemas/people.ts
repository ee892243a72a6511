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
  name: copy(40, 'è una riga').describe('Chi è, ad esempio Giulia Terrani'),
  role: copy(60, 'è una riga').describe('Il ruolo, ad esempio Responsabile strategia digitale'),
  expertise: copy(60, 'è una riga').describe('L’esperienza, ad esempio Processi industriali'),
  specialization: copy(120, 'sono due righe').describe('Perché i clienti lo chiamano, in una frase'),
  certifications: z
    .array(copy(30, 'è un’etichetta cucita'))
    .min(1)
    .max(3)
    .describe('Certificazioni, come etichette cucite, ad esempio PMP'),
  ...portraitFields,
  placeholder: placeholderField,
});

/** The story of an agent: `src/content/agents/*.yaml`. Specification §2, "Careers: success stories". */
export const agentSchema = z.strictObject({
  name: copy(40, 'è una riga').describe('Chi lo racconta, ad esempio Davide Sorgente'),
  zone: copy(40, 'è una riga').describe('Dove lavora, ad esempio Bergamo e provincia'),
  before: copy(70, 'sono due righe').describe(
    'Che cosa faceva prima, ad esempio "Vendeva macchine utensili"',
  ),
  now: copy(70, 'sono due righe').describe('Che cosa fa ora, ad esempio "Segue le officine della valle"'),
  quote: copy(200, 'si legge in un colpo d’occhio').describe('Che cosa dice, senza virgolette'),
  ...portraitFields,
  placeholder: placeholderField,
});

/** An open role: `src/content/roles/*.yaml`. Specification §2, "Careers". */
export const roleSchema = z.strictObject({
  title: copy(40, 'è il titolo di una riga').describe('Il nome della posizione, ad esempio Agente business'),
  place: copy(60, 'è una riga').describe('Dove, e per quanta parte della settimana, ad esempio Tutta Italia'),
  pay: copy(40, 'si mostra come una cifra molto grande')
    .meta({ amounts: true })
    .describe('Fascia di compenso annuo, ad esempio {claim:agentPay} € o RAL 30.000 - 35.000 €'),
  text: copy(220, 'sono tre righe nell’elenco').describe('Che cosa fa, in una o due frasi'),
  asks: z
    .array(copy(70, 'è una riga'))
    .min(2)
    .max(4)
    .describe('Che cosa chiede, ad esempio Partita IVA o disponibilità ad aprirla'),
});
