import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { ContentError } from '../content-model/read/content-error.ts';
import { SMALL_CONTENT, temporaryProject } from '../content-model/testing/temporary-project.ts';
import { contentLoader } from './astro-loader.ts';

const TESTIMONIAL = 'testimonials/brandi.yaml';

/** The page of the small content, with a section kind of the real site. */
const PAGE = `title: Fibra
description: ${'Fibra per la tua azienda. '.repeat(5).trim()}
sections:
  - kind: legal-text
    title: Fibra
    lead: Come funziona.
    parts: [{ id: rete, title: Rete, text: [Veloce.] }, { id: prezzi, title: Prezzi, text: [In chiaro.] }]
`;

/** A project with the context that Astro passes to a loader. */
const astro = (changes = {}) => {
  const root = temporaryProject({ 'pages/fibra-ottica.yaml': PAGE, ...changes });
  const stores = {
    brand: new Map<string, { data: unknown }>(),
    testimonials: new Map<string, { data: unknown }>(),
  };
  const errors: string[] = [];
  const watcher = new EventEmitter();
  const contextOf = (store: Map<string, { data: unknown }>) => ({
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    store: {
      keys: () => [...store.keys()],
      delete: (id: string) => store.delete(id),
      set: (entry: { id: string; data: unknown }) => store.set(entry.id, entry),
    },
    generateDigest: JSON.stringify,
    logger: { error: (message: string) => errors.push(message) },
    watcher,
  });
  const file = (path: string): string => join(root, 'src/content', path);
  return {
    stores,
    errors,
    load: (collection: keyof typeof stores) =>
      // The parts of Astro's context that the loader uses.
      contentLoader(collection).load(contextOf(stores[collection]) as unknown as LoaderContext),
    write: (path: string, text: string) => {
      writeFileSync(file(path), text);
      watcher.emit('all', 'change', file(path));
    },
    remove: (path: string) => {
      rmSync(file(path));
      watcher.emit('all', 'unlink', file(path));
    },
  };
};

test('loads one entry for each file of a folder, and one for a single file', async () => {
  const { load, stores } = astro();
  await load('testimonials');
  await load('brand');
  expect([...stores.testimonials.keys()]).toEqual(['brandi']);
  expect(stores.brand.get('brand')?.data).toMatchObject({ agency: 'Trama Business' });
});

test('fails a build with the content error', async () => {
  await expect(astro({ [TESTIMONIAL]: 'rating: 5' }).load('brand')).rejects.toThrow(ContentError);
});

test('follows edits, additions and removals', async () => {
  const { load, stores, write, remove } = astro();
  const store = stores.testimonials;
  await load('testimonials');
  write(TESTIMONIAL, (SMALL_CONTENT[TESTIMONIAL] ?? '').replace('Marta', 'Maria'));
  expect(store.get('brandi')?.data).toMatchObject({ author: 'Maria Gallerani' });
  write('testimonials/altra.yaml', SMALL_CONTENT[TESTIMONIAL] ?? '');
  expect([...store.keys()]).toEqual(['brandi', 'altra']);
  remove(TESTIMONIAL);
  expect([...store.keys()]).toEqual(['altra']);
});

test('logs an invalid edit once, for its own collection, and keeps the last valid content', async () => {
  const { load, stores, errors, write } = astro();
  await load('testimonials');
  await load('brand');
  write(TESTIMONIAL, 'rating: 5');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('src/content/testimonials/brandi.yaml:1\n  field     quote');
  expect(stores.testimonials.has('brandi')).toBe(true);
});
