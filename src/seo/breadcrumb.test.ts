import { expect, test } from 'vitest';
import { type Page, readSite } from '../site/site.ts';
import { trailOf } from './breadcrumb.ts';

const site = readSite();
const page = (more: Partial<Page>): Page => ({
  id: 'prova',
  path: '/prova',
  title: 'Prova\u00a0vera',
  description: 'Prova',
  sections: [],
  ...more,
});
const HOME = { name: site.brand.agency, href: '/' };

test('returns no trail for the home page', () => {
  expect(trailOf(page({ path: '/' }), site)).toBeUndefined();
});

test('returns the trail that visitors see on the page', () => {
  const breadcrumb = [{ name: 'Servizi', href: '/servizi' }, { name: 'Prova' }];
  expect(trailOf(page({ breadcrumb }), site)).toEqual([HOME, ...breadcrumb]);
});

test('puts the page of a service under its menu', () => {
  const { name, href } = site.service('voip');
  expect(trailOf(page({ path: href, service: 'voip' }), site)).toEqual([
    HOME,
    { name: site.navigation.areas.connettivita.title, href: '/servizi' },
    { name },
  ]);
});

test('puts a campaign page for a service directly under the home page', () => {
  expect(trailOf(page({ path: '/campagne/voip', service: 'voip' }), site)).toEqual([
    HOME,
    { name: 'Prova vera' },
  ]);
});
