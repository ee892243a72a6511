import { sectionSchema } from '../sections/section-schemas.ts';
import { agentSchema } from './schemas/agent.ts';
import { articleSchema } from './schemas/article.ts';
import { brandSchema } from './schemas/brand.ts';
import { clientSchema } from './schemas/client.ts';
import { consultantSchema } from './schemas/consultant.ts';
import { dialogsSchema } from './schemas/dialogs.ts';
import { faqSchema } from './schemas/faq.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { noticeSchema } from './schemas/notice.ts';
import { pageSchema } from './schemas/page.ts';
import { planListSchema } from './schemas/plan-list.ts';
import { receiptsSchema } from './schemas/receipts.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { roleSchema } from './schemas/role.ts';
import { serviceSchema } from './schemas/service.ts';
import { solutionListSchema } from './schemas/solution-list.ts';
import { testimonialSchema } from './schemas/testimonial.ts';
import { wordsSchema } from './schemas/words.ts';

/** What stands in one file, by its name right below `src/content`. */
export const SINGLE_SCHEMAS = {
  brand: brandSchema,
  dialogs: dialogsSchema,
  navigation: navigationSchema,
  receipts: receiptsSchema,
  redirects: redirectsSchema,
  words: wordsSchema,
};

/** What each file of a folder holds, by the folder's name below `src/content`. */
export const FOLDER_SCHEMAS = {
  agents: agentSchema,
  articles: articleSchema(),
  clients: clientSchema,
  consultants: consultantSchema,
  faqs: faqSchema,
  notices: noticeSchema,
  pages: pageSchema(sectionSchema),
  plans: planListSchema,
  roles: roleSchema,
  services: serviceSchema,
  solutions: solutionListSchema,
  testimonials: testimonialSchema,
};

/** What a content file holds, by its folder, or by its own name where it stands alone. */
export const COLLECTION_SCHEMAS = { ...SINGLE_SCHEMAS, ...FOLDER_SCHEMAS };
