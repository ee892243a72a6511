import { expect, it } from 'vitest';
import { isCrossSite, isOwnPage } from './own-site.ts';

const post = (headers: Record<string, string>) =>
  isCrossSite(new Request('https://www.azienda.example/api/x', { method: 'POST', headers }));

it.each<[Record<string, string>]>([
  [{}],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.azienda.example' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.azienda.example' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://www.azienda.example' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [{ origin: '' }],
])('allows a post with %j', (headers) => {
  expect(post(headers)).toBe(false);
});

it.each<[Record<string, string>]>([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'Cross-Site', origin: 'https://www.azienda.example' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  [{ origin: 'null' }],
  [{ origin: 'nonsense' }],
  [{ origin: 'https://altro.example' }],
  [{ origin: 'https://www.azienda.example.altro.example' }],
  [{ origin: 'https://www.azienda.example:8443' }],
])('recognises a cross-site post by %j', (headers) => {
  expect(post(headers)).toBe(true);
});

const PREVIEW = 'https://deploy-preview-7--azienda.netlify.app/api/contact-interactions';
const SITE = 'https://www.azienda.example';

it.each([
  ['https://www.azienda.example/fibra', `${SITE}/api/x`],
  ['https://azienda.example/fibra', `${SITE}/api/x`],
  ['https://deploy-preview-7--azienda.netlify.app/fibra', PREVIEW],
  ['https://www.azienda.example/fibra', PREVIEW],
  ['http://localhost:4321/fibra', 'http://127.0.0.1:4321/api/x'],
  ['http://127.0.0.1:4321/', 'http://[::1]:4321/api/x'],
])('accepts %s as a page of the site for a request to %s', (page, request) => {
  expect(isOwnPage(page, request, [undefined, 'nothing', SITE])).toBe(true);
});

it.each([
  ['https://altro.example/', `${SITE}/api/x`],
  ['https://www.azienda.example.altro.example/', `${SITE}/api/x`],
  ['https://www.azienda.example@altro.example/', `${SITE}/api/x`],
  ['http://localhost:4321/', `${SITE}/api/x`],
])('rejects %s as a page of another site for a request to %s', (page, request) => {
  expect(isOwnPage(page, request, [SITE])).toBe(false);
});
