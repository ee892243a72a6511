import { describe, expect, it } from 'vitest';
import { readInteraction } from './interaction-endpoint.ts';

const PAGE = 'https://www.azienda.example/fibra-ottica';

describe('readInteraction', () => {
  it.each(['phone', 'whatsapp'] as const)('accepts a click on %s and drops unknown fields', (type) => {
    expect(readInteraction({ interaction_type: type, page_url: PAGE, ip: '10.0.0.1' })).toEqual({
      interaction_type: type,
      page_url: PAGE,
    });
  });

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

  it('reports a script address as an attack', () => {
    expect(readInteraction({ interaction_type: 'phone', page_url: 'javascript:alert(1)' })).toBe(
      'xss_attempt',
    );
  });
});
