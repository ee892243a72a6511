import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimTexts } from './brand-texts.ts';
import { leavesOf } from './leaves.ts';
import { valueAt } from './received.ts';
import type { Claims } from './schemas/brand.ts';
import { readSite } from './site.ts';
import { type ContentFile, readAll } from './uses/read-all.ts';

/** What follows the figure of a claim where it is written out. */
const UNITS: Readonly<Record<keyof Claims, string>> = {
  partnerSince: '',
  years: '\\+? anni',
  yearsElsewhere: '\\+? anni',
  clients: '\\+? (?:aziende|clienti|imprese)',
  satisfied: ' ?%',
  clientRating: '(?: su |/| /)5',
  clientReviews: ' recensioni',
  agentRating: '(?: su |/| /)5',
  coverage5g: ' ?%',
  fibreSpeed: ' ?Gb',
  uptime: ' ?%',
  uptimeHighest: ' ?%',
  latency: ' ?ms',
  support: '',
  replyHours: ' ore(?! su 24)',
  consultationValue: ' ?(?:euro|€)',
  costReduction: ' ?%',
  returnMonths: ' mesi',
  incidentMinutes: ' min',
  resultsDays: ' giorni',
  recoveryTimeHours: ' ore',
  recoveryPointMinutes: ' min',
  serviceDeskHours: ' ore',
  agentCommission: ' ?%',
  agentSelectionWeeks: ' settimane',
  agentPay: ' ?(?:€|euro)',
  areaManagerPay: ' ?(?:€|euro)',
  marketGrowth: ' ?%',
  marketCompanies: ' ?(?:M|milioni)',
  contractValue: ' ?(?:x|volte)',
  consultedProjects: '\\+? progetti',
  projectsOnTime: ' ?%',
  projectReturn: ' ?x',
  projectValue: ' ?(?:M|milioni)',
  clientRetention: ' ?%',
  dataYears: ' anni',
  requestDays: ' giorni',
  interactionDays: ' giorni',
  analyticsCookieYears: ' anni',
  preferenceDays: ' giorni',
  accessibilityDays: ' giorni',
};

/** Other facts that have the figure of a claim, in the file that may say so. */
const OTHER_FACTS: readonly string[] = [
  'articles/sla-in-ore: 4 ore',
  'plans/connettivita-dedicata: 4 ore',
  'plans/connettivita-dedicata: 99,9%',
  'pages/innovazione-digitale/consulenza: 75 %',
  'pages/innovazione-digitale/data-analytics: 94 %',
  'pages/innovazione-digitale/iot: 500 euro',
  'pages/privacy-policy: 24 ore',
];

const root = join(import.meta.dirname, '../..');
const figures = Object.entries(claimTexts(readSite(root).brand.claims));

/** Texts as visitors read them: a figure and its unit may be two keys. */
const textsIn = ({ data }: ContentFile): string[] =>
  leavesOf(data).map(({ path, value }) => {
    const unit = path.at(-1) === 'value' ? valueAt(data, [...path.slice(0, -1), 'unit']) : undefined;
    return unit === undefined ? String(value) : `${value} ${unit}`;
  });

const literalsIn = (text: string): string[] =>
  figures.flatMap(([claim, figure]) => {
    const unit = UNITS[claim as keyof Claims];
    const literal = new RegExp(`(?<![\\d.,/-])${figure.replaceAll('.', '\\.')}(?!\\d)${unit}`, 'i');
    return literal.exec(text)?.[0] ?? [];
  });

test.each([
  ['Preventivo entro 24 ore', '24 ore'],
  ['Fibra fino a 2,5 Gb/s', '2,5 Gb'],
  ['<10 ms', '10 ms'],
  ['99,9 %', '99,9 %'],
])('%s is a claim written out', (text, literal) => {
  expect(literalsIn(text)).toEqual([literal]);
});

test('no claim is written out where a token can quote it: {claim:replyHours} ore', () => {
  const entries = readAll(root).filter(({ collection }) => collection !== 'brand');
  const found = entries.flatMap((entry) =>
    textsIn(entry).flatMap((text) =>
      literalsIn(text).map((literal) => `${entry.collection}/${entry.id}: ${literal}`),
    ),
  );
  expect(found.filter((literal) => !OTHER_FACTS.includes(literal))).toEqual([]);
});
