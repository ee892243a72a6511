import { describe, expect, test } from 'vitest';
import { readSite } from './built-site.ts';

const page = readSite().pages.find(({ path }) => path === '/servizi');
const section = page?.document.querySelector('.compare');
const orders = [...(section?.querySelectorAll('tbody') ?? [])];
const hrefsIn = (root: Element | undefined): (string | null)[] =>
  Array.from(root?.querySelectorAll('th a') ?? [], (link) => link.getAttribute('href'));

/** Specification §2, "Connectivity overview". */
describe('the comparison of services', () => {
  test('shows each service once in every order, with its features', () => {
    const first = hrefsIn(orders[0]);
    const count = first.length;
    expect(new Set(first).size).toBe(count);
    expect(count).toBeGreaterThan(1);
    expect(orders).toHaveLength(3);
    for (const order of orders) {
      expect(hrefsIn(order).toSorted()).toEqual(first.toSorted());
      expect(order.querySelectorAll('.weave')).toHaveLength(count);
      expect(order.querySelectorAll('.row-price')).toHaveLength(count);
      const features = Array.from(order.querySelectorAll('ul'), (list) => list.childElementCount);
      expect(Math.min(...features)).toBeGreaterThanOrEqual(3);
    }
  });

  test('shows one order and no choice without a style sheet', () => {
    expect(orders.map((order) => order.hasAttribute('hidden'))).toEqual([false, true, true]);
    expect(section?.querySelector('fieldset')?.hasAttribute('hidden')).toBe(true);
  });

  test('is a table with a caption and headings for columns and rows', () => {
    expect(section?.querySelector('caption')?.textContent).toMatch(/\S/);
    const columns = section?.querySelectorAll('thead th[scope=col]').length;
    for (const row of section?.querySelectorAll('tbody tr') ?? []) {
      expect(row.querySelectorAll('th[scope=row]')).toHaveLength(1);
      expect(row.childElementCount).toBe(columns);
    }
  });
});
