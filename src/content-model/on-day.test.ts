import { describe, expect, test } from 'vitest';
import { contentChanges, readContent } from './read-content.ts';
import { siteModel } from './site-model.ts';
import { contentOf, PLANS, problemsOf, SERVICE } from './testing/problem-text.ts';
import { SMALL_KINDS } from './testing/small-kinds.ts';
import {
  anotherPage,
  type ContentChanges,
  edit,
  SMALL_CONTENT,
  temporaryProject,
} from './testing/temporary-project.ts';

const PROMOTED = edit(
  PLANS,
  'price: 23.99',
  'price: 23.99\n    originalPrice: 25.99\n    badge: PROMO ESCLUSIVA',
);
const CAMPAIGN = { 'pages/natale.yaml': `from: 2026-12-01\nuntil: 2026-12-24\n${anotherPage('Natale')}` };
const NOTICE = 'text: Gli uffici sono chiusi.\n';

const siteOn = (day: string, changes: ContentChanges) => siteModel(contentOf(changes, { day }));
const pathsOn = (day: string): string[] => siteOn(day, CAMPAIGN).pages.map(({ path }) => path);
const planOn = (day: string, changes: ContentChanges = PROMOTED) =>
  siteOn(day, changes).planList('fibra-ottica').items[0];

describe('a page', () => {
  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-24', true],
    ['2026-12-25', false],
  ])('is online on %s: %s', (day, isThere) => {
    expect(pathsOn(day).includes('/natale')).toBe(isThere);
  });

  test('has its address redirected only while it is offline', () => {
    const moved = 'kept: [/natale]\nmoved: [{ from: /natale, to: /fibra-ottica }]\n';
    const movesOn = (day: string) =>
      siteOn(day, { ...CAMPAIGN, 'redirects.yaml': moved }).redirects.moved.length;
    expect(['2026-11-30', '2026-12-24', '2026-12-25'].map(movesOn)).toEqual([1, 0, 1]);
  });

  test('cannot be linked while it is offline', () => {
    const linked = {
      ...CAMPAIGN,
      ...edit('navigation.yaml', 'Chi Siamo, href: /fibra-ottica', 'Natale, href: /natale'),
    };
    // The day after its last is found before it comes.
    for (const day of ['2026-12-01', '2026-12-25'])
      expect(() => siteOn(day, linked)).toThrow('/natale è online solo in certi giorni');
  });
});

describe('a promotion', () => {
  test('applies on its last day and gives that day to the card', () => {
    expect(planOn('2026-12-31')).toMatchObject({
      price: { amount: 23.99 },
      originalPrice: { amount: 25.99 },
      badge: 'PROMO ESCLUSIVA',
      promotedUntil: '2026-12-31',
    });
  });

  test('restores the original price after its end and removes its label and its last day', () => {
    const plan = planOn('2027-01-01');
    expect(plan).toMatchObject({
      price: { amount: 25.99 },
      originalPrice: undefined,
      promotedUntil: undefined,
    });
    expect(plan).not.toHaveProperty('badge');
    expect(siteOn('2027-01-01', PROMOTED).planList('fibra-ottica').conditions).not.toHaveProperty(
      'promotionEnds',
    );
  });

  test('changes the price that other files quote', () => {
    const quoting = {
      ...PROMOTED,
      ...edit(SERVICE, '{from:fibra-ottica}', '{price:fibra-ottica/one}'),
    };
    const lineOn = (day: string) => siteOn(day, quoting).services[0]?.line.match(/[\d,]+/)?.[0];
    expect([lineOn('2026-12-31'), lineOn('2027-01-01')]).toEqual(['23,99', '25,99']);
  });

  test('keeps a label that does not mention the promotion', () => {
    const advised = { [PLANS]: PROMOTED[PLANS]?.replace('PROMO ESCLUSIVA', 'Consigliato') ?? null };
    expect(planOn('2027-01-01', advised)?.badge).toBe('Consigliato');
  });
});

