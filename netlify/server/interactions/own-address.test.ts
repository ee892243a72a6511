import { expect, it } from 'vitest';
import { readSite } from '../../../src/site/site.ts';
import { brandSiteUrl, isOwnPage } from './own-address.ts';

it('finds the address of the site where the content has it', async () => {
  expect(await brandSiteUrl()).toBe(readSite().brand.siteUrl);
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
])('%s is a page of the site that was asked at %s', (page, request) => {
  expect(isOwnPage(page, request, [undefined, 'nothing', SITE])).toBe(true);
});

it.each([
  ['https://altro.example/', `${SITE}/api/x`],
  ['https://www.azienda.example.altro.example/', `${SITE}/api/x`],
  ['https://www.azienda.example@altro.example/', `${SITE}/api/x`],
  ['http://localhost:4321/', `${SITE}/api/x`],
])('%s is not', (page, request) => {
  expect(isOwnPage(page, request, [SITE])).toBe(false);
});
