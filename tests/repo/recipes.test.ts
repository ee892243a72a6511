import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Kind } from '../../src/content-model/section.ts';
import { fieldsOf } from '../../src/editor/fields.ts';
import type { Schema } from '../../src/editor/schema.ts';
import { jsonSchema } from '../../src/site/editor-schemas.ts';
import { recipeSection, writeRecipes } from './recipes.ts';

const folder = writeRecipes();
afterAll(() => rmSync(folder, { recursive: true }));

test('the recipe of a section takes its example, and names its fields in Italian', async () => {
  const { section }: { section: Kind } = await import(
    join(folder, 'src/sections/figure-row/figure-row.schema.ts')
  );
  const [example] = parse(recipeSection('figure-row'));
  expect(section.schema.safeParse(example)).toMatchObject({ success: true });
  const schema = jsonSchema(section.schema) as Schema;
  expect(schema.title).toBe('Tre cifre in riga');
  expect(fieldsOf(schema)).toMatchObject([
    { name: 'kind' },
    { label: 'Titolo' },
    { label: 'Caselle', label_singular: 'Casella', fields: [{ label: 'Valore' }, { label: 'Testo' }] },
    // Every kind of section may declare that its words compare.
    { name: 'compares' },
  ]);
});
