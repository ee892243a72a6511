import { expect, it } from 'vitest';
import { isCrossSite } from './same-origin.ts';

const post = (headers: Record<string, string>) =>
  isCrossSite(new Request('https://www.azienda.example/api/x', { method: 'POST', headers }));

it.each<[Record<string, string>]>([
  [{}],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.azienda.example' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.azienda.example' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://www.azienda.example' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
])('%j may post', (headers) => {
  expect(post(headers)).toBe(false);
});

it.each<[Record<string, string>]>([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'Cross-Site', origin: 'https://www.azienda.example' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  [{ origin: 'https://altro.example' }],
  [{ origin: 'https://www.azienda.example.altro.example' }],
  [{ origin: 'https://www.azienda.example:8443' }],
])('%j comes from another site', (headers) => {
  expect(post(headers)).toBe(true);
});
