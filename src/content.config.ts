import { defineCollection } from 'astro:content';
import { contentLoader } from './site/astro-loader.ts';
import { COLLECTION_SCHEMAS } from './site/collection-schemas.ts';

const names = Object.keys(COLLECTION_SCHEMAS) as (keyof typeof COLLECTION_SCHEMAS)[];

/** Every collection of src/content: where it is read, and what it holds. */
export const collections = Object.fromEntries(
  names.map((name) => [
    name,
    defineCollection({ loader: contentLoader(name), schema: COLLECTION_SCHEMAS[name] }),
  ]),
);
