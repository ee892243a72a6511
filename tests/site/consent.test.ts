import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSite as readContent } from '../../src/site/site.ts';
import { readSite } from './built-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const { pages, files } = readSite();
const scripts = [...files]
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(join(ROOT, 'dist', file), 'utf8') }));

/** Links to the agency's profiles name networks whose tags are meant here. */
const PROFILES = readContent().brand.social ?? [];
/** What only a tag's code says. */
const TAG_CODE = /googletagmanager|google-analytics|facebook|dataLayer|fbq|ad_storage/;

test('ships no code of an optional tag when no id is set', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ code }) => TAG_CODE.test(code)).map(({ file }) => file)).toEqual([]);
  const told = pages.filter(({ html }) =>
    TAG_CODE.test(PROFILES.reduce((all, address) => all.replaceAll(address, ''), html)),
  );
  expect(told.map(({ path }) => path)).toEqual([]);
});

describe.each(pages)('$path', ({ document, html }) => {
  test('holds the banner hidden, with four ways to decide and the policy', () => {
    const banner = document.querySelector<HTMLElement>('section#cookie-banner[aria-label]');
    expect(banner?.hidden).toBe(true);
    expect(banner?.querySelectorAll('button[type=button]')).toHaveLength(4);
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/cookie-policy');
  });

  test('defines every token that the sheets of its dialogs read and do not set themselves', () => {
    const dialogSheets = [...files].filter((file) =>
      /\/(?:lead-dialog|cookie-preferences)\.[\w-]+\.css$/.test(file),
    );
    expect(dialogSheets).toHaveLength(2);
    for (const file of dialogSheets) {
      const css = readFileSync(join(ROOT, 'dist', file), 'utf8');
      const tokens = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name ?? '');
      expect(tokens.filter((name) => !html.includes(`${name}:`) && !css.includes(`${name}:`))).toEqual([]);
    }
  });
});
