import { defineCollection } from 'astro:content';
import { contentLoader } from './content-model/astro-loader.ts';
import { brandSchema } from './content-model/schemas/brand.ts';
import { navigationSchema } from './content-model/schemas/navigation.ts';
import { pageSchema } from './content-model/schemas/page.ts';
import { planListSchema } from './content-model/schemas/plan-list.ts';
import { serviceSchema } from './content-model/schemas/service.ts';
import { testimonialSchema } from './content-model/schemas/testimonial.ts';
import { sectionSchema } from './sections/section-schemas.ts';

/** Every collection of src/content: where it is read, and what it holds. */
export const collections = {
  brand: defineCollection({ loader: contentLoader('brand'), schema: brandSchema }),
  navigation: defineCollection({ loader: contentLoader('navigation'), schema: navigationSchema }),
  pages: defineCollection({ loader: contentLoader('pages'), schema: pageSchema(sectionSchema) }),
  plans: defineCollection({ loader: contentLoader('plans'), schema: planListSchema }),
  services: defineCollection({ loader: contentLoader('services'), schema: serviceSchema }),
  testimonials: defineCollection({ loader: contentLoader('testimonials'), schema: testimonialSchema }),
};
