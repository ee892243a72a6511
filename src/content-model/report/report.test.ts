import { beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from './contradictions.ts';
import { type FactRow, factRows, placeholderRows } from './facts-table.ts';
import { readAll } from './read-all.ts';
import { reportText } from './report-text.ts';

let facts: FactRow[];
const entries = readAll(process.cwd());
const fact = (name: string): FactRow | undefined => facts.find((row) => row.name === name);

beforeAll(() => {
  facts = factRows(entries);
});

describe('the report on the real content', () => {
  test('a price has one home, and names the page that shows its list and the texts that quote it', () => {
    expect(fact('price:fibra-ottica/super-office-one')).toMatchObject({ value: '23.99' });
    expect(fact('price:fibra-ottica/super-office-one')?.home).toMatch(
      /^src\/content\/plans\/fibra-ottica\.yaml:\d+$/,
    );
    const shown = fact('price:fibra-ottica/super-office-one')?.shown ?? [];
    expect(
      shown.filter((place) => place.startsWith('src/content/pages/fibra-ottica.yaml:')).length,
    ).toBeGreaterThan(1);
  });

  test('claims, times and "from" prices are facts too', () => {
    for (const name of ['claim:coverage5g', 'fact:fibra-ottica/activation', 'from:voip', 'brand:phone'])
      expect(fact(name)?.home).toMatch(/^src\/content\/[\w/-]+\.yaml:\d+$/);
  });

  test('every figure of a contradiction exists', () => {
    const names = CONTRADICTIONS.flatMap(({ readings }) => readings);
    expect(names.filter((name) => !fact(name))).toEqual([]);
  });

  test('placeholders are the fields that brand.yaml lists and every invented entry', () => {
    const rows = placeholderRows(entries);
    expect(rows.map(({ what }) => what)).toContain('phone');
    expect(rows.some(({ place }) => place.startsWith('src/content/testimonials/'))).toBe(true);
  });

  test('the text names a fact that nothing shows', () => {
    const lonely = { name: 'claim:x', value: '1', home: 'src/content/brand.yaml:1', shown: [] };
    expect(reportText([lonely], [], [])).toMatch(/claim:x +1 +brand\.yaml:1 +nowhere/);
  });
});
