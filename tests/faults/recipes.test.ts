import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { writeRecipes } from '../repo/recipes.ts';

/** The endpoint that docs/develop.md shows is tried by the test that it shows. */
const folder = writeRecipes();
afterAll(() => rmSync(folder, { recursive: true }));
await import(join(folder, 'tests/faults/callback.test.ts'));
