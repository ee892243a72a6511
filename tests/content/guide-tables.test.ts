import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOKEN_KINDS } from '../../src/content-model/facts/token-kinds.ts';
import { formSchema } from '../../src/content-model/schemas/form.ts';
import { loomSchema } from '../../src/sections/loom-schema.ts';
import { sectionSchema } from '../../src/sections/section-schemas.ts';
import { readSite } from '../../src/site/site.ts';
import { PROJECT } from './project-copy.ts';
import { keysOf } from './section-keys.ts';

const guide = readFileSync(join(PROJECT, 'docs/content.md'), 'utf8');

/** Rows of the table whose first heading is `name`, cell by cell, without backticks. */
const tableOf = (name: string): string[][] => {
  const [, after = ''] = guide.split(`\n| ${name} | `);
  const rows = after.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
};

const kinds = new Map(sectionSchema.options.map((option) => [option.shape.kind.value, option]));
const rows = tableOf('kind');

test('every kind of section stands in the guide, and none else, in the order of the alphabet', () => {
  expect(rows.map(([kind]) => kind)).toEqual([...kinds.keys()].sort());
});

describe.each(rows)('%s', (kind = '', shows = '', keys = '', seenOn = '') => {
  test('has the keys that its schema knows', () => {
    const schema = [...kinds].find(([name]) => name === kind)?.[1];
    expect(keys).toBe(schema && keysOf(schema));
  });

  test('says what it shows, and where', () => {
    expect(shows).not.toBe('');
    const page = readSite(PROJECT).pages.find(({ path }) => path === seenOn);
    expect(page?.sections.map((section) => section.kind)).toContain(kind);
  });
});

test('the parts that kinds share have the keys that their schemas know', () => {
  expect(tableOf('part').map(([part, , keys]) => [part, keys])).toEqual([
    ['form', keysOf(formSchema)],
    ['loom', keysOf(loomSchema)],
  ]);
});

test('every kind of token stands in the guide, and none else', () => {
  const tokens = tableOf('token').map(([token = '']) => token.slice(1).split(':')[0]);
  expect(tokens.sort()).toEqual(Object.keys(TOKEN_KINDS).sort());
});
