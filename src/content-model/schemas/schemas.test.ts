import { expect, test } from 'vitest';
import { brandTexts } from '../facts/brand-texts.ts';
import { siteModel } from '../site-model.ts';
import { cases, contentOf, PAGE, PLANS, problemsOf, SERVICE } from '../testing/problem-text.ts';
import { type ContentChanges, edit, SMALL_CONTENT } from '../testing/temporary-project.ts';

const ARTICLE = 'articles/prova.yaml';
/** The fixture agency with a file of each kind that it lacks. */
const MORE: ContentChanges = {
  [ARTICLE]: `title: Una prova
description: Una prova che dice in più di centoventi caratteri di che cosa parla, come la vogliono i risultati di ricerca, e poi finisce qui.
name: Prova
date: 2026-11-10
headline: [Una prova.]
lead: Due parole.
body:
  - text: La [fibra](/fibra-ottica) in {fact:fibra-ottica/activation}.
  - heading: Il conto
  - list: [uno, due]
related: { title: Servizi, services: [fibra-ottica, fibra-ottica, fibra-ottica] }
call: { headline: [Chiama.], reassurances: [a, b, c] }
`,
  'solutions/cloud.yaml': `items:
  - { id: uno, title: Cloud, text: I dati al sicuro., price: 10 }
  - { id: due, title: Cloud, text: I dati al sicuro., price: 200, per: rack }
`,
  'notices/natale.yaml': 'from: 2026-12-24\nuntil: 2026-12-31\ntext: Gli uffici sono chiusi.\n',
  'faqs/fibra.yaml': `items:
  - { question: Quanto costa?, answer: Poco. }
  - { question: È mia?, answer: Sì. }
`,
};
const ALL = { ...SMALL_CONTENT, ...MORE };

/** The agency with one text of one file replaced. */
const changed = (path: string, from: string, to: string): ContentChanges => {
  const found = ALL[path] ?? '';
  expect(found).toContain(from);
  return { ...MORE, [path]: found.replace(from, to) };
};

test('accepts a file of each kind', () => {
  expect(problemsOf(MORE, { day: '2026-12-01' })).toEqual([]);
});

const FILES: Readonly<Record<string, string>> = {
  plans: PLANS,
  service: SERVICE,
  page: PAGE,
  brand: 'brand.yaml',
  colours: 'colours.yaml',
  menu: 'navigation.yaml',
  client: 'testimonials/brandi.yaml',
  article: ARTICLE,
  solutions: 'solutions/cloud.yaml',
  notice: 'notices/natale.yaml',
  faq: 'faqs/fibra.yaml',
};

