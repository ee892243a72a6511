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

/** Addresses of the agency's social profiles, which contain the names of networks that TAG_CODE looks for. */
const PROFILES = readContent().brand.social ?? [];
/** Words that appear only in the code of an optional tag. */
const TAG_CODE = /googletagmanager|google-analytics|facebook|dataLayer|fbq|ad_storage/;

test('ships no code of an optional tag when no id is set', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ code }) => TAG_CODE.test(code)).map(({ file }) => file)).toEqual([]);
  const leaking = pages.filter(({ html }) =>
    TAG_CODE.test(PROFILES.reduce((all, address) => all.replaceAll(address, ''), html)),
  );
  expect(leaking.map(({ path }) => path)).toEqual([]);
});

describe.each(pages)('$path', ({ document, html }) => {
  test('has a hidden banner with four ways to decide and a link to the policy', () => {
    const banner = document.querySelector<HTMLElement>('section#cookie-banner[aria-label]');
    expect(banner?.hidden).toBe(true);
    expect(banner?.querySelectorAll('button[type=button]')).toHaveLength(4);
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/cookie-policy');
  });

  test('defines every token that the style sheets of its dialogs use but do not set', () => {
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
