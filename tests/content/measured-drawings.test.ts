import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../src/content-model/fields/price.ts';
import { copy, pageAt, textOf } from './copy.ts';
import { type DRAWINGS, isDrawn } from './recipes/drawings.ts';

/** @returns the SVG of the section's drawing */
const drawingOf = (path: string, section: string): string =>
  pageAt(path).document.querySelector(`main > .${section} svg`)?.outerHTML ?? '';

const countOf = (drawing: string, sign: RegExp): number => drawing.match(sign)?.length ?? 0;

/** Skips a drawing whose section or plans the owners have removed. */
const drawn = (name: keyof typeof DRAWINGS) => test.skipIf(!isDrawn(copy.root, name));

/** tests/content/recipes/drawings.ts sets the figures that the drawings show. */
describe('a drawing whose figure has changed', () => {
  drawn('coverage')('shows coverage of 95 %', () => {
    const map = drawingOf('/servizi/fwa-5g', 'coverage');
    expect(countOf(map, /M[\d.]+ [\d.]+v1/g)).toBe(25);
    expect(textOf(pageAt('/servizi/fwa-5g'), '.coverage')).toMatch(/95%.*475 tessuti, 25 vuoti/s);
  });

  drawn('sites')('shows eight sites in the smallest plan', () => {
    const section = pageAt('/servizi/sd-wan').document.querySelector('.site-map');
    const spans = Array.from(section?.querySelectorAll('li') ?? [], (tier) => [
      tier.className,
      tier.textContent,
    ]);
    expect(spans.map(([name]) => name)).toEqual(['threads-8', 'threads-12', 'threads-7']);
    expect(spans[0]?.[1]).toMatch(/2-8\s*sedi/);
  });

  drawn('failover')('shows 45 seconds until the second line takes over', () => {
    expect(drawingOf('/servizi/backup-connectivity', 'failover')).toContain('viewBox="0 0 87 16"');
    const items = pageAt('/servizi/backup-connectivity').document.querySelectorAll('.failover li');
    expect(items[1]?.className).toBe('threads-45');
    expect(textOf(pageAt('/servizi/backup-connectivity'), '.failover li')).toMatch(/Da 0 a\s+45\s+secondi/);
  });

  drawn('recovery')('shows 20 minutes of lost work, of which twelve make four hours', () => {
    const page = '/innovazione-digitale/cloud-data-center';
    expect(countOf(drawingOf(page, 'recovery'), /M[\d.]+ 0v4/g)).toBe(1 + 12 + 2);
    expect(textOf(pageAt(page), '.recovery')).toMatch(/20\s+min.*4\s+ore.*20 minuti.*12 dopo/s);
  });

  drawn('results')('shows 60 days until the first results', () => {
    const page = '/innovazione-digitale/digitalizzazione';
    expect(drawingOf(page, 'before-after')).toContain('viewBox="0 0 60 20"');
    expect(textOf(pageAt(page), '.before-after')).toMatch(/Giorno\s+60.*60 fili verticali/s);
  });

  drawn('downtime')('shows an SLA of 99,98 %', () => {
    const page = pageAt('/servizi/connettivita-dedicata');
    const [lite, pro] = page.document.querySelectorAll('.downtime li');
    expect(lite?.querySelector('path[stroke-dasharray]')?.getAttribute('d')).toMatch(/h52\.56$/);
    expect(pro?.querySelector('path[stroke-dasharray]')?.getAttribute('d')).toMatch(/h10\.51$/);
    expect(pro?.textContent).toMatch(/SLA 99,98%.*1 h 45 min/s);
  });

  drawn('sims')('shows a SIM for 1,20 in the plan for more SIMs', () => {
    const page = pageAt('/servizi/iot');
    const drawings = Array.from(page.document.querySelectorAll('.sim-price svg'), (svg) =>
      svg.getAttribute('viewBox'),
    );
    expect(drawings).toEqual(['0 -20 18 20', '0 -12 18 12', '0 -9 18 9']);
    expect(textOf(page, '.sim-price')).toMatch(/€1,20 per SIM.*100 SIM\s+€120,00.*500 SIM\s+€600,00/s);
  });

  drawn('race')('shows a faster line and another price', () => {
    const page = pageAt('/fibra-ottica');
    const [fastest, , slowest] = page.document.querySelectorAll('.speed-race li');
    expect(fastest?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 3.817 4');
    expect(slowest?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 26.667 4');
    expect(fastest?.textContent).toMatch(/Fino a 3,5\s+Gb\/s.*3:49/s);
    expect(fastest?.textContent).toContain(`${formatPrice(copy.newPrice).text} al mese`);
  });

  drawn('bill')('shows a SIM for 12,50 euro', () => {
    const page = pageAt('/servizi/mobile-business');
    const bills = Array.from(page.document.querySelectorAll('.mobile-bill tr:nth-child(2) td'), (bill) => [
      bill.querySelector('svg')?.getAttribute('viewBox'),
      bill.textContent?.trim(),
    ]);
    expect(bills).toEqual([
      ['0 0 1 6.25', '€12,50'],
      ['0 0 5 6.25', '€62,50'],
      ['0 0 10 6.25', '€125,00'],
      ['0 0 20 6.25', '€250,00'],
    ]);
  });

  drawn('calls')('shows eight extensions in the smallest plan', () => {
    const page = pageAt('/servizi/voip');
    expect(drawingOf('/servizi/voip', 'call-flow')).toContain('viewBox="0 0 8 ');
    expect(textOf(page, '.call-flow')).toMatch(
      /1\s+numero, fino a 8\s+interni.*8\s+interni al telefono\s+0,8\s+Mb\/s/s,
    );
  });

  drawn('odds')('shows odds of 30 to one, and 5 to 8 percent of profit', () => {
    const page = '/innovazione-digitale/data-analytics';
    expect(drawingOf(page, 'data-odds')).toMatch(/v1H0z.*v30H0z/);
    const strip = pageAt(page).document.querySelector('.data-odds .profit')?.outerHTML ?? '';
    expect(strip).toContain('viewBox="0 0 108 10"');
    expect(countOf(strip, /M[\d.]+ 0v10/g)).toBe(3);
    expect(textOf(pageAt(page), '.data-odds')).toMatch(/30\s+volte.*5-\u2060?8\s?%.*da 105 a 108/s);
  });

  drawn('week')('shows an office that opens at 8:30', () => {
    const page = '/innovazione-digitale/ict-managed-services';
    const section = pageAt(page).document.querySelector('.week-hours');
    const days = Array.from(section?.querySelectorAll('ol li') ?? [], (day) => [
      day.querySelector('[fill="url(#office)"]')?.getAttribute('d'),
      day.textContent,
    ]);
    expect(days.map(([cloth]) => cloth?.startsWith('M8.5 0h9.5v') ?? false)).toEqual([
      ...Array(5).fill(true),
      false,
      false,
    ]);
    expect(days[0]?.[1]).toMatch(/Lun\s+8:30-18:00/);
    expect(textOf(pageAt(page), '.week-hours')).toMatch(/sopra le 47,5.*47,5\s+ore/s);
  });

  drawn('readings')('shows a reading every ten minutes', () => {
    const page = '/innovazione-digitale/iot';
    expect(drawingOf(page, 'reading-rate')).toContain('viewBox="0 0 144 30"');
    expect(textOf(pageAt(page), '.reading-rate')).toMatch(
      /144 fili.*10\s+minuti.*144\s+letture.*4\.320\s+letture/s,
    );
  });
});
