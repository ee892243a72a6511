import { describe, expect, test } from 'vitest';
import { site, textOf } from './copy.ts';
import { CHANGED_CLAIMS } from './recipes/figures.ts';

/** Facts that share a claim's figure: the SLA of the plan Lite. */
const OTHER_FACT = /(?:SLA (?:del )?|in servizio. Parte dal )99,9%/g;

const heads = site.pages.map(({ path, document }) => {
  const metas = [...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content'));
  return { path, text: [document.title, ...metas].join('\n').replaceAll('\u00a0', ' ') };
});
const pages = [...heads, ...site.pages.map((page) => ({ path: page.path, text: textOf(page, 'body') }))];

describe.each(CHANGED_CLAIMS)('the claim $claim, changed to $to', ({ old, now }) => {
  test('is on at least one page', () => {
    expect(pages.filter(({ text }) => now.test(text)).length).toBeGreaterThan(0);
  });

  test('leaves the old figure on no page', () => {
    const outdated = pages.flatMap(({ path, text }) => {
      const found = old.exec(text.replaceAll(OTHER_FACT, ''));
      return found ? [`${path}: ${text.slice(Math.max(found.index - 40, 0), found.index + 40)}`] : [];
    });
    expect(outdated).toEqual([]);
  });
});
