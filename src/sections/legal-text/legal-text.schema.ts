import * as z from 'zod';
import { copy, linkedCopy, slug } from '../../content-model/fields/copy.ts';
import { downloadSchema } from '../../content-model/fields/document.ts';
import { defineSection } from '../../content-model/section.ts';
import { WEAVES } from '../../weave/drafts.ts';

const paragraph = linkedCopy(600, 'un paragrafo più lungo va diviso');

const part = z.strictObject({
  id: slug().describe('Il nome con cui un link porta a questa parte, ad esempio conservazione'),
  title: copy(60, 'è una riga dell’indice').describe('Titolo della parte, ad esempio "I tuoi diritti"'),
  text: z
    .array(z.union([paragraph, z.array(paragraph).min(2)]))
    .min(1)
    .describe(
      'Un testo è un paragrafo, un elenco è un elenco; link come [parole](/percorso) o [email](mailto:email)',
    ),
});

/** A legal page: one column of text, with an index. Specification §2, "Legal pages". */
const legalTextSchema = z.strictObject({
  kind: z.literal('legal-text'),
  title: copy(40, 'è il titolo della pagina').describe('Titolo della pagina, ad esempio "Privacy policy"'),
  lead: copy(220, 'sono tre righe sotto il titolo').describe('Che cosa racconta la pagina, in due frasi'),
  download: downloadSchema.describe('Un documento da scaricare, sotto il sottotitolo').optional(),
  weave: z.enum(WEAVES).default('tela').describe('Tessitura della cimosa sotto il titolo'),
  dated: z
    .boolean()
    .describe('Acceso sulle pagine che mostrano quando e in quale versione sono state aggiornate')
    .optional(),
  numbered: z.boolean().describe('Acceso sulle pagine con parti numerate').optional(),
  parts: z
    .array(part)
    .min(2)
    .refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, {
      error: 'parti con un id diverso ciascuna',
    })
    .describe('Le parti in ordine'),
});

export type LegalText = z.output<typeof legalTextSchema>;

export const section = defineSection({
  name: 'Testo legale con indice',
  schema: legalTextSchema,
  opening: true,
  anchors: ({ parts }) => parts.map(({ id }) => id),
});
