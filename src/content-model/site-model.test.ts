import { expect, test } from 'vitest';
import { siteModel } from './site-model.ts';
import { contentOf, PAGE, PLANS, SERVICE } from './testing/problem-text.ts';
import { anotherPage, type ContentChanges, edit, SMALL_CONTENT } from './testing/temporary-project.ts';

const siteOf = (changes: ContentChanges = {}) => siteModel(contentOf(changes));

const service = (href: string, changes: Readonly<Record<string, string>>): string =>
  Object.entries({ '/fibra-ottica': href, ...changes }).reduce(
    (text, [from, to]) => text.replace(from, to),
    SMALL_CONTENT[SERVICE] ?? '',
  );

test('sorts services in the order of the menus', () => {
  const site = siteOf({
    [PAGE]: `aliases: [/a, /b, /c]\n${SMALL_CONTENT[PAGE]}`,
    'services/a.yaml': service('/a', { 'order: 1': 'order: 3', tela: 'saia' }),
    'services/b.yaml': service('/b', { connettivita: 'innovazione', tela: 'reps' }),
    'services/c.yaml': service('/c', { 'order: 1': 'order: 2', tela: 'raso' }),
  });
  expect(site.services.map(({ id }) => id)).toEqual(['fibra-ottica', 'c', 'a', 'b']);
});

test('gives a service its "from" price with period', () => {
  expect(siteOf().service('fibra-ottica').from?.text).toBe('€23,99/mese');
  expect(siteOf(edit(PLANS, 'per: mese', 'per: SIM')).service('fibra-ottica').from?.text).toBe('€23,99/SIM');
  expect(
    siteOf({
      [SERVICE]: (SMALL_CONTENT[SERVICE] ?? '')
        .replace('plans: fibra-ottica', 'fromPrice: Su misura')
        .replace('Da {from:fibra-ottica}/mese', 'Su misura'),
    }).service('fibra-ottica').from,
  ).toEqual({
    text: 'Su misura',
  });
});

test('gives a plan its formatted prices', () => {
  const { items } = siteOf(edit(PLANS, 'popular: true', 'popular: true\n    originalPrice: 25.99')).planList(
    'fibra-ottica',
  );
  expect(items.map(({ price }) => price.text)).toEqual(['€23,99/mese', '€39,99/mese', 'Su richiesta']);
  expect(items.map(({ originalPrice }) => originalPrice?.text)).toEqual([
    '€25,99/mese',
    undefined,
    undefined,
  ]);
});

test('derives the path of a page from its file', () => {
  const { pages } = siteOf({
    'pages/index.yaml': anotherPage('Trama'),
    'pages/servizi/index.yaml': anotherPage('Servizi'),
    'pages/servizi/voip.yaml': anotherPage('VoIP'),
  });
  expect(pages.map(({ path }) => path)).toEqual(['/fibra-ottica', '/', '/servizi', '/servizi/voip']);
});

test('lists articles newest first, articles of one day by file name, each with its address', () => {
  const article = (title: string, date: string): string => `title: ${title}
description: ${title}, che dice in più di centoventi caratteri di che cosa parla, come la vogliono i risultati di ricerca, e poi finisce qui.
name: Prova
date: ${date}
headline: [Una prova.]
lead: Due parole.
body: [{ text: "La [fibra](/notizie/a) arriva." }, { text: Ecco. }]
related: { title: Servizi, services: [fibra-ottica, fibra-ottica, fibra-ottica] }
call: { headline: [Chiama.], reassurances: [a, b, c] }
`;
  const { articles } = siteOf({
    'articles/b.yaml': article('Bi', '2026-11-12'),
    'articles/c.yaml': article('Ci', '2025-12-31'),
    'articles/a.yaml': article('A', '2026-11-12'),
  });
  expect(articles.map(({ path }) => path)).toEqual(['/notizie/a', '/notizie/b', '/notizie/c']);
});

test('throws on an unknown id and lists the known ones', () => {
  expect(() => siteOf().planList('fibra')).toThrow('No entry "fibra" among fibra-ottica');
});
