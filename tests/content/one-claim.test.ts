import { describe, expect, test } from 'vitest';
import { site, textOf } from './copy.ts';
import { CHANGED_CLAIMS } from './recipes/figures.ts';

/** Other facts with the figure of a claim: the SLA of the plan Lite. */
const OTHER_FACT = /(?:SLA (?:del )?|in servizio. Parte dal )99,9%/g;

const heads = site.pages.map(({ path, document }) => {
  const metas = [...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content'));
  return { path, text: [document.title, ...metas].join('\n').replaceAll('\u00a0', ' ') };
});
const pages = [...heads, ...site.pages.map((page) => ({ path: page.path, text: textOf(page, 'body') }))];

describe.each(CHANGED_CLAIMS)('the claim $claim is $to', ({ old, now }) => {
  test('pages say so', () => {
    expect(pages.filter(({ text }) => now.test(text)).length).toBeGreaterThan(0);
  });

  test('no page says the old figure', () => {
    const outdated = pages.flatMap(({ path, text }) => {
      const found = old.exec(text.replaceAll(OTHER_FACT, ''));
      return found ? [`${path}: ${text.slice(Math.max(found.index - 40, 0), found.index + 40)}`] : [];
    });
    expect(outdated).toEqual([]);
  });
});
