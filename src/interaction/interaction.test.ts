import { describe, expect, it } from 'vitest';
import { readInteraction } from './interaction.ts';
import { NETWORK_FAILURE_TEXT, REFUSED_TEXTS, refusedText, SKIPPED_TEXTS } from './log-texts.ts';

const PAGE = 'https://www.azienda.example/fibra-ottica';

describe('readInteraction', () => {
  it.each(['phone', 'whatsapp'] as const)(
    'takes a click on %s, and nothing else that came with it',
    (type) => {
      expect(readInteraction({ interaction_type: type, page_url: PAGE, ip: '10.0.0.1' })).toEqual({
        interaction_type: type,
        page_url: PAGE,
      });
    },
  );

  it.each([
    null,
    'phone',
    [],
    {},
    { interaction_type: 'fax', page_url: PAGE },
    { interaction_type: ['phone'], page_url: PAGE },
    { interaction_type: 'phone' },
    { interaction_type: 'phone', page_url: 12 },
    { interaction_type: 'phone', page_url: '' },
    { interaction_type: 'phone', page_url: 'fibra-ottica' },
    { interaction_type: 'phone', page_url: '//www.azienda.example/' },
    { interaction_type: 'phone', page_url: 'ftp://www.azienda.example/' },
    { interaction_type: 'phone', page_url: 'file:///etc/passwd' },
    { interaction_type: 'phone', page_url: 'https://' },
    JSON.parse(`{"__proto__":{"interaction_type":"phone","page_url":"${PAGE}"}}`),
  ])('finds no valid address in %j', (value) => {
    expect(readInteraction(value)).toBe('invalid_url');
  });

  it('tells an attack from a slip', () => {
    expect(readInteraction({ interaction_type: 'phone', page_url: 'javascript:alert(1)' })).toBe(
      'xss_attempt',
    );
  });
});

describe('the log texts of Specification §8', () => {
  it('are all there', () => {
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
  ])('for the answer %j', (answer, text) => {
    expect(refusedText(answer)).toBe(text);
  });
});
