import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOKEN_KINDS } from '../../src/content-model/facts/token-kinds.ts';
import { sectionSchema } from '../../src/sections/section-schemas.ts';
import { readSite } from '../../src/site/site.ts';
import { addressOf } from '../site/specified-routes.ts';
import { PROJECT } from './project-copy.ts';

const guide = readFileSync(join(PROJECT, 'docs/content.md'), 'utf8');

/** What the guide lists of each kind of section: its name, what it shows, a page that has one. */
const listed = Array.from(
  guide.matchAll(/^- `([a-z-]+)`: (.+) \(`(\/[^`]*)`\)$/gm),
  ([, kind = '', , seenOn = '']) => ({ kind, seenOn }),
);
const { pages } = readSite(PROJECT);
/** The kinds of sections of the page that is there by now. */
const kindsOn = (path: string): readonly string[] =>
  (pages.find((page) => page.path === addressOf(path))?.sections ?? []).map(({ kind }) => kind);

test('every kind of section stands in the guide, and none else, in the order of the alphabet', () => {
  const kinds = sectionSchema.options.map((option) => option.shape.kind.value);
  expect(listed.map(({ kind }) => kind)).toEqual(kinds.sort());
});

test.each(listed)('the page that the guide names for $kind is there', ({ seenOn }) => {
  expect(kindsOn(seenOn)).not.toEqual([]);
});

test('nearly every kind is seen on the page that the guide names: its owners may take a section out', () => {
  const outdated = listed.filter(({ kind, seenOn }) => !kindsOn(seenOn).includes(kind));
  expect(outdated.length).toBeLessThan(listed.length / 10);
});

test('every kind of token stands in the guide, and none else', () => {
  const tokens = Array.from(guide.matchAll(/^\| `\{(\w+):/gm), ([, token = '']) => token);
  expect(tokens.sort()).toEqual(Object.keys(TOKEN_KINDS).sort());
});