/** The file, what stands there, what is typed instead, and the problem. */
const WRONG = cases(`
  plans | 23.99 | 23,99 | :7 items[0].price: a number of euro such as 23.99, or "Su richiesta" or "Su misura" | "23,99" (text)
  plans | 23.99 | -1 | :7 items[0].price: a number of euro such as 23.99
  plans | 23.99 | 1.200 | :7 items[0].price: 1200 (without a point) or a number of euro such as 23.99 | 1.200
  plans | 23.99 | 23.9999 | :7 items[0].price: a number of euro such as 23.99
  plans | 23.99 | 239900 | :7 items[0].price: less than 100000 euro | 239900 (number)
  plans | 23.99 | 0x27 | :7 items[0].price: decimal digits: a number of euro such as 23.99 | 0x27
  plans | 23.99 | 1e3 | :7 items[0].price: decimal digits
  plans | 23.99 | 010 | :7 items[0].price: decimal digits
  plans | 23.99 | .5 | :7 items[0].price: decimal digits
  plans | 23.99 | 1_000 | :7 items[0].price: a number of euro
  plans | popular: true | populr: true¶    popular: true | :8 items[0].populr: a known key, probably "popular"; known are "popular"
  plans | ¶    name: Ufficio Uno | | :4 items[0].name: text (Il nome del piano, ad esempio Super Office One) | nothing: the key is missing
  plans | name: Ufficio Uno | name: "\u00a0 " | :5 items[0].name: text that is not only spaces
  plans | Studi e negozi. | ${'Studi e negozi '.repeat(8)} | :10 items[1].description: at most 110 characters: it is two or three lines of a card | "Studi e negozi Studi e negozi Studi e negozi Studi e negozi Studi e neg… (text, 119 characters)
  plans | 5-10 giorni lavorativi } | 1.200 } | :2 facts.activation: text in quotation marks, such as "1.200" | 1.200
  plans | id: standard | id: one | :10 items[1].id: an id of its own: items[0] already has it | "one" (text)
  plans | name: Standard | name: Ufficio Uno | :10 items[1].name: a name of its own: items[0] already has it
  plans | id: standard, | id: standard, popular: true, | :10 items[1].popular: one popular plan in a list: another one is already highlighted
  plans | popular: true | popular: false | :4 items: \`popular: true\` on one of the plans, which is highlighted
  plans | ¶inEveryPlan | ${['four', 'five'].map((id) => `¶  - { id: ${id}, name: ${id}, description: D., price: 9, features: [V] }`).join('')}¶inEveryPlan | :4 items: two to four plans
  plans | popular: true | popular: true¶    originalPrice: 20 | :9 items[0].originalPrice: more than 23.99, the current price: it is shown struck through | 20 (number)
  plans | price: Su richiesta | price: Su richiesta, originalPrice: 99 | :11 items[2].originalPrice: no original price, because the current price is "Su richiesta"
  plans | price: 39.99 | capacity: 6-25 sedi, sites: { from: 6, to: 20 }, price: 39.99 | :10 items[1].capacity: the same figures as sites: 20
  plans | price: 39.99 | sla: 99.95%, price: 39.99 | :10 items[1].sla: an availability such as "99,95%" or "fino al 99,99%"
  plans | ¶  vat: | ¶  # | :15 conditions.vat: text (
  plans | label: Velocità, | | conditions.measure.label: text (
  plans | promotionEnds: 2026-12-31 | promotionEnds: 31/12/2026 | conditions.promotionEnds: a day as year-month-day such as 2026-12-31, or "Da confermare nel preventivo"
  brand | vatNumber: "00000000000" | vatNumber: "00743110158" | :10 vatNumber: a VAT number whose last digit fits the others: one digit is wrong or two are swapped | "00743110158" (text)
  brand | clients: 500 | clients: 1.200 | :16 claims.clients: 1200 (without a point) or a number such as 97.6 | 1.200
  brand | clients: 500 | clients: 99.5 | :16 claims.clients: a whole number (“Oltre … aziende”: 500)
  brand | satisfied: 98 | satisfied: 198 | :16 claims.satisfied: at most 100
  brand | returnMonths: 6-12 | returnMonths: 12-6 | :18 claims.returnMonths: the lower number first, such as "6-12"
  brand | partnerSince: 2013 | partnerSince: 1989 | :16 claims.partnerSince: a year from 1990 to 20
  brand | https://www.filo.example | https://www.filo.example/home | :5 siteUrl: https:// and the domain alone: https://www.filo.example
  brand | https://www.filo.example | https://www.perché.example | :5 siteUrl: https:// and the domain alone: https://www.xn--perch-fsa.example
  brand | email: info@filo.example | email: info | :8 email: an address such as info@trama.example
  brand | closes: 18:00 | closes: 8:59 | :13 hours.closes: a time after 9:00, when the office opens
  brand | from: monday, to: friday | from: friday, to: monday | :13 hours.to: friday or a later day, the last working day
  brand | shareCapital | supportPhone: { number: +39 02 0000 0001, hours: h24 }¶shareCapital | supportPhone.hours: "24/7"
  brand | shareCapital | social: [ https://www.example.com/trama ]¶shareCapital | social[0]: an https address of a profile
  brand | shareCapital | social: [ https://linkedin.com.example/trama ]¶shareCapital | social[0]: an https address of a profile
  brand | shareCapital | social: [ https://user@x.com/trama ]¶shareCapital | social[0]: an https address of a profile
  brand | shareCapital | social: [ https://x.com/trama, https://www.x.com/due ]¶shareCapital | social[1]: another network: [0] is already on X
  brand | shareCapital | pec: trama(at)pec.example¶shareCapital | pec: an address such as
  colours | madder: "#f0a000" | madder: "#8a3010" | :8 madder: a contrast of at least 4.5:1 to ink (#101820), with which it is read: this has 2.
  colours | "#f0a000" | orange | :8 madder: a # and six digits from 0 to 9 and a to f, in quotation marks
  menu | links: [ | links: [{ label: Lavora con Noi, href: /fibra-ottica }, { label: Notizie, href: /fibra-ottica }, | :14 links: 2 letters fewer in the bar
  service | name: Fibra ottica | name: | :1 name: text (Il nome del servizio, ad esempio Fibra ottica) | nothing: the key is empty
  service | order: 1 | order: first | :4 order: a number (Il suo posto in quel menù, da 1) | "first" (text)
  service | area: connettivita | area: connetività | :3 area: a known value, probably "connettivita"; known are "connettivita", "innovazione"
  service | order: 1 | order: 1¶fromPrice: 25.00 | :5 fromPrice: at most 23.99, the lowest price in the list "fibra-ottica"
  page | kind: plans | kind: plan | :5 sections[0].kind: a known value, probably "plans"; known are "plans"
  page | Fibra business | Fibra ottica business fino a 9,5 Gb/s per tutti i tuoi uffici | :1 title: at most 60 characters, what search results show
  page | service: | breadcrumb: [{ name: Servizi }, { name: Fibra }]¶service: | breadcrumb[0].href: an address such as /servizi
  page | service: | breadcrumb: [{ name: Fibra, href: /fibra-ottica }]¶service: | breadcrumb[0].href: no address: it is this page
  page | service: | aliases: [/Fibra/]¶service: | aliases[0]: an address such as /cybersecurity, without a slash at the end
  page | kind: plans¶    plans: fibra-ottica | kind: form¶    form: { title: T, description: D, messageLabel: M, source: "A\\nB" } | sections[0].form.source: one line of 1 to 120 characters
  article | 2026-11-10 | 10/11/2026 | :4 date: a day of the calendar as year-month-day
  article | 2026-11-10 | 2026-02-30 | :4 date: a day of the calendar as year-month-day
  article | headline: | updated: 2026-11-10¶headline: | :5 updated: a day after that of "date"
  article | - heading: Il conto | - heading: Il conto¶    text: Sotto. | :9 body[1]: exactly one of heading, text and list, with a dash before each block
  article | ¶  - list: [uno, due] | | :9 body[1]: a text or a list below each heading
  article | headline: | picture: { file: a.jpg, alt: A }¶figure: { value: 5 ore, label: b }¶headline: | figure: no figure, since the picture takes its place
  solutions | price: 10 | per: rack | :2 items[0].price: either "price" or "priceText"
  solutions | price: 10 | price: 10, priceText: €5-15K | :2 items[0].price: either "price" or "priceText"
  solutions | id: due | id: uno | :3 items[1].id: an id of its own: items[0] already has it
  notice | until: 2026-12-31 | until: 31/12/2026 | :2 until: a day of the calendar as year-month-day, such as 2026-12-31
  notice | until: 2026-12-31 | until: 2026-12-01 | :2 until: the day of "from", 2026-12-24, or a later one
  faq | È mia? | quanto Costa? | :3 items[1].question: other first words: links to a question use the first four, and items[0] has the same ones
  client | rating: 5 | rating: 6 | :6 rating: at most 5
`);

