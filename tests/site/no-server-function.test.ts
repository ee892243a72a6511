import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The folder that the adapter writes for Netlify besides `dist/`. */
const FRAMEWORK_FOLDER = join(import.meta.dirname, '../../.netlify/v1');

test('emits no server function: unknown addresses get a file (docs/decisions/0004-static-adapter.md)', () => {
  expect(existsSync(join(FRAMEWORK_FOLDER, 'config.json'))).toBe(true);
  const files = readdirSync(FRAMEWORK_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toEqual(['config.json']);
});
