import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { editYaml } from './edit-file.ts';

/** The keys that lead to a value. In a list of plans or sections, the `id` or `kind` of an entry replaces its index. */
type Place = readonly string[];

interface Drawing {
  /** The page with the drawing, from `src/content/pages`, and the kind of its section. */
  readonly on: readonly [page: string, kind: string];
  /** The price list that the drawing shows, and its plans; with other plans the drawing is skipped. */
  readonly plans?: readonly [list: string, ...ids: string[]];
  /** The figures that the drawing shows, in files below `src/content`. */
  readonly values: readonly (readonly [file: string, place: Place, value: unknown])[];
}

const claim = (name: string, value: number) => ['brand', ['claims', name], value] as const;
const plan = (list: string, id: string, key: string, value: unknown) =>
  [`plans/${list}`, ['items', id, key], value] as const;

/** The figures for every drawing of the copy, whatever the project's own content says. */
export const DRAWINGS = {
  coverage: { on: ['servizi/fwa-5g', 'coverage'], values: [claim('coverage5g', 95)] },
  sites: {
    on: ['servizi/sd-wan', 'site-map'],
    plans: ['sd-wan', 'starter', 'business', 'enterprise'],
    values: [
      plan('sd-wan', 'starter', 'sites', { from: 2, to: 8 }),
      plan('sd-wan', 'starter', 'capacity', '2-8 sedi'),
      plan('sd-wan', 'business', 'sites', { from: 6, to: 20 }),
      plan('sd-wan', 'business', 'capacity', '6-20 sedi'),
      plan('sd-wan', 'enterprise', 'sites', { from: 20 }),
      plan('sd-wan', 'enterprise', 'capacity', 'Oltre 20 sedi'),
    ],
  },
  failover: {
    on: ['servizi/backup-connectivity', 'failover-timeline'],
    values: [['plans/backup-connectivity', ['measures', 'failover', 'value'], 45]],
  },
  recovery: {
    on: ['innovazione-digitale/cloud-data-center', 'rto-rpo'],
    values: [claim('recoveryPointMinutes', 20), claim('recoveryTimeHours', 4)],
  },
  results: {
    on: ['innovazione-digitale/digitalizzazione', 'before-after'],
    values: [claim('resultsDays', 60)],
  },
  downtime: {
    on: ['servizi/connettivita-dedicata', 'downtime'],
    plans: ['connettivita-dedicata', 'lite', 'pro', 'max'],
    values: [
      ['plans/connettivita-dedicata', ['facts', 'slaLite'], '99,9%'],
      ['plans/connettivita-dedicata', ['facts', 'slaPro'], '99,98%'],
    ],
  },
  sims: {
    on: ['servizi/iot', 'sim-price'],
    plans: ['iot', 'starter', 'business', 'enterprise'],
    values: [
      plan('iot', 'starter', 'price', 2),
      plan('iot', 'starter', 'minimumOrder', 10),
      plan('iot', 'business', 'price', 1.2),
      plan('iot', 'business', 'minimumOrder', 100),
      ['pages/servizi/iot', ['sections', 'sim-price', 'fleets'], [10, 50, 100, 500]],
    ],
  },
  race: {
    on: ['fibra-ottica', 'speed-race'],
    plans: ['fibra-ottica', 'super-office-one', 'standard', 'pro'],
    values: [
      claim('fibreSpeed', 3.5),
      plan('fibra-ottica', 'pro', 'capacity', 'Fino a 500 Mb/s'),
      ['pages/fibra-ottica', ['sections', 'speed-race', 'gigabytes'], 100],
    ],
  },
  bill: {
    on: ['servizi/mobile-business', 'mobile-bill'],
    plans: ['mobile-business', 'super-unlimited', 'super-giga-unlimited', 'myshare-business'],
    values: [
      plan('mobile-business', 'super-giga-unlimited', 'price', 11),
      plan('mobile-business', 'super-giga-unlimited', 'originalPrice', 12.5),
      ['pages/servizi/mobile-business', ['sections', 'mobile-bill', 'counts'], [1, 5, 10, 20]],
    ],
  },
  calls: {
    on: ['servizi/voip', 'call-flow'],
    plans: ['voip', 'starter', 'business', 'enterprise'],
    values: [
      ['plans/voip', ['measures', 'starterExtensions', 'value'], 8],
      ['plans/voip', ['measures', 'starterNumbers', 'value'], 1],
      ['plans/voip', ['measures', 'bandwidthPerCall', 'value'], 100],
    ],
  },
  odds: {
    on: ['innovazione-digitale/data-analytics', 'data-odds'],
    values: [
      ['pages/innovazione-digitale/data-analytics', ['sections', 'data-odds', 'odds', 'times'], 30],
      ['pages/innovazione-digitale/data-analytics', ['sections', 'data-odds', 'profit', 'from'], 5],
      ['pages/innovazione-digitale/data-analytics', ['sections', 'data-odds', 'profit', 'to'], 8],
    ],
  },
  week: {
    on: ['innovazione-digitale/ict-managed-services', 'week-hours'],
    values: [['brand', ['hours'], { from: 'monday', to: 'friday', opens: '8:30', closes: '18:00' }]],
  },
  readings: {
    on: ['innovazione-digitale/iot', 'reading-rate'],
    values: [['pages/innovazione-digitale/iot', ['sections', 'reading-rate', 'example', 'minutes'], 10]],
  },
} as const satisfies Record<string, Drawing>;

const fileOf = (root: string, name: string): string => join(root, 'src/content', `${name}.yaml`);

const entriesOf = (document: Document, list: string): unknown[] => {
  const entries = document.get(list);
  return isSeq(entries) ? entries.items : [];
};

const nameOf = (entry: unknown): unknown => isMap(entry) && (entry.get('id') ?? entry.get('kind'));

/** @returns the keys and indexes of a place; `undefined` when the plan or section does not exist */
const pathTo = (document: Document, place: Place): (string | number)[] | undefined => {
  const [list = '', name, ...rest] = place;
  if (list !== 'items' && list !== 'sections') return [...place];
  const index = entriesOf(document, list).findIndex((entry) => nameOf(entry) === name);
  return index === -1 ? undefined : [list, index, ...rest];
};

/**
 * @param root a copy of the project
 * @returns whether the copy has the section of this drawing, and its plans
 */
export const isDrawn = (root: string, name: keyof typeof DRAWINGS): boolean => {
  const { on, plans }: Drawing = DRAWINGS[name];
  const [page, kind] = on;
  const read = (file: string): Document => parseDocument(readFileSync(fileOf(root, file), 'utf8'));
  if (!existsSync(fileOf(root, `pages/${page}`))) return false;
  if (!entriesOf(read(`pages/${page}`), 'sections').some((section) => nameOf(section) === kind)) return false;
  if (plans === undefined) return true;
  const [list, ...ids] = plans;
  return isDeepStrictEqual(entriesOf(read(`plans/${list}`), 'items').map(nameOf), ids);
};

/** Sets the figures of every drawing of the copy. */
export const setDrawings = (root: string): void => {
  const drawings = Object.entries(DRAWINGS) as [keyof typeof DRAWINGS, Drawing][];
  for (const [name, { values }] of drawings)
    if (isDrawn(root, name))
      for (const [file, place, value] of values)
        editYaml(fileOf(root, file), (document) => {
          const path = pathTo(document, place);
          if (path !== undefined) document.setIn(path, document.createNode(value));
        });
};
