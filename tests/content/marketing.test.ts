import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatPrice } from '../../src/content-model/fields/price.ts';
import { copy, DIST, graphOf, pageAt, textOf } from './copy.ts';
import { BLOCKS_IN, PROMOTION, THANKS } from './recipes/marketing.ts';

describe('a promotion on its last day', () => {
  const page = pageAt(`/servizi/${PROMOTION.list}`);
  const { items } = parse(readFileSync(join(copy.root, `src/content/plans/${PROMOTION.list}.yaml`), 'utf8'));
  const plan = items.find(({ id }: { id: string }) => id === PROMOTION.plan);

  test('shows the regular price struck through, says so, and beside it the lower one', () => {
    const card = page.document.querySelector(`#piano-${PROMOTION.plan}`)?.closest('article');
    expect(card?.querySelector('s .spoken')?.textContent).toContain(formatPrice(plan.price).text);
    expect(card?.querySelector('.note')?.textContent?.replace(/\s+/g, ' ')).toMatch(
      /Prezzo pieno .* In promozione fino al 24 dicembre/,
    );
    expect(card?.querySelector('.price .spoken')?.textContent).toContain(formatPrice(PROMOTION.price).text);
  });

  test('is told to search engines with its last day', () => {
    const offers = JSON.stringify(graphOf(page));
    expect(offers).toContain(`"priceValidUntil":"${PROMOTION.until}"`);
    expect(offers).toContain(`"price":${PROMOTION.price}`);
    expect(offers).not.toContain(`"price":${plan.price},`);
  });
});

describe('the blocks of an article', () => {
  const page = pageAt(`/notizie/${BLOCKS_IN}`);

  test('hold a table that names its rows and columns, in a box that the keyboard can scroll', () => {
    const box = page.document.querySelector('.article-table section');
    expect(box?.getAttribute('tabindex')).toBe('0');
    const name = page.document.getElementById(box?.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('Quanta banda serve');
    expect(box?.querySelectorAll('th[scope=col]')).toHaveLength(2);
    expect(box?.querySelector('th[scope=row]')?.textContent).toBe('Dieci');
  });

  test('hold a quote with its author, and a document with its type and size', () => {
    expect(textOf(page, '.article-quote')).toContain('Anna Sala');
    expect(textOf(page, '.article-body a[href$=".pdf"]')).toMatch(
      /^Scarica il listino prezzi \(PDF, \d+ kB\)$/,
    );
  });
});

describe('the thanks of a campaign', () => {
  const path = `/richiesta-inviata/${THANKS.page}`;

  test('stand on a page of their own, which search engines leave out', () => {
    const page = pageAt(path);
    expect(textOf(page, '.form-card h2')).toBe(THANKS.title);
    expect(textOf(page, '.form-card')).toContain(THANKS.text);
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('are what the function leads to', () => {
    const facts = JSON.parse(readFileSync(join(DIST, 'function-facts.json'), 'utf8'));
    expect(facts.ownThanks).toEqual({ [`/${THANKS.page}`]: [path] });
  });
});
