import { defineCollection } from 'astro:content';
import { contentLoader } from './content-model/astro-loader.ts';
import { agentSchema } from './content-model/schemas/agent.ts';
import { brandSchema } from './content-model/schemas/brand.ts';
import { clientSchema } from './content-model/schemas/client.ts';
import { consultantSchema } from './content-model/schemas/consultant.ts';
import { dialogsSchema } from './content-model/schemas/dialogs.ts';
import { faqSchema } from './content-model/schemas/faq.ts';
import { navigationSchema } from './content-model/schemas/navigation.ts';
import { pageSchema } from './content-model/schemas/page.ts';
import { planListSchema } from './content-model/schemas/plan-list.ts';
import { redirectsSchema } from './content-model/schemas/redirects.ts';
import { roleSchema } from './content-model/schemas/role.ts';
import { serviceSchema } from './content-model/schemas/service.ts';
import { solutionListSchema } from './content-model/schemas/solution-list.ts';
import { testimonialSchema } from './content-model/schemas/testimonial.ts';
import { sectionSchema } from './sections/section-schemas.ts';

/** Every collection of src/content: where it is read, and what it holds. */
export const collections = {
  agents: defineCollection({ loader: contentLoader('agents'), schema: agentSchema }),
  brand: defineCollection({ loader: contentLoader('brand'), schema: brandSchema }),
  consultants: defineCollection({ loader: contentLoader('consultants'), schema: consultantSchema }),
  dialogs: defineCollection({ loader: contentLoader('dialogs'), schema: dialogsSchema }),
  navigation: defineCollection({ loader: contentLoader('navigation'), schema: navigationSchema }),
  clients: defineCollection({ loader: contentLoader('clients'), schema: clientSchema }),
  faqs: defineCollection({ loader: contentLoader('faqs'), schema: faqSchema }),
  pages: defineCollection({ loader: contentLoader('pages'), schema: pageSchema(sectionSchema) }),
  plans: defineCollection({ loader: contentLoader('plans'), schema: planListSchema }),
  redirects: defineCollection({ loader: contentLoader('redirects'), schema: redirectsSchema }),
  roles: defineCollection({ loader: contentLoader('roles'), schema: roleSchema }),
  services: defineCollection({ loader: contentLoader('services'), schema: serviceSchema }),
  solutions: defineCollection({ loader: contentLoader('solutions'), schema: solutionListSchema }),
  testimonials: defineCollection({ loader: contentLoader('testimonials'), schema: testimonialSchema }),
};
