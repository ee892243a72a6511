import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOKEN_KINDS } from '../../src/content-model/facts/facts.ts';
import { KINDS } from '../../src/content-model/sections.ts';
import { readSite } from '../../src/site/site.ts';
import { addressOf } from '../site/specified-routes.ts';
import { PROJECT } from './project-copy.ts';

const guide = readFileSync(join(PROJECT, 'docs/content.md'), 'utf8');

/** The guide's list of section kinds: the name of each, and a page that has one. */
const listed = Array.from(
  guide.matchAll(/^- `([a-z-]+)`: (.+) \(`(\/[^`]*)`\)$/gm),
  ([, kind = '', , seenOn = '']) => ({ kind, seenOn }),
);
const { pages } = readSite(PROJECT);
/** @returns the kinds of sections on the page as it is */
const kindsOn = (path: string): readonly string[] =>
  (pages.find((page) => page.path === addressOf(path))?.sections ?? []).map(({ kind }) => kind);

test('finds every kind of section in the guide, and no others, in alphabetical order', () => {
  const kinds = KINDS.map(({ kind }) => kind);
  expect(listed.map(({ kind }) => kind)).toEqual(kinds.sort());
});

test.each(listed)('finds the page that the guide names for $kind', ({ seenOn }) => {
  expect(kindsOn(seenOn)).not.toEqual([]);
});

test('finds nearly every kind on the page that the guide names, since owners may remove a section', () => {
  const outdated = listed.filter(({ kind, seenOn }) => !kindsOn(seenOn).includes(kind));
  expect(outdated.length).toBeLessThan(listed.length / 10);
});

test('finds every kind of token in the guide, and no others', () => {
  const tokens = Array.from(guide.matchAll(/^\| `\{(\w+):/gm), ([, token = '']) => token);
  expect(tokens.sort()).toEqual(Object.keys(TOKEN_KINDS).sort());
});
