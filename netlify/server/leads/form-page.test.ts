import { expect, it } from 'vitest';
import { formAddress, pageOf } from './form-page.ts';

const ENDPOINT = 'https://www.trama.example/api/send-contact-email';
const address = (referer: string | undefined, fields: Record<string, string> = {}) =>
  formAddress(
    new Request(ENDPOINT, { method: 'POST', ...(referer !== undefined && { headers: { referer } }) }),
    {
      kind: 'form',
      fields: new Map(Object.entries(fields)),
      file: undefined,
    },
  );
const page = (...from: Parameters<typeof address>) => pageOf(address(...from));

it.each([
  ['https://www.trama.example/fibra-ottica?utm=x#contatto-hero', '/fibra-ottica'],
  ['https://altro.example/fibra-ottica', null],
  ['about:blank', null],
  [undefined, null],
])('reads the referrer %s as the page %s', (referer, path) => {
  expect(page(referer, { page: '/servizi' })).toBe(path);
});

it.each([
  ['/lavora-con-noi', '/lavora-con-noi'],
  ['https://altro.example/x', null],
  ['//altro.example/x', null],
  ['', null],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
])('takes the page from the field of a correction page: %s', (before, path) => {
  expect(page(ENDPOINT, { page: before })).toBe(path);
});

it('keeps the query of the page, even through a correction page', () => {
  const query = '?utm_source=g&scelta=Base';
  expect(address(`https://www.trama.example/servizi/voip${query}`)?.search).toBe(query);
  expect(address(ENDPOINT, { page: `/servizi/voip${query}` })?.search).toBe(query);
});
