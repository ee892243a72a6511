import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOKEN_KINDS } from '../../src/content-model/facts/token-kinds.ts';
import { sectionSchema } from '../../src/sections/section-schemas.ts';
import { readSite } from '../../src/site/site.ts';
import { PROJECT } from './project-copy.ts';

const guide = readFileSync(join(PROJECT, 'docs/content.md'), 'utf8');

/** What the guide lists of each kind of section: its name, what it shows, a page that has one. */
const listed = Array.from(
  guide.matchAll(/^- `([a-z-]+)`: (.+) \(`(\/[^`]*)`\)$/gm),
  ([, kind = '', , seenOn = '']) => ({ kind, seenOn }),
);

test('every kind of section stands in the guide, and none else, in the order of the alphabet', () => {
  const kinds = sectionSchema.options.map((option) => option.shape.kind.value);
  expect(listed.map(({ kind }) => kind)).toEqual(kinds.sort());
});

describe.each(listed)('$kind', ({ kind, seenOn }) => {
  test('is on the page that the guide names', () => {
    const page = readSite(PROJECT).pages.find(({ path }) => path === seenOn);
    expect(page?.sections.map((section) => section.kind)).toContain(kind);
  });
});

test('every kind of token stands in the guide, and none else', () => {
  const tokens = Array.from(guide.matchAll(/^\| `\{(\w+):/gm), ([, token = '']) => token);
  expect(tokens.sort()).toEqual(Object.keys(TOKEN_KINDS).sort());
});
