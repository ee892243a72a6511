import { describe, expect, it } from 'vitest';
import { readInteraction, storedAddress } from './interaction-endpoint.ts';

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

describe('storedAddress', () => {
  it.each([
    [PAGE, PAGE],
    ['https://www.azienda.example', 'https://www.azienda.example/'],
    [`${PAGE}#contatto-hero`, PAGE],
    [`${PAGE}?`, PAGE],
    [`${PAGE}?gclid=Cj0&email=lucia%40officine.example&code=1-2`, PAGE],
    [
      `${PAGE}?nome=Lucia&utm_source=g&fbclid=x&utm_content=big-data%3Apromo+1&utm_source#utm_term=x`,
      `${PAGE}?utm_source=g&utm_content=big-data%3Apromo+1&utm_source`,
    ],
    [`${PAGE}?UTM_SOURCE=g&xutm_source=g&a=utm_source&utm%5Fterm=x`, `${PAGE}?utm%5Fterm=x`],
    [
      `${PAGE}?utm_source=g&utm_content=mario%40rossi.example&utm_term=%2B39+06+1234567`,
      `${PAGE}?utm_source=g`,
    ],
    [
      'https://lucia:segreto@www.azienda.example:8443/?utm_term=à',
      'https://www.azienda.example:8443/?utm_term=%C3%A0',
    ],
  ])('keeps of %s only %s', (address, stored) => {
    expect(storedAddress(address)).toBe(stored);
  });

  it('fits into its column when percent-encoding makes the address longer', () => {
    expect(storedAddress(`https://www.azienda.example/${'è'.repeat(1_900)}`)).toHaveLength(2_000);
  });
});
