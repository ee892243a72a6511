import { describe, expect, test } from 'vitest';
import { readSite } from '../site/site.ts';
import { llmsText, robotsText, securityText } from './text-files.ts';

const URL = 'https://site.example';

test('allows everything but the functions in robots.txt, and names the sitemap', () => {
  expect(robotsText(URL).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://site.example/sitemap-index.xml',
    '',
  ]);
});

describe('security.txt', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const text = securityText(URL, 'a@site.example', now);

  test('contains the contact and its own address', () => {
    expect(text).toContain('Contact: mailto:a@site.example\n');
    expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  });

  test('is the same for every build of a day', () => {
    expect(securityText(URL, 'a@site.example', new Date('2026-01-01T23:59:59Z'))).toBe(text);
  });

  test('expires within a year (RFC 9116 §2.5.5)', () => {
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires.getTime()).toBeGreaterThan(now.getTime());
    expect(expires.getTime()).toBeLessThan(new Date('2027-01-01T00:00:00Z').getTime());
  });
});

describe('llms.txt', () => {
  const site = readSite();
  const text = llmsText(site);

  test('begins with the agency, as llmstxt.org asks', () => {
    expect(text.split('\n')[0]).toBe(`# ${site.brand.agency}`);
    expect(text.split('\n')[2]).toMatch(/^> \S/);
  });

  test('lists every page that search engines may show, once, and no other', () => {
    const named = [...text.matchAll(/\]\(([^)]*)\): \S/g)].map(([, url]) => url).sort();
    const found = [...site.pages.filter(({ noindex }) => !noindex), ...site.articles];
    expect(named).toEqual(found.map(({ path }) => site.brand.siteUrl + path).sort());
  });
});
