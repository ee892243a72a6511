import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mapTexts } from '../../src/content-model/read/json-path.ts';
import { siteModel } from '../../src/content-model/site-model.ts';
import { contentOf } from '../../src/content-model/testing/problem-text.ts';
import { edit, SMALL_CONTENT } from '../../src/content-model/testing/temporary-project.ts';
import { keepPriceSheet } from './keep-price-sheet.ts';
import { priceSheet } from './price-sheet.ts';

const sheetOf = (changes = {}) => {
  const site = siteModel(contentOf(changes));
  return {
    sheet: mapTexts(priceSheet(site), (text) => text.replaceAll('\u00a0', ' ')),
    brand: { colours: site.colours, logo: SMALL_CONTENT['logo.svg'] ?? '' },
  };
};

test('lists the plans of each service with what is known of their conditions', () => {
  const { sheet } = sheetOf();
  expect(sheet.areas.map(({ lists }) => lists)).toEqual([
    [
      {
        name: 'Fibra ottica',
        from: undefined,
        notes: [
          'In ogni piano: Installazione gratuita.',
          'Con Ufficio Uno hai fino a 1 Gb/s e un prezzo in promozione fino al 31 dicembre 2026.',
          'Ogni piano: installazione gratuita e 5-10 giorni lavorativi.',
          'Nel preventivo trovi durata e recesso.',
        ],
        rows: [
          { name: 'Ufficio Uno', measure: '', includes: 'La più veloce.', price: '€23,99/mese' },
          { name: 'Standard', measure: '', includes: 'Veloce.', price: '€39,99/mese' },
          { name: 'Max', measure: '', includes: 'Su misura.', price: 'Su richiesta' },
        ],
      },
    ],
    [],
  ]);
});

test('shows the price after a promotion, and the service’s own price', () => {
  const { sheet } = sheetOf({
    ...edit('plans/fibra-ottica.yaml', 'price: 23.99', 'price: 23.99\n    originalPrice: 29.99'),
    ...edit('services/fibra-ottica.yaml', 'plans: fibra-ottica', 'plans: fibra-ottica\nfromPrice: 19'),
  });
  const [list] = sheet.areas[0]?.lists ?? [];
  expect(list?.rows[0]).toMatchObject({
    price: '€23,99/mese',
    below: 'fino al 31 dicembre 2026, poi €29,99/mese',
  });
  expect(list?.from).toBe('da €19,00/mese');
});

test('is written anew when a price changes, and keeps its day until then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'documenti/listino.pdf');
  const keep = (day: string, changes = {}) => {
    const { sheet, brand } = sheetOf(changes);
    return keepPriceSheet(file, sheet, brand, day);
  };
  const text = () => readFileSync(file, 'latin1');

  expect(await keep('2026-11-28')).toBe(true);
  expect(text()).toMatch(/^%PDF-1\.7/);
  expect(text()).toContain('/Lang (it-IT)');
  expect(text()).toContain('/Marked true');
  expect(text()).toContain('(D:20261128120000Z)');

  expect(await keep('2026-12-01')).toBe(false);
  expect(text()).toContain('(D:20261128120000Z)');

  expect(await keep('2026-12-02', edit('plans/fibra-ottica.yaml', 'price: 23.99', 'price: 24.99'))).toBe(
    true,
  );
  expect(text()).toContain('(D:20261202120000Z)');
});
