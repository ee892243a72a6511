import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from '../content-model/schemas/service.ts';
import { readSite } from '../content-model/site.ts';
import { navigation } from './navigation.ts';

const site = readSite(join(import.meta.dirname, '../..'));
const { megaMenus, links, consultation, footer } = navigation(site, 2031);

const hrefs = (items: readonly { href: string }[] | undefined): string[] | undefined =>
  items?.map(({ href }) => href);
const [CONNECTIVITY, INNOVATION] = AREAS.map((area) =>
  hrefs(site.services.filter((service) => service.area === area)),
);

test('the two mega-menus lead to every service and to the overview of the area', () => {
  expect(megaMenus.map(({ title, all }) => [title, all.href])).toEqual([
    ['Connettività', '/servizi'],
    ['Innovazione Digitale', '/innovazione-digitale'],
  ]);
  expect(megaMenus.map(({ items }) => hrefs(items))).toEqual([CONNECTIVITY, INNOVATION]);
});

test('an item shows the fact and the weave of its service', () => {
  const fibre = site.service('fibra-ottica');
  expect(megaMenus[0]?.items[0]).toEqual({
    name: fibre.name,
    href: fibre.href,
    line: fibre.line,
    weave: fibre.weave,
  });
});

test('the bar has the plain links and the consultation button of Specification §2', () => {
  expect(hrefs(links)).toEqual(expect.arrayContaining(['/chi-siamo', '/lavora-con-noi']));
  expect(consultation.label).toBe('Richiedi Consulenza');
});

test('the footer repeats the services, the useful and the legal links', () => {
  expect(footer.columns.map((column) => hrefs(column.links))).toEqual([
    CONNECTIVITY,
    INNOVATION,
    expect.arrayContaining(['/chi-siamo', '/lavora-con-noi', '/servizi']),
  ]);
  expect(hrefs(footer.legal)).toEqual(
    expect.arrayContaining([
      '/privacy-policy',
      '/cookie-policy',
      '/termini-servizio',
      '/informazioni-legali',
      '/accessibilita',
    ]),
  );
});

test('the footer says whose site it is, in the given year, and what the law wants', () => {
  const { agency, operator, vatNumber, rea } = site.brand;
  expect(footer.copyright).toBe(
    `© 2031 ${agency}. Partner ufficiale ${operator}; questo non è il sito dell’operatore.`,
  );
  for (const fact of [`P.IVA ${vatNumber}`, `REA ${rea}`, 'capitale sociale 10.000'])
    expect(footer.company).toContain(fact);
});
