import * as z from 'zod';
import { copy } from '../fields/copy.ts';
import { isDay } from '../fields/window.ts';

/** The value of a condition that differs between clients. Pages show it in a dashed box. */
const OPEN = 'Da confermare nel preventivo';

/**
 * @param value a condition of a price list
 * @returns whether only the quote settles it: the text begins with “Da confermare nel preventivo”
 */
export const isOpen = (value: string): boolean => value.toLowerCase().startsWith(OPEN.toLowerCase());

const condition = () => copy(90, 'è la riga di un’etichetta');

const END = `un giorno, anno-mese-giorno, ad esempio 2026-12-31, oppure "${OPEN}"`;

/** The conditions of a price, including those that only the quote settles. The page /trasparenza explains each row. */
export const conditionsSchema = z.strictObject({
  vat: condition().describe('Se i prezzi comprendono l’IVA, ad esempio Esclusa'),
  activation: condition().describe(`Il costo di attivazione, ad esempio installazione gratuita o ${OPEN}`),
  times: condition().describe(
    `Quanto tempo prima che funzioni, ad esempio attivazione in 5-10 giorni lavorativi o ${OPEN}`,
  ),
  measure: z
    .strictObject({
      label: copy(20, 'è una parola, o due').describe('Che cosa si conta, ad esempio Velocità'),
      value: condition().describe('Quanto, ad esempio fino a 2,5 Gb/s'),
    })
    .describe('La velocità, o un’altra misura: dati, sedi, banda per una chiamata'),
  technology: condition().describe(`Su che cosa funziona il servizio, ad esempio 5G via radio o ${OPEN}`),
  term: condition().describe(`Quanto dura il contratto e come si chiude, ad esempio ${OPEN}`),
  promotionEnds: z
    .string({ error: END })
    .refine((text) => isOpen(text) || isDay(text), { error: END })
    .describe(
      'L’ultimo giorno della promozione, ad esempio 2026-12-31; dopo, i piani costano il prezzo di prima',
    )
    .optional(),
});

export type Conditions = z.output<typeof conditionsSchema>;
