import { expect, test } from 'vitest';
import { answerRules } from './speculation-rules.ts';

interface Rule {
  readonly eagerness: string;
}

const ask = (headers: Record<string, string> = {}) =>
  answerRules(new Request('https://site.example/api/speculation-rules', { headers }));
const rules = await ask().json();

test('lets browsers fetch and render a page on hover or press', () => {
  expect(Object.entries(rules).map(([action, found]) => [action, (found as Rule[])[0]?.eagerness])).toEqual([
    ['prefetch', 'moderate'],
    ['prerender', 'moderate'],
  ]);
});

test('excludes other sites, functions, thank-you pages, files, jumps and dialogs', () => {
  const [{ where }] = rules.prefetch;
  expect(where.and[0]).toEqual({ href_matches: '/*' });
  expect(where.and[1].not.href_matches).toEqual(
    expect.arrayContaining(['/api/*', '/richiesta-inviata', '/candidatura-inviata', '/*.*']),
  );
  expect(where.and[2].not.selector_matches).toContain('[data-wakes]');
  expect(rules.prerender[0].where).toEqual(where);
});

test.each(['on', 'On'])('sends no rules when Save-Data is %s', async (saves) => {
  expect(await ask({ 'save-data': saves }).json()).toEqual({});
});

test('sends the required content type, and headers that keep caches from mixing up the two answers', () => {
  const { headers } = ask();
  expect(headers.get('content-type')).toBe('application/speculationrules+json');
  expect(headers.get('vary')).toBe('save-data');
  expect(headers.get('netlify-vary')).toBe('header=save-data');
});
