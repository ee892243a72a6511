import { describe, expect, test } from 'vitest';
import { readSite } from './built-site.ts';

const page = readSite().pages.find(({ path }) => path === '/servizi');
const section = page?.document.querySelector('.compare');
const rows = [...(section?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];

/** Specification §2, "Connectivity overview". */
describe('the comparison of services', () => {
  test('shows each service once, with its features', () => {
    const hrefs = rows.map((row) => row.querySelector('th a')?.getAttribute('href'));
    expect(hrefs.length).toBeGreaterThan(1);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const row of rows) {
      expect(row.querySelectorAll('.weave, .row-price')).toHaveLength(2);
      expect(row.querySelector('ul')?.childElementCount).toBeGreaterThanOrEqual(3);
    }
  });

  test('gives each row one place in each order', () => {
    const places = rows.map((_, index) => String(index));
    for (const order of ['menu', 'price', 'ready'])
      expect(rows.map(({ dataset }) => dataset[order]).toSorted()).toEqual(places);
  });

  test('shows no choice without a script', () => {
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
