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

test('accepts dialled codes, links to other sites, and each block of an article', () => {
  const blocks = `  - table: { caption: Prova, columns: [A, B], rows: [{ cells: [uno, due] }] }
  - quote: { text: Digita *21*0612# e aspetta., author: Anna Sala }
`;
  const changes = {
    ...changed(ARTICLE, 'related:', `${blocks}related:`),
    ...changed(
      'navigation.yaml',
      'useful: []',
      'useful: [{ label: Clienti, href: "https://clienti.example/accesso" }]',
    ),
  };
  expect(problemsOf(changes, { day: '2026-12-01' })).toEqual([]);
});

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
  plans | 23.99 | 23,99 | :7 items[0].price: un importo in euro, ad esempio 23.99, oppure "Su richiesta" o "Su misura" | "23,99" (testo)
  plans | 23.99 | -1 | :7 items[0].price: un importo in euro, ad esempio 23.99
  plans | 23.99 | 1.200 | :7 items[0].price: 1200 (senza punto) oppure un importo in euro, ad esempio 23.99 | 1.200
  plans | 23.99 | 23.9999 | :7 items[0].price: un importo in euro, ad esempio 23.99
  plans | 23.99 | 239900 | :7 items[0].price: meno di 100000 euro | 239900 (numero)
  plans | 23.99 | 0x27 | :7 items[0].price: cifre decimali: un importo in euro, ad esempio 23.99 | 0x27
  plans | 23.99 | 1e3 | :7 items[0].price: cifre decimali
  plans | 23.99 | 010 | :7 items[0].price: cifre decimali
  plans | 23.99 | .5 | :7 items[0].price: cifre decimali
  plans | 23.99 | 1_000 | :7 items[0].price: un importo in euro, ad esempio 23.99, oppure "Su richiesta" o "Su misura"
  plans | popular: true | populr: true¶    popular: true | :8 items[0].populr: un campo che esiste, forse "popular"; ci sono "popular"
  plans | ¶    name: Ufficio Uno | | :4 items[0].name: un testo (Il nome del piano, ad esempio Super Office One) | niente: il campo manca
  plans | name: Ufficio Uno | name: "\u00a0 " | :5 items[0].name: un testo, non solo spazi
  plans | Studi e negozi. | ${'Studi e negozi '.repeat(8)} | :10 items[1].description: al massimo 110 caratteri: sono due o tre righe di una scheda | "Studi e negozi Studi e negozi Studi e negozi Studi e negozi Studi e neg… (testo, 119 caratteri)
  plans | 5-10 giorni lavorativi } | 1.200 } | :2 facts.activation: un testo tra virgolette, ad esempio "1.200" | 1.200
  plans | id: standard | id: one | :10 items[1].id: un nome nei riferimenti che \`items[0]\` non abbia già | "one" (testo)
  plans | name: Standard | name: Ufficio Uno | :10 items[1].name: un nome che \`items[0]\` non abbia già
  plans | id: standard, | id: standard, popular: true, | :10 items[1].popular: un solo piano in evidenza in un listino: ce n’è già un altro
  plans | popular: true | popular: false | :4 items: \`popular: true\` in uno dei piani, che si mette in evidenza
  plans | ¶inEveryPlan | ${['four', 'five'].map((id) => `¶  - { id: ${id}, name: ${id}, description: D., price: 9, features: [V] }`).join('')}¶inEveryPlan | :4 items: da due a quattro piani: c’è posto per quattro schede
  plans | popular: true | popular: true¶    originalPrice: 20 | :9 items[0].originalPrice: più di 23.99, il prezzo attuale: si mostra barrato | 20 (numero)
  plans | price: Su richiesta | price: Su richiesta, originalPrice: 99 | :11 items[2].originalPrice: nessun prezzo di prima, perché il prezzo attuale è "Su richiesta"
  plans | price: 39.99 | capacity: 6-25 sedi, sites: { from: 6, to: 20 }, price: 39.99 | :10 items[1].capacity: le stesse cifre di \`sites\`: 20
  plans | price: 39.99 | sla: 99.95%, price: 39.99 | :10 items[1].sla: una disponibilità, ad esempio "99,95%" o "fino al 99,99%"
  plans | ¶  vat: | ¶  # | :15 conditions.vat: un testo (
  plans | label: Velocità, | | conditions.measure.label: un testo (
  plans | promotionEnds: 2026-12-31 | promotionEnds: 31/12/2026 | conditions.promotionEnds: un giorno, anno-mese-giorno, ad esempio 2026-12-31, oppure "Da confermare nel preventivo"
  brand | vatNumber: "00000000000" | vatNumber: "00743110158" | :10 vatNumber: una partita IVA la cui ultima cifra torna con le altre: una cifra è sbagliata, o due sono scambiate | "00743110158" (testo)
  brand | clients: 500 | clients: 1.200 | :16 claims.clients: 1200 (senza punto) oppure un numero, ad esempio 97.6 | 1.200
  brand | clients: 500 | clients: 99.5 | :16 claims.clients: un numero intero (“Oltre … aziende”: 500)
  brand | satisfied: 98 | satisfied: 198 | :16 claims.satisfied: al massimo 100
  brand | returnMonths: 6-12 | returnMonths: 12-6 | :18 claims.returnMonths: prima il numero più basso, ad esempio "6-12"
  brand | partnerSince: 2013 | partnerSince: 1989 | :16 claims.partnerSince: un anno dal 1990 al 2026
  brand | https://www.filo.example | https://www.filo.example/home | :5 siteUrl: https:// e solo il dominio: https://www.filo.example
  brand | https://www.filo.example | https://www.perché.example | :5 siteUrl: https:// e solo il dominio: https://www.xn--perch-fsa.example
  brand | email: info@filo.example | email: info | :8 email: un indirizzo email, ad esempio info@trama.example
  brand | closes: 18:00 | closes: 8:59 | :13 hours.closes: un’ora dopo le 9:00, quando apre l’ufficio
  brand | from: monday, to: friday | from: friday, to: monday | :13 hours.to: lo stesso giorno di \`from\` o uno successivo: la settimana comincia dal lunedì
  brand | shareCapital | supportPhone: { number: +39 02 0000 0001, hours: h24 }¶shareCapital | supportPhone.hours: una delle forme spiegate per questo campo (Quando risponde l’assistenza: 24/7, oppure orari come quelli dell’ufficio)
  brand | shareCapital | social: [ https://www.example.com/trama ]¶shareCapital | social[0]: l’indirizzo https di un profilo
  brand | shareCapital | social: [ https://linkedin.com.example/trama ]¶shareCapital | social[0]: l’indirizzo https di un profilo
  brand | shareCapital | social: [ https://user@x.com/trama ]¶shareCapital | social[0]: l’indirizzo https di un profilo
  brand | shareCapital | social: [ https://x.com/trama, https://www.x.com/due ]¶shareCapital | social[1]: un altro social: il numero 1 è già su X
  brand | shareCapital | pec: trama(at)pec.example¶shareCapital | pec: un indirizzo, ad esempio
  colours | madder: "#f0a000" | madder: "#8a3010" | :8 madder: un contrasto di almeno 4.5:1 con ink (#101820), su cui si legge: questo ha 2.1:1
  colours | "#f0a000" | orange | :8 madder: # e sei cifre da 0 a 9 e da a a f, tra virgolette, ad esempio "#f6541d"
  menu | links: [ | links: [{ label: Lavora con Noi, href: /fibra-ottica }, { label: Notizie, href: /fibra-ottica }, | :14 links: 2 lettere in meno nella barra (i titoli delle aree, questi link e il pulsante): di più andrebbero a capo. Sposta i link meno importanti in \`footer.useful\`
  service | name: Fibra ottica | name: | :1 name: un testo (Il nome del servizio, ad esempio Fibra ottica) | niente: il campo è vuoto
  service | order: 1 | order: first | :4 order: un numero (Il suo posto in quel menù, da 1) | "first" (testo)
  service | area: connettivita | area: connetività | :3 area: una delle scelte, forse "connettivita"; ci sono "connettivita", "innovazione"
  service | order: 1 | order: 1¶fromPrice: 25.00 | :5 fromPrice: al massimo 23.99, il prezzo più basso del listino "fibra-ottica"
  page | kind: plans | kind: plan | :5 sections[0].kind: una delle scelte, forse "plans"; ci sono "plans"
  page | Fibra business | Fibra ottica business fino a 9,5 Gb/s per tutti i tuoi uffici | :1 title: al massimo 60 caratteri: i risultati di ricerca non ne mostrano di più
  page | service: | breadcrumb: [{ name: Servizi }, { name: Fibra }]¶service: | breadcrumb[0].href: un indirizzo, ad esempio /servizi
  page | service: | breadcrumb: [{ name: Fibra, href: /fibra-ottica }]¶service: | breadcrumb[0].href: nessun indirizzo: è questa pagina
  page | service: | aliases: [/Fibra/]¶service: | aliases[0]: un indirizzo, ad esempio /cybersecurity, senza barra finale
  page | kind: plans¶    plans: fibra-ottica | kind: form¶    form: { title: T, description: D, messageLabel: M, source: "A\\nB" } | sections[0].form.source: una riga da 1 a 120 caratteri, senza caratteri invisibili: una richiesta con un’altra provenienza sarebbe rifiutata
  article | 2026-11-10 | 10/11/2026 | :4 date: un giorno del calendario, anno-mese-giorno, ad esempio 2026-11-23
  article | 2026-11-10 | 2026-02-30 | :4 date: un giorno del calendario, anno-mese-giorno, ad esempio 2026-11-23
  article | headline: | updated: 2026-11-10¶headline: | :5 updated: un giorno dopo quello di \`date\`
  article | - heading: Il conto | - heading: Il conto¶    text: Sotto. | :9 body[1]: uno solo fra heading, text, list, table, quote, picture, download, con un trattino davanti a ogni blocco
  article | ¶  - list: [uno, due] | | :9 body[1]: un blocco sotto ogni titolo
  article | - list: [uno, due] | - table: { caption: Prova, columns: [A, B], rows: [{ cells: [uno] }] } | :10 body[2].table.rows[0].cells: 2 caselle, una per colonna
  article | - list: [uno, due] | - quote: { text: Sì. } | :10 body[2].quote.author: 
  article | Due parole. | Due **parole**. | :6 lead: un testo senza asterischi
  menu | useful: [] | useful: [{ label: Clienti, href: http://clienti.example }] | footer.useful[0].href: un indirizzo di questo sito come /servizi/voip o #consulenza, senza barra alla fine, o quello intero di un altro sito
  page | sections: | thanks: { title: Grazie., text: A presto. }¶sections: | thanks: un modulo in una sezione della pagina
  article | headline: | picture: { file: a.jpg, alt: A }¶figure: { value: 5 ore, label: b }¶headline: | figure: nessuna cifra: al suo posto c’è l’immagine
  solutions | price: 10 | per: rack | :2 items[0].price: \`price\` oppure \`priceText\`, non entrambi
  solutions | price: 10 | price: 10, priceText: €5-15K | :2 items[0].price: \`price\` oppure \`priceText\`, non entrambi
  solutions | id: due | id: uno | :3 items[1].id: un nome nei riferimenti che \`items[0]\` non abbia già
  notice | until: 2026-12-31 | until: 31/12/2026 | :2 until: un giorno del calendario, anno-mese-giorno, ad esempio 2026-12-31
  notice | until: 2026-12-31 | until: 2026-12-01 | :2 until: il giorno di inizio, 2026-12-24, o uno successivo
  faq | È mia? | quanto Costa? | :3 items[1].question: altre prime parole: il link a una domanda usa le prime quattro, e \`items[0]\` ha le stesse
  brand | postalCode: "00100" | postalCode: 20124 | address.postalCode: un testo tra virgolette, ad esempio "20124" (Il codice postale
  brand | vatNumber | supportPhone: +39 800 123 456¶vatNumber | supportPhone: un gruppo di campi, ad esempio { number: …, hours: … } (Il numero
  client | rating: 5 | rating: 6 | :6 rating: al massimo 5
`);

test.each(WRONG)('%s: "%s" becomes "%s"', (file, from, to, problem) => {
  const path = FILES[file] ?? '';
  const found = problemsOf(changed(path, from, to), { day: '2026-12-01' });
  const own = found.filter((line) => line.startsWith(path));
  expect(own[0]).toContain(problem);
  // A picture that is named beside a figure does not exist either.
  expect(own.filter((line) => !line.includes(': non c’è'))).toHaveLength(1);
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
  expect(() => contentOf(changes)).toThrow(/^3 problemi nei contenuti\.\n\nsrc\/content\/brand\.yaml:8\n/);
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
      expect.stringContaining(
        'hours[1].opens: un’ora dopo le 13:00, quando finisce la fascia precedente dello stesso giorno',
      ),
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