describe('a promotion with its own days', () => {
  const promoted = (lines: string): ContentChanges => edit(PLANS, 'price: 23.99', `price: 23.99\n${lines}`);
  const CHRISTMAS = promoted(
    '    promotion: { price: 19.99, from: 2026-12-07, until: 2026-12-24 }\n    badge: Promo di Natale',
  );
  const quoting = { ...CHRISTMAS, ...edit(SERVICE, '{from:fibra-ottica}', '{price:fibra-ottica/one}') };

  test.each([
    ['2026-12-06', 23.99, undefined, undefined],
    ['2026-12-07', 19.99, 23.99, '2026-12-24'],
    ['2026-12-24', 19.99, 23.99, '2026-12-24'],
    ['2026-12-25', 23.99, undefined, undefined],
  ])('costs on %s %d, instead of %s, until %s', (day, amount, full, promotedUntil) => {
    const plan = planOn(day, CHRISTMAS);
    expect(plan).toMatchObject({ price: { amount }, promotedUntil });
    expect(plan?.originalPrice?.amount).toBe(full);
    expect(plan?.badge).toBe(full && 'Promo di Natale');
    const [service] = siteOn(day, quoting).services;
    const text = String(amount).replace('.', ',');
    expect([service?.line.match(/[\d,]+/)?.[0], service?.from?.text]).toEqual([text, `€${text}/mese`]);
  });

  test('changes the content on its first day and after its last', () => {
    const { reading } = readContent(temporaryProject(CHRISTMAS), '2026-11-28', SMALL_KINDS);
    expect(contentChanges(reading)).toEqual(['2026-12-07', '2026-12-25', '2027-01-01']);
  });

  test('is all that the small print has to say of promotions', () => {
    const open = {
      [PLANS]:
        CHRISTMAS[PLANS]?.replace(
          'promotionEnds: 2026-12-31',
          'promotionEnds: Da confermare nel preventivo',
        ) ?? null,
    };
    const endOn = (day: string) => siteOn(day, open).planList('fibra-ottica').conditions.promotionEnds;
    expect(endOn('2026-12-06')).toBe('Da confermare nel preventivo');
    expect(endOn('2026-12-07')).toBeUndefined();
  });

  test.each([
    ['promotion: { price: 23.99, until: 2026-12-24 }', 'promotion.price: meno di 23.99, il prezzo del piano'],
    [
      'promotion: { price: 9.99, until: 2026-12-24 }',
      'promotion.price: un prezzo non sotto la metà di 23.99',
    ],
    ['promotion: { price: gratis, until: 2026-12-24 }', 'promotion.price: un numero di euro più basso'],
    ['promotion: { price: 19.99 }', 'promotion.until: '],
    ['promotion: { price: 19.99, until: 2026-02-30 }', 'promotion.until: '],
    ['promotion: { price: 19.99, from: 2026-12-24, until: 2026-12-07 }', 'promotion.until: '],
    ['promotion: { price: 24.99, from: 2026-12-07, until: 2026-12-24 }', 'promotion.price: meno di 23.99'],
    [
      'originalPrice: 29, promotion: { price: 19.99, until: 2026-12-24 }',
      'originalPrice: nessun prezzo di prima',
    ],
  ])('is refused as %s', (written, problem) => {
    const lines = `    ${written.replace('29, promo', '29\n    promo')}`;
    const problems = problemsOf(promoted(lines), { day: '2026-11-28' });
    expect(problems).toEqual([expect.stringContaining(`items[0].${problem}`)]);
  });

  test('may take off more than half when a line confirms it', () => {
    const half = promoted('    promotion: { price: 9.99, confirm: 9.99, until: 2026-12-24 }');
    expect(planOn('2026-12-07', half)?.price.amount).toBe(9.99);
  });

  test('is refused where the price is in words', () => {
    const words = edit(
      PLANS,
      'price: Su richiesta',
      'price: Su richiesta, promotion: { price: 9, until: 2026-12-24 }',
    );
    expect(problemsOf(words, { day: '2026-11-28' })).toEqual([
      expect.stringContaining('items[2].promotion: nessuna promozione: il prezzo del piano è “Su richiesta”'),
    ]);
  });
});

test('replaces a plan by another on a given day', () => {
  const list = SMALL_CONTENT[PLANS] ?? '';
  const [next] = list.match(/ {2}- \{ id: max.*\n/) ?? [''];
  const changes = {
    [PLANS]: list
      .replace('{ id: max,', '{ id: max, until: 2026-11-30,')
      .replace(
        'inEveryPlan',
        `${next.replace('max', 'ultra').replace('Max', 'Ultra').replace('{', '{ from: 2026-12-01,')}inEveryPlan`,
      ),
  };
  const lastOn = (day: string) => siteOn(day, changes).planList('fibra-ottica').items.at(-1)?.id;
  expect([lastOn('2026-11-30'), lastOn('2026-12-01')]).toEqual(['max', 'ultra']);
});

describe('a notice', () => {
  const both = {
    'notices/natale.yaml': `from: 2026-12-24\nuntil: 2027-01-06\n${NOTICE}`,
    'notices/ferie.yaml': `from: 2027-01-06\n${NOTICE}`,
  };

  test('is online from its first day to its last', () => {
    const { 'notices/natale.yaml': christmas } = both;
    const on = (day: string) => siteOn(day, { 'notices/natale.yaml': christmas }).notice?.text;
    expect([on('2026-12-23'), on('2026-12-24'), on('2027-01-06'), on('2027-01-07')]).toEqual([
      undefined,
      'Gli uffici sono chiusi.',
      'Gli uffici sono chiusi.',
      undefined,
    ]);
  });

  test('is rejected when another is online on the same day', () => {
    for (const day of ['2027-01-05', '2027-01-06'])
      expect(() => siteOn(day, both)).toThrow('un avviso alla volta: src/content/notices/ferie.yaml');
  });
});

test('lists the later days on which the content changes', () => {
  const root = temporaryProject({
    ...PROMOTED,
    ...CAMPAIGN,
    'notices/natale.yaml': `from: 2026-12-01\n${NOTICE}`,
  });
  expect(contentChanges(readContent(root, '2026-11-25', SMALL_KINDS).reading)).toEqual([
    '2026-12-01',
    '2026-12-25',
    '2027-01-01',
  ]);
  expect(contentChanges(readContent(root, '2026-12-25', SMALL_KINDS).reading)).toEqual(['2027-01-01']);
});

test('reports the right line in a list after an expired plan is removed', () => {
  const list = (SMALL_CONTENT[PLANS] ?? '')
    .replace('- id: one\n', '- id: one\n    until: 2020-01-01\n')
    .replace('price: 39.99', 'price: 39,99');
  expect(problemsOf({ [PLANS]: list }).join('\n')).toContain(`${PLANS}:11 `);
});
