import { join } from 'node:path';
import { inject } from 'vitest';
import { type BuiltPage, readSite } from '../site/built-site.ts';

/** The copy of the project that was built before these tests. */
export const copy = inject('copy');

export const DIST = join(copy.root, 'dist');

/** The pages and files of the copy. */
export const site = readSite(DIST);

/** @throws when the copy has no page at that path */
export const pageAt = (path: string): BuiltPage => {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
};

/** @returns the text of all elements that match the selector, with plain spaces */
export const textOf = (page: BuiltPage, selector: string): string =>
  Array.from(page.document.querySelectorAll(selector), (element) => element.textContent ?? '')
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

interface Thing {
  readonly '@type': string;
  readonly '@id': string;
  readonly [key: string]: unknown;
}

/** @returns the page's structured data; empty when it has none */
export const graphOf = ({ document }: BuiltPage): readonly Thing[] => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  if (scripts.length === 0) return [];
  if (scripts.length > 1) throw new Error('more than one script of structured data');
  const data: { '@graph': readonly Thing[] } = JSON.parse(scripts[0]?.textContent ?? '');
  return data['@graph'];
};
