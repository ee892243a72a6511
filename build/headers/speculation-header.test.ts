import { expect, test } from 'vitest';
import { speculationHeader } from './speculation-header.ts';

test('pages name the rules; the pattern of every file does not', () => {
  expect(speculationHeader('/servizi')).toBe('\n  Speculation-Rules: "/api/speculation-rules"');
  expect(speculationHeader('/*')).toBe('');
});
