import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DESK_FILE, DIST, pageOf, readSite } from './built-site.ts';

const html = readFileSync(join(DIST, DESK_FILE), 'utf8');
const { document } = pageOf(html);

test('has a door to the desk without a script, in no menu, sitemap or search', () => {
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
  const linking = readSite().pages.filter((page) => page.html.includes('"/scrivania'));
  expect(linking.map(({ path }) => path)).toEqual([]);
  expect(readFileSync(join(DIST, 'sitemap-0.xml'), 'utf8')).not.toContain('scrivania');
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/desk/link']);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('has the tokens and all styles that the pages behind it need', () => {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(styles).toMatch(/--color-madder:\s*#/);
  for (const name of ['desk-requests', 'desk-history', 'desk-erase', 'desk-oldest'])
    expect(styles).toContain(`.${name}`);
  expect(styles).not.toContain('@theme');
});

test('keeps the door as private as the desk', () => {
  const headers = readFileSync(join(DIST, '_headers'), 'utf8');
  const [, rule = ''] = /^\/scrivania\n((?: {2}.*\n)+)/m.exec(headers) ?? [];
  for (const line of ['cache-control: no-store', 'referrer-policy: no-referrer', 'x-robots-tag: noindex'])
    expect(rule).toContain(line);
  expect(rule).not.toContain('script-src');
});
