import { describe, expect, it } from 'vitest';
import { NETWORK_FAILURE_TEXT, REFUSED_TEXTS, refusedText, SKIPPED_TEXTS } from './track.ts';

describe('the log texts of Specification §8', () => {
  it('includes every text', () => {
    expect([...Object.values(SKIPPED_TEXTS), NETWORK_FAILURE_TEXT, ...Object.values(REFUSED_TEXTS)]).toEqual([
      'Invalid URL for tracking',
      'Suspicious URL pattern detected, blocking tracking',
      'Error tracking interaction',
      'Rate limit reached, please try again later',
      'Invalid URL format detected',
      'Security violation detected',
    ]);
  });

  it.each([
    [{ reason: 'rate_limit' }, 'Rate limit reached, please try again later'],
    [{ reason: 'toString' }, 'Unable to track interaction at this time'],
    [{}, 'Unable to track interaction at this time'],
    [null, 'Unable to track interaction at this time'],
    ['<html>', 'Unable to track interaction at this time'],
  ])('matches the answer %j', (answer, text) => {
    expect(refusedText(answer)).toBe(text);
  });
});
