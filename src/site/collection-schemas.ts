import { articleSchema } from '../content-model/schemas/article.ts';
import { brandSchema } from '../content-model/schemas/brand.ts';
import { clientSchema, testimonialSchema } from '../content-model/schemas/clients.ts';
import { faqSchema } from '../content-model/schemas/faq.ts';
import { dialogsSchema, receiptsSchema } from '../content-model/schemas/lead-forms.ts';
import { navigationSchema } from '../content-model/schemas/navigation.ts';
import { noticeSchema } from '../content-model/schemas/notice.ts';
import { pageSchema } from '../content-model/schemas/page.ts';
import { agentSchema, consultantSchema, roleSchema } from '../content-model/schemas/people.ts';
import { planListSchema } from '../content-model/schemas/plan-list.ts';
import { redirectsSchema } from '../content-model/schemas/redirects.ts';
import { serviceSchema } from '../content-model/schemas/service.ts';
import { solutionListSchema } from '../content-model/schemas/solution-list.ts';
import { wordsSchema } from '../content-model/schemas/words.ts';
import { anchorsOf } from '../sections/anchor-schema.ts';
import { sectionSchema } from '../sections/section-schemas.ts';

/** The schemas of single files, by their names in `src/content`. */
export const SINGLE_SCHEMAS = {
  brand: brandSchema,
  dialogs: dialogsSchema,
  navigation: navigationSchema,
  receipts: receiptsSchema,
  redirects: redirectsSchema,
  words: wordsSchema,
};

/** The schemas of the files in a folder, by the name of the folder in `src/content`. */
export const FOLDER_SCHEMAS = {
  agents: agentSchema,
  articles: articleSchema,
  clients: clientSchema,
  consultants: consultantSchema,
  faqs: faqSchema,
  notices: noticeSchema,
  pages: pageSchema(sectionSchema, anchorsOf),
  plans: planListSchema,
  roles: roleSchema,
  services: serviceSchema,
  solutions: solutionListSchema,
  testimonials: testimonialSchema,
};

/** The schemas of all content files, by folder or, for single files, by name. */
export const COLLECTION_SCHEMAS = { ...SINGLE_SCHEMAS, ...FOLDER_SCHEMAS };
