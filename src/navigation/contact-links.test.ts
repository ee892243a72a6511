import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../site/site.ts';
import { contactLinks } from './contact-links.ts';

const {
  supportPhone: _phone,
  pec: _pec,
  social: _social,
  ...brand
} = readSite(join(import.meta.dirname, '../..')).brand;

test('builds links with plain digits, an encoded greeting and an address, and texts with no-break spaces', () => {
  expect(
    contactLinks({
      ...brand,
      phone: '+39 02 123 456',
      whatsapp: '+39 333 444 555',
      greeting: 'Buongiorno, più informazioni & prezzi?',
      email: 'info@trama.example',
      address: { street: 'Via dell’Esempio 1', postalCode: '00100', city: 'Roma' },
      hours: { from: 'monday', to: 'friday', opens: '9:00', closes: '18:00' },
      supportAccess: 'Chiedi al consulente.',
      claims: { ...brand.claims, support: 'h24' },
    }),
  ).toEqual({
    phone: { text: '+39\u00a002\u00a0123\u00a0456', href: 'tel:+3902123456' },
    whatsapp: {
      text: '+39\u00a0333\u00a0444\u00a0555',
      href: 'https://wa.me/39333444555?text=Buongiorno%2C%20pi%C3%B9%20informazioni%20%26%20prezzi%3F',
    },
    email: { text: 'info@trama.example', href: 'mailto:info@trama.example' },
    address: ['Via dell’Esempio 1', '00100 Roma'],
    map: 'https://www.openstreetmap.org/search?query=Via%20dell%E2%80%99Esempio%201%2C%2000100%20Roma',
    hours: 'Lun-\u2060Ven 9:00-\u206018:00',
    support: 'Assistenza h24. Chiedi al consulente.',
    social: [],
  });
});

test('includes the support line, the PEC and the profiles when the agency has them', () => {
  const links = contactLinks({
    ...brand,
    supportPhone: {
      number: '+39 02 0000 0001',
      hours: { from: 'monday', to: 'saturday', opens: '8:00', closes: '20:00' },
    },
    pec: 'trama@pec.example',
    social: ['https://www.linkedin.com/company/trama'],
  });
  expect(links).toMatchObject({
    supportPhone: {
      text: '+39\u00a002\u00a00000\u00a00001',
      href: 'tel:+390200000001',
      hours: 'Lun-\u2060Sab 8:00-\u206020:00',
    },
    pec: { text: 'trama@pec.example', href: 'mailto:trama@pec.example' },
    social: [{ text: 'LinkedIn', href: 'https://www.linkedin.com/company/trama' }],
  });
});
