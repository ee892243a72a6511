import { describe, expect, test } from 'vitest';
import { block, problemText } from '../testing/problem-text.ts';
import { type ContentChanges, edit } from '../testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const SERVICE = 'services/fibra-ottica.yaml';
const PAGE = 'pages/fibra-ottica.yaml';
const PRICE = 'a number of euro such as 23.99, or "Su richiesta" or "Su misura"';
const PLAN_KEYS = '"popular", "until", "sla", "price", "confirm", "id" and others';
const TITLE = 'at most 60 characters, what search results show';

describe('the message of a wrong value', () => {
  test.each<[what: string, changes: ContentChanges, message: string]>([
    [
      'a price as text',
      edit(PLANS, '23.99', '23,99'),
      block(`${PLANS}:7`, 'items[0].price', PRICE, '"23,99" (text)'),
    ],
    [
      'a negative price, which needs no confirmation either',
      { 'known-prices.json': '{ "plans/fibra-ottica/one": 20 }', ...edit(PLANS, '23.99', '-1') },
      block(`${PLANS}:7`, 'items[0].price', PRICE, '-1 (number)'),
    ],
    [
      'a price with a point for thousands',
      edit(PLANS, '23.99', '1.200'),
      block(
        `${PLANS}:7`,
        'items[0].price',
        '1200 (without a point) or a number of euro such as 23.99',
        '1.200',
      ),
    ],
    [
      'a price with four decimals',
      edit(PLANS, '23.99', '23.9999'),
      block(`${PLANS}:7`, 'items[0].price', PRICE, '23.9999 (number)'),
    ],
    [
      'a figure with a point for thousands',
      edit('brand.yaml', 'clients: 500', 'clients: 1.200'),
      block('brand.yaml:16', 'claims.clients', '1200 (without a point) or a number such as 97.6', '1.200'),
    ],
    [
      'more than 100 percent of clients',
      edit('brand.yaml', 'satisfied: 98', 'satisfied: 198'),
      block('brand.yaml:16', 'claims.satisfied', 'at most 100', '198 (number)'),
    ],
    [
      'half a client',
      edit('brand.yaml', 'clients: 500', 'clients: 99.5'),
      block('brand.yaml:16', 'claims.clients', 'a whole number ("Over … companies": 500)', '99.5 (number)'),
    ],
    [
      'a range with the higher number first',
      edit('brand.yaml', 'returnMonths: 6-12', 'returnMonths: 12-6'),
      block(
        'brand.yaml:18',
        'claims.returnMonths',
        'the lower number first, such as "6-12"',
        '"12-6" (text)',
      ),
    ],
    [
      'an address of the site with a path',
      edit('brand.yaml', 'https://www.filo.example', 'https://www.filo.example/home'),
      block(
        'brand.yaml:5',
        'siteUrl',
        'https:// and the domain alone: https://www.filo.example',
        '"https://www.filo.example/home" (text)',
      ),
    ],
    [
      'an internationalised address of the site',
      edit('brand.yaml', 'https://www.filo.example', 'https://www.perché.example'),
      block(
        'brand.yaml:5',
        'siteUrl',
        'https:// and the domain alone: https://www.xn--perch-fsa.example',
        '"https://www.perché.example" (text)',
      ),
    ],
    [
      'a text of spaces only, no-break spaces included',
      edit(PLANS, 'name: Ufficio Uno', 'name: "\u00a0 "'),
      block(`${PLANS}:5`, 'items[0].name', 'text that is not only spaces', '"\u00a0 " (text)'),
    ],
    [
      'a text that is a figure with a point',
      edit(PLANS, '5-10 giorni lavorativi', '1.200'),
      block(`${PLANS}:2`, 'facts.activation', 'text in quotation marks, such as "1.200"', '1.200'),
    ],
    [
      'an unknown key',
      edit(PLANS, 'popular: true', 'populr: true'),
      block(
        `${PLANS}:8`,
        'items[0].populr',
        `a known key, probably "popular"; known are ${PLAN_KEYS}`,
        'true',
      ),
    ],
    [
      'a missing key',
      edit(PLANS, '    name: Ufficio Uno\n', ''),
      block(
        `${PLANS}:4`,
        'items[0].name',
        'text (The name of the plan, e.g. Super Office One)',
        'nothing: the key is missing',
      ),
    ],
    [
      'an empty key',
      edit(SERVICE, 'name: Fibra ottica', 'name:'),
      block(
        `${SERVICE}:1`,
        'name',
        'text (The name of the service, e.g. Fibra ottica)',
        'nothing: the key is empty',
      ),
    ],
    [
      'a wrong type',
      edit(SERVICE, 'order: 1', 'order: first'),
      block(`${SERVICE}:4`, 'order', 'a number (Its place in that menu, from 1)', '"first" (text)'),
    ],
    [
      'an unknown value',
      edit(SERVICE, 'area: connettivita', 'area: connetività'),
      block(
        `${SERVICE}:3`,
        'area',
        'a known value, probably "connettivita"; known are "connettivita", "innovazione"',
        '"connetività" (text)',
      ),
    ],
    [
      'a section of an unknown kind',
      edit(PAGE, 'kind: plans', 'kind: plan'),
      block(
        `${PAGE}:5`,
        'sections[0].kind',
        'a known value, probably "plans"; known are "plans", "plain", "link", "text", "roles", "form" and others',
        '"plan" (text)',
      ),
    ],
    [
      'a title that is too long',
      edit(PAGE, 'Fibra business', 'Fibra ottica business fino a 9,5 Gb/s per tutti i tuoi uffici'),
      block(
        `${PAGE}:1`,
        'title',
        TITLE,
        '"Fibra ottica business fino a 9,5 Gb/s per tutti i tuoi uffici" (text, 61 characters)',
      ),
    ],
    [
      'a long text that is too long',
      edit(PLANS, 'Studi e negozi.', 'Studi e negozi '.repeat(8)),
      block(
        `${PLANS}:10`,
        'items[1].description',
        'at most 110 characters: it is two or three lines of a card',
        '"Studi e negozi Studi e negozi Studi e negozi Studi e negozi Studi e neg… (text, 119 characters)',
      ),
    ],
    [
      'a list of five plans',
      edit(
        PLANS,
        'inEveryPlan',
        `  - { id: four, name: Four, description: Studi e negozi., price: 39.99, features: [Veloce] }
  - { id: five, name: Five, description: Studi e negozi., price: 39.99, features: [Veloce] }
inEveryPlan`,
      ),
      block(
        `${PLANS}:4`,
        'items',
        'two to four plans: the section has room for four cards',
        '[{"id":"one","name":"Ufficio Uno","description":"Uffici che usano il clo…',
      ),
    ],
    [
      'two plans with one id',
      edit(PLANS, 'id: standard', 'id: one'),
      block(`${PLANS}:10`, 'items[1].id', 'an id of its own: items[0] already has it', '"one" (text)'),
    ],
    [
      'two plans with one name',
      edit(PLANS, 'name: Standard', 'name: Ufficio Uno'),
      block(
        `${PLANS}:10`,
        'items[1].name',
        'a name of its own: items[0] already has it',
        '"Ufficio Uno" (text)',
      ),
    ],
    [
      'a price with a digit too many',
      edit(PLANS, 'price: 23.99', 'price: 239900'),
      block(`${PLANS}:7`, 'items[0].price', 'less than 100000 euro', '239900 (number)'),
    ],
    [
      'two popular plans',
      edit(PLANS, 'id: standard,', 'id: standard, popular: true,'),
      block(
        `${PLANS}:10`,
        'items[1].popular',
        'one popular plan in a list: another one is already highlighted',
        'true',
      ),
    ],
  ])('says file, field, expected and received for %s', (_what, changes, message) => {
    expect(problemText(changes)).toBe(message);
  });
});
