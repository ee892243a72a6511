import * as z from 'zod';
import { DEFAULT_FORM_TYPE, FORM_TYPES } from '../../lead/form-types.ts';
import { SOURCE_MAX_LENGTH } from '../../lead/limits.ts';
import { readSource } from '../../lead/one-line.ts';
import { anyLinkSchema, copy } from '../fields/copy.ts';
import { headlineSchema } from '../fields/heading.ts';

/** A lead form in a page file. Specification §3, "Form properties". */
export const formSchema = z.strictObject({
  title: copy(40).describe('Titolo della scheda del modulo, ad esempio "Parla con un consulente"'),
  description: copy(120).describe('Che cosa succede dopo l’invio, ad esempio "Ti richiamiamo entro 24 ore."'),
  formType: z.enum(FORM_TYPES).default(DEFAULT_FORM_TYPE).describe('Tipo di richiesta'),
  source: z
    .string()
    .refine((source) => readSource(source) !== undefined, {
      error: `una riga da 1 a ${SOURCE_MAX_LENGTH} caratteri, senza caratteri invisibili: una richiesta con un’altra provenienza sarebbe rifiutata`,
    })
    .describe('Nome di questa pagina nella richiesta ricevuta, ad esempio "Fibra Ottica"'),
  messageLabel: copy(50).describe('Etichetta del campo del messaggio, ad esempio "Di cosa hai bisogno?"'),
});

const planFormSchema = formSchema.omit({ source: true }).extend({
  description: formSchema.shape.description.describe(
    'Che cosa ottiene il visitatore dal modulo; seguono il nome del piano e un punto',
  ),
});

/** The lead forms that open as dialogs: `src/content/dialogs.yaml`. Specification §2 and §4. */
export const dialogsSchema = z.strictObject({
  consultation: formSchema.describe('Si apre dal pulsante della barra, in ogni pagina'),
  innovation: formSchema.describe('Si apre dai pulsanti che aprono la finestra dell’innovazione'),
  service: planFormSchema
    .extend({
      description: formSchema.shape.description.describe(
        'Che cosa ottiene il visitatore dal modulo; seguono il nome del servizio e un punto',
      ),
    })
    .describe('Si apre dalle schede dei servizi nelle pagine senza modulo'),
  plan: planFormSchema.describe('Si apre dalle schede dei piani di una sezione che apre la finestra'),
});
export type DialogsData = z.output<typeof dialogsSchema>;

/** The dialogs that buttons of a page can open. Only a plan card opens the plan dialog, which asks about that plan. */
const OPENED_BY_BUTTONS = ['consultation', 'innovation'] as const satisfies (keyof DialogsData)[];

/** A button on a page: a link that may open a dialog instead. */
export const actionSchema = anyLinkSchema.extend({
  opens: z
    .enum(OPENED_BY_BUTTONS)
    .describe('La finestra che si apre sopra la pagina; senza JavaScript vale l’indirizzo del link')
    .optional(),
});
export type Action = z.output<typeof actionSchema>;

const receiptSchema = z.strictObject({
  headline: headlineSchema,
  lead: copy(160).describe(
    'Che cosa può fare ora il visitatore, nella pagina di ringraziamento senza JavaScript',
  ),
  steps: z
    .array(
      z.strictObject({
        when: copy(24, 'è una riga').describe('Quando succede, ad esempio Entro 24 ore'),
        text: copy(100).describe('Che cosa succede allora'),
      }),
    )
    .length(3)
    .describe('Che cosa succede ora; il primo passo è già fatto'),
  call: copy(60, 'è una riga sopra il pulsante').describe(
    'La riga sopra il numero di telefono, quando la richiesta ha un numero, ad esempio Hai fretta? Chiama e detta il numero.',
  ),
});

export type ReceiptTexts = z.output<typeof receiptSchema>;

/** The texts after a request and after an application: `src/content/receipts.yaml`. */
export const receiptsSchema = z.strictObject({
  request: receiptSchema.describe('Dopo una richiesta'),
  application: receiptSchema.describe('Dopo una candidatura con curriculum'),
});
