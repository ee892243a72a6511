import type * as z from 'zod';
import { answersSchema } from './schemas/answers.ts';
import { articleSchema } from './schemas/article.ts';
import { brandSchema } from './schemas/brand.ts';
import { clientSchema, testimonialSchema } from './schemas/clients.ts';
import { coloursSchema } from './schemas/colours.ts';
import { faqSchema } from './schemas/faq.ts';
import { dialogsSchema, receiptsSchema } from './schemas/lead-forms.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { noticeSchema } from './schemas/notice.ts';
import { pageSchema, type Section } from './schemas/page.ts';
import { agentSchema, consultantSchema, roleSchema } from './schemas/people.ts';
import { planListSchema } from './schemas/plan-list.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { serviceSchema } from './schemas/service.ts';
import { solutionListSchema } from './schemas/solution-list.ts';
import { wordsSchema } from './schemas/words.ts';
import { type Collection, file, folder } from './table.ts';

/**
 * THE TABLE: every collection of `src/content`, in the order in which they are read. Types, reader, JSON schemas,
 * editor, reports and counts follow from it; who may refer to a collection, the schemas say.
 *
 * @param section the schema of a section (sections.ts, which has this project's table, `COLLECTIONS`)
 */
export const collectionsWith = (section: z.ZodType<Section>) => ({
  brand: file(brandSchema, { quotes: false }),
  colours: file(coloursSchema, { quotes: false }),
  navigation: file(navigationSchema),
  dialogs: file(dialogsSchema),
  receipts: file(receiptsSchema),
  redirects: file(redirectsSchema, { quotes: false }),
  words: file(wordsSchema),
  answers: file(answersSchema, { quotes: false }),
  plans: folder(planListSchema, { window: 'items' }),
  services: folder(serviceSchema),
  solutions: folder(solutionListSchema),
  testimonials: folder(testimonialSchema),
  agents: folder(agentSchema),
  roles: folder(roleSchema),
  consultants: folder(consultantSchema),
  clients: folder(clientSchema, { quotes: false }),
  faqs: folder(faqSchema),
  articles: folder(articleSchema),
  notices: folder(noticeSchema, { window: 'file' }),
  pages: folder(pageSchema(section), { window: 'file' }),
});

export type Table = ReturnType<typeof collectionsWith>;
export type CollectionName = keyof Table;

/** An entry of a collection as its schema made it. */
export type Entry<C extends CollectionName> = z.output<Table[C]['schema']>;

/** The checked content by collection, and in a folder by id. Tokens are replaced and all references exist. */
export type Content = {
  readonly [C in CollectionName]: Table[C]['isFile'] extends true ? Entry<C> : ReadonlyMap<string, Entry<C>>;
};

/** The table as a list of its lines, for code that treats all collections alike. */
export type Lines = readonly (readonly [name: CollectionName, collection: Collection])[];

/**
 * @param table the table
 * @returns its lines; `Object.entries` would type their names as any text
 */
export const linesOf = (table: Readonly<Record<CollectionName, Collection>>): Lines =>
  Object.entries(table) as unknown as Lines;
