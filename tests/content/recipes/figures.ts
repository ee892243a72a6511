import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile } from './edit-file.ts';

const PRICE_FILE = 'src/content/plans/fibra-ottica.yaml';
const PRICE = /(- id: super-office-one\n(?: {4}.*\n)*? {4}price: )([\d.]+)/;

/** Changes one price in one file. @returns the one before, and the one of the copy, in euro */
export const changePrice = (root: string): { readonly oldPrice: number; readonly newPrice: number } => {
  const file = join(root, PRICE_FILE);
  const oldPrice = Number(PRICE.exec(readFileSync(file, 'utf8'))?.[2]);
  const newPrice = oldPrice === 24.5 ? 25.5 : 24.5;
  editFile(file, [[PRICE, `$1${newPrice.toFixed(2)}`]]);
  return { oldPrice, newPrice };
};

/** Figures of `brand.yaml` that the copy has otherwise, as visitors read them with their unit. */
export const CHANGED_CLAIMS = [
  { claim: 'fibreSpeed', to: '3.5', old: /2,5 ?Gb/, now: /3,5 ?Gb/ },
  { claim: 'uptime', to: '98.7', old: /99,9%/, now: /98,7%/ },
  { claim: 'latency', to: '12', old: /\b10 ?ms/, now: /\b12 ?ms/ },
  { claim: 'incidentMinutes', to: '20', old: /\b15 ?min/, now: /\b20 ?min/ },
  { claim: 'coverage5g', to: '95', old: /97,6/, now: /95%/ },
  { claim: 'resultsDays', to: '60', old: /\b90 ?giorni/, now: /\b60 ?giorni/ },
  // The same figure as that of incidents.
  { claim: 'recoveryPointMinutes', to: '20', old: /\b15 ?min/, now: /\b20 ?min/ },
] as const;

/** What the content says in words of the speed of fibre: the build asks for it when the figure changes. */
const WORDS_OF_SPEED = [
  ['5 minuti e 20 secondi', '3 minuti e 49 secondi'],
  ['Cinque volte', 'Sette volte'],
] as const;

/** Changes claims, and the words that say the same. */
export const changeClaims = (root: string): void => {
  editFile(
    join(root, 'src/content/brand.yaml'),
    CHANGED_CLAIMS.map(({ claim, to }) => [new RegExp(`^( {2}${claim}: ).*$`, 'm'), `$1${to}`]),
  );
  editFile(join(root, PRICE_FILE), WORDS_OF_SPEED);
};

/** Figures that a drawing measures and others, as they stand in files below `src/content` and in the copy. */
const CHANGED_FIGURES = [
  ['plans/mobile-business', 'originalPrice: 21.00', 'originalPrice: 12.50'],
  ['plans/voip', 'starterExtensions: { value: 5,', 'starterExtensions: { value: 8,'],
  ['plans/connettivita-dedicata', 'slaPro: 99,95%', 'slaPro: 99,98%'],
  ['plans/iot', 'price: 1.50', 'price: 1.20'],
  ['plans/backup-connectivity', 'failover: { value: 30,', 'failover: { value: 45,'],
  [
    'plans/sd-wan',
    'capacity: 2-5 sedi\n    sites: { from: 2, to: 5 }',
    'capacity: 2-8 sedi\n    sites: { from: 2, to: 8 }',
  ],
  ['brand', 'opens: 9:00', 'opens: 8:30'],
  // The oldest becomes the newest.
  ['articles/portabilita-del-numero', 'date: 2026-11-09', 'date: 2026-11-24'],
  // The words of an SLA that has changed: the build asks for them.
  ['articles/sla-in-ore', '4 ore e 23 minuti', '1 ora e 45 minuti'],
  ['pages/innovazione-digitale/data-analytics', 'times: 23', 'times: 30'],
  ['pages/innovazione-digitale/data-analytics', 'to: 6', 'to: 8'],
  ['pages/innovazione-digitale/iot', 'minutes: 15', 'minutes: 10'],
] as const;

/** Changes figures of price lists, pages and articles. */
export const changeMeasures = (root: string): void => {
  for (const [name, from, to] of CHANGED_FIGURES)
    editFile(join(root, 'src/content', `${name}.yaml`), [[from, to]]);
};

/** A promotion that is over on the day on which the copy is built. */
export const ENDED = { list: 'mobile-business', plan: 'super-unlimited', price: 16.99, before: 25.99 };

/** Writes the last day of a promotion. */
export const endPromotion = (root: string): void =>
  editFile(join(root, `src/content/plans/${ENDED.list}.yaml`), [[/(promotionEnds: ).*/, '$12026-12-23']]);
