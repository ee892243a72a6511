import { expect, it } from 'vitest';
import { formPage } from './form-page.ts';

const ENDPOINT = 'https://www.trama.example/api/send-contact-email';
const page = (referer: string | undefined, fields: Record<string, string> = {}) =>
  formPage(
    new Request(ENDPOINT, { method: 'POST', ...(referer !== undefined && { headers: { referer } }) }),
    {
      kind: 'form',
      fields: new Map(Object.entries(fields)),
      file: undefined,
    },
  );

it.each([
  ['https://www.trama.example/fibra-ottica?utm=x#contatto-hero', '/fibra-ottica'],
  ['https://altro.example/fibra-ottica', null],
  ['about:blank', null],
  [undefined, null],
])('%s is the page %s', (referer, path) => {
  expect(page(referer, { page: '/servizi' })).toBe(path);
});

it.each([
  ['/lavora-con-noi', '/lavora-con-noi'],
  ['https://altro.example/x', null],
  ['//altro.example/x', null],
  ['', null],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
])('a form that was sent back names the page before, %s', (before, path) => {
  expect(page(ENDPOINT, { page: before })).toBe(path);
});
