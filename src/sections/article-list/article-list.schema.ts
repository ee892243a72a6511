import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { defineSection } from '../../content-model/section.ts';

const articleListSchema = z.strictObject({
  kind: z.literal('article-list'),
  feed: copy(60, 'è una riga').describe('Che cosa porta al feed, ad esempio Segui le notizie via RSS'),
  empty: copy(160, 'sono due righe').describe('Che cosa c’è finché non ci sono articoli'),
});

export type ArticleList = z.output<typeof articleListSchema>;

export const section = defineSection({ name: 'Elenco degli articoli', schema: articleListSchema });
