import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { defineSection } from '../../content-model/section.ts';

const articleListSchema = z.strictObject({
  kind: z.literal('article-list'),
  feed: copy(60, 'it is one line').describe('What leads to the feed, e.g. Segui le notizie via RSS'),
  empty: copy(160, 'it is two lines').describe('What stands there while there is no article'),
});

export type ArticleList = z.output<typeof articleListSchema>;

export const section = defineSection({ schema: articleListSchema });
