import { claimTexts } from '../facts/brand-texts.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { leavesOf } from '../read/json-path.ts';
import type { RawCollection, RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import type { Claims } from '../schemas/brand.ts';
import { problemAt } from './check-entry.ts';

/** The unit after the figure of a claim in a text, as a regular expression. */
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
  incidentMinutes: ' min(?:uti)?',
  resultsDays: ' giorni',
  recoveryTimeHours: ' ore',
  recoveryPointMinutes: ' min(?:uti)?',
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

/** Claims of the legal pages. On other pages the same figures mean something else. */
const LEGAL: readonly string[] = [
  'dataYears',
  'requestDays',
  'interactionDays',
  'analyticsCookieYears',
  'preferenceDays',
  'accessibilityDays',
];
const LEGAL_PAGE = /^(?:privacy-policy|cookie-policy|termini-servizio|accessibilita)$/;

/** Facts with the same figure as a claim, each with the file that may write it. */
const OTHER_FACTS: readonly string[] = [
  'articles/sla-in-ore: 4 ore',
  'plans/connettivita-dedicata: 4 ore',
  'plans/connettivita-dedicata: 99,9%',
  'pages/innovazione-digitale/consulenza: 75 %',
  'pages/innovazione-digitale/data-analytics: 94 %',
  'pages/innovazione-digitale/iot: 500 euro',
  'pages/privacy-policy: 24 ore',
];

/** The value as visitors read it: a figure may have its unit under another key. */
const asRead = ({ data }: RawEntry, path: readonly PropertyKey[], value: unknown): string => {
  const unit = path.at(-1) === 'value' ? valueAt(data, [...path.slice(0, -1), 'unit']) : undefined;
  return unit === undefined ? String(value) : `${value} ${unit}`;
};

/**
 * Finds claims that are written as figures instead of tokens: they would not change with `brand.yaml`.
 *
 * @param collections every file but `brand.yaml`, by collection
 * @param claims the claims of `brand.yaml`; `undefined` when they are invalid, which is reported elsewhere
 * @returns a problem for each claim that is written as a figure
 */
export const writtenClaims = (
  collections: Readonly<Record<string, RawCollection>>,
  claims: Claims | undefined,
): ContentProblem[] => {
  const literals = Object.entries(claims ? claimTexts(claims) : {}).map(([claim, figure]) => {
    const unit = UNITS[claim as keyof Claims];
    return {
      claim,
      pattern: new RegExp(`(?<![\\d.,/-])${figure.replaceAll('.', '\\.')}(?!\\d)${unit}(?!\\p{L})`, 'u'),
    };
  });
  const inEntry = (collection: string, entry: RawEntry): ContentProblem[] =>
    leavesOf(entry.data).flatMap(({ path, value }) => {
      const text = asRead(entry, path, value);
      const found = literals.flatMap(({ claim, pattern }) => {
        const isElsewhere = LEGAL.includes(claim) && !LEGAL_PAGE.test(entry.id);
        const written = isElsewhere ? undefined : pattern.exec(text)?.[0];
        const isOther = OTHER_FACTS.includes(`${collection}/${entry.id}: ${written}`);
        return written === undefined || isOther ? [] : { written, token: `{claim:${claim}}` };
      });
      const [first] = found;
      if (!first) return [];
      const tokens = found.map(({ token }) => token).join(' or ');
      const expected = `${tokens} instead of the figure, so that it changes with brand.yaml. If this is another fact, write its number in words or ask a developer to add it to src/content-model/check/written-claims.ts`;
      return [problemAt(entry, path, expected, received(first.written))];
    });
  return Object.entries(collections).flatMap(([collection, { entries }]) =>
    entries.flatMap((entry) => inEntry(collection, entry)),
  );
};
