import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatPrice } from '../content-model/fields/price.ts';
import { AREAS } from '../content-model/schemas/service.ts';
import type { Site } from '../content-model/site-model.ts';
import { readSite } from '../site/site.ts';
import { navigation, shortAddress } from './navigation.ts';

const site = readSite(join(import.meta.dirname, '../..'));
const { megaMenus, links, consultation, footer } = navigation(site, 2031);

const hrefs = (items: readonly { href: string }[] | undefined): string[] | undefined =>
  items?.map(({ href }) => href);
const [CONNECTIVITY, INNOVATION] = AREAS.map((area) =>
  hrefs(site.services.filter((service) => service.area === area)),
);

test('links every service and the overview of each area in the two mega-menus', () => {
  expect(megaMenus.map(({ title, all }) => [title, all.href])).toEqual([
    [site.navigation.areas.connettivita.title, '/servizi'],
    [site.navigation.areas.innovazione.title, '/innovazione-digitale'],
  ]);
  expect(megaMenus.map(({ items }) => hrefs(items))).toEqual([CONNECTIVITY, INNOVATION]);
});

test('shows the weave of the service, its "from" price and what that buys in a menu item', () => {
  const { name, href, weave } = site.service('voip');
  const services = [
    { ...site.service('voip'), from: formatPrice(6, { per: 'mese' }), fromBuys: 'un interno' },
  ];
  expect(navigation({ ...site, services }, 2031).megaMenus[0]?.items).toEqual([
    { name, href, weave, price: 'Da €6,00 al mese', line: 'un interno' },
  ]);
});

test('shows the fact of a service without a price in figures, or without what it buys', () => {
  const { name, href, weave, line } = site.service('voip');
  for (const from of [formatPrice('Su misura'), formatPrice(6, { per: 'mese' }), undefined]) {
    const services = [{ ...site.service('voip'), from, fromBuys: undefined }];
    expect(navigation({ ...site, services }, 2031).megaMenus[0]?.items).toEqual([
      { name, href, weave, line },
    ]);
  }
});

test('puts the plain links and the consultation button of Specification §2 in the bar', () => {
  expect(hrefs(links)).toEqual(expect.arrayContaining(['/chi-siamo', '/lavora-con-noi']));
  expect(consultation.label).toBe(site.navigation.consultation.label);
});

test('repeats the services in the footer and adds the links of the content', () => {
  const { useful, legal } = site.navigation.footer;
  expect(footer.columns.map((column) => hrefs(column.links))).toEqual([
    CONNECTIVITY,
    INNOVATION,
    expect.arrayContaining(hrefs(useful) ?? []),
  ]);
  expect(hrefs(footer.legal)).toEqual(hrefs(legal));
});

test('names the owner of the site and the given year in the footer', () => {
  const { disclaimer, company } = site.navigation.footer;
  expect(footer.copyright).toBe(`© 2031 ${site.brand.agency}. ${disclaimer}`);
  expect(footer.company).toBe(company);
});

const page = { id: '', title: '', description: '', sections: [] };
const aliased: Pick<Site, 'pages'> = {
  pages: [
    { ...page, path: '/innovazione-digitale/cybersecurity', aliases: ['/cybersecurity', '/sicurezza'] },
    { ...page, path: '/innovazione-digitale/iot' },
  ],
};

test.each([
  ['/innovazione-digitale/cybersecurity', '/cybersecurity'],
  ['/innovazione-digitale/iot', '/innovazione-digitale/iot'],
  ['/not/there', '/not/there'],
])('links %s as %s', (path, short) => {
  expect(shortAddress(aliased, path)).toBe(short);
});