test.each(WRONG)('%s: "%s" becomes "%s"', (file, from, to, problem) => {
  const path = FILES[file] ?? '';
  const found = problemsOf(changed(path, from, to), { day: '2026-12-01' });
  const own = found.filter((line) => line.startsWith(path));
  expect(own[0]).toContain(problem);
  // A picture that is named beside a figure does not exist either.
  expect(own.filter((line) => !line.includes('no such file'))).toHaveLength(1);
});

test('reports the problems of all files at once, and an invalid price only in its own file', () => {
  const changes = {
    ...edit(PLANS, '23.99', '23,99'),
    ...edit('brand.yaml', 'email: info@filo.example', 'email: info'),
    ...edit('testimonials/brandi.yaml', 'rating: 5', 'rating: 6'),
  };
  expect(problemsOf(changes).map((problem) => problem.split(':')[0])).toEqual([
    'brand.yaml',
    PLANS,
    'testimonials/brandi.yaml',
  ]);
  expect(() => contentOf(changes)).toThrow(/^3 problems in the content\.\n\nsrc\/content\/brand\.yaml:8\n/);
});

const WEEK = 'from: monday, to: friday';
const hours = (...spans: string[]): ContentChanges =>
  edit(
    'brand.yaml',
    `{ ${WEEK}, opens: 9:00, closes: 18:00 }`,
    `[${spans.map((span) => `{ ${span} }`).join(', ')}]`,
  );

test('accepts a lunch break, and refuses hours that overlap, touch or come in another order', () => {
  const morning = `${WEEK}, opens: 9:00, closes: 13:00`;
  const saturday = 'from: saturday, to: saturday, opens: 9:00, closes: 12:00';
  const { brand } = contentOf(hours(morning, `${WEEK}, opens: 14:00, closes: 18:00`, saturday));
  expect(brandTexts(brand).hours).toBe('Lun-Ven 9:00-13:00 e 14:00-18:00, Sab 9:00-12:00');
  for (const second of ['12:00, closes: 15:00', '13:00, closes: 18:00', '7:00, closes: 8:00'])
    expect(problemsOf(hours(morning, `${WEEK}, opens: ${second}`))).toEqual([
      expect.stringContaining('hours[1].opens: a time after 13:00, when entry [0] of the same day ends'),
    ]);
  expect(problemsOf(hours(morning, `${WEEK}, opens: 14.30, closes: 18:00`))[0]).toContain('hours[1].opens');
});

test('names the support line where the sentence in supportAccess does not', () => {
  const phone =
    'supportPhone: { number: +39 02 0000 0001, hours: 24/7 }\nsocial: [https://it.linkedin.com/company/t]';
  const number = '+39\u00a002\u00a00000\u00a00001';
  const { brand } = contentOf(edit('brand.yaml', 'shareCapital', `${phone}\nshareCapital`));
  expect(brandTexts(brand)).toMatchObject({
    supportPhone: number,
    supportHours: '24/7',
    supportAccess: `Chiama il ${number}.`,
  });
  const supportAccess = 'Di notte chiama il +39 02 0000 0001.';
  expect(brandTexts({ ...brand, supportAccess }).supportAccess).toBe(`Di notte chiama il ${number}.`);
});

test.each([
  ['price: 1200', '€1.200/mese'],
  ['price: 25, per: utente', '€25/utente'],
  ['price: Su misura', 'Su misura'],
  ['priceText: €5-15K', '€5-15K'],
])('shows a solution with %s as %s', (price, shown) => {
  const site = siteModel(
    contentOf(changed('solutions/cloud.yaml', 'price: 10', price), { day: '2026-12-01' }),
  );
  expect(site.solutions('cloud')[0]?.price.text).toBe(shown);
});
