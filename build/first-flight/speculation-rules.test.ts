import { expect, test } from 'vitest';
import {
  RULES_ADDRESS,
  RULES_FILE_HEADERS,
  SPECULATION_RULES,
  speculationHeader,
} from './speculation-rules.ts';

interface Rule {
  readonly eagerness: string;
}

const rules = JSON.parse(SPECULATION_RULES);

test('a page is fetched and rendered on hover or press', () => {
  expect(Object.entries(rules).map(([action, found]) => [action, (found as Rule[])[0]?.eagerness])).toEqual([
    ['prefetch', 'moderate'],
    ['prerender', 'moderate'],
  ]);
});

test('no other site, function, thank-you page, file, jump or dialog', () => {
  const [{ where }] = rules.prefetch;
  expect(where.and[0]).toEqual({ href_matches: '/*' });
  expect(where.and[1].not.href_matches).toEqual(
    expect.arrayContaining(['/api/*', '/richiesta-inviata', '/candidatura-inviata', '/*.*']),
  );
  expect(where.and[2].not.selector_matches).toContain('[data-wakes]');
  expect(rules.prerender[0].where).toEqual(where);
});

test('pages name the file, whose type browsers insist on; the pattern of every file does not', () => {
  expect(speculationHeader('/servizi')).toBe(`\n  Speculation-Rules: "${RULES_ADDRESS}"`);
  expect(speculationHeader('/*')).toBe('');
  expect(RULES_FILE_HEADERS).toBe(`${RULES_ADDRESS}\n  Content-Type: application/speculationrules+json`);
});
