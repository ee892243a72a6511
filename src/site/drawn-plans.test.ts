import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { italianCount } from '../content-model/facts/counts.ts';
import { ContentError } from '../content-model/read/content-error.ts';
import { readSite } from './site.ts';

type Change = (list: ReturnType<typeof parseDocument>) => void;

const PLANS_OF = (list: string): number => readSite().planList(list).items.length;

/** Fields of which something is said when a price list of the project is changed. */
const saidOf = (list: string, change: Change, changePage: Change = () => undefined): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'plans-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ['src/content', 'src/pages']) cpSync(part, join(root, part), { recursive: true });
  for (const [name, edit] of [
    [`plans/${list}`, change],
    ['pages/fibra-ottica', changePage],
  ] as const) {
    const file = join(root, `src/content/${name}.yaml`);
    const document = parseDocument(readFileSync(file, 'utf8'));
    edit(document);
    writeFileSync(file, String(document));
  }
  try {
    readSite(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file: name, field }) => `${name.replace(/^.*\/|\.yaml.*$/g, '')} ${field}`);
  }
};

const added =
  (more: object): Change =>
  (list) => {
    const plan = { id: 'fourth', name: 'Fourth', description: 'Una sede in più.', features: ['Una linea'] };
    list.addIn(['items'], list.createNode({ price: 99, ...plan, ...more }));
  };

const without =
  (index: number): Change =>
  (list) => {
    list.deleteIn(['items', index]);
  };

test.each([
  ['connettivita-dedicata', 'items[added].sla', {}],
  ['fibra-ottica', 'items[added].capacity', {}],
  ['sd-wan', 'items[last].sites.to', { sites: { from: 40 }, capacity: 'Oltre 40 sedi' }],
  ['sd-wan', 'items[added].sites', {}],
  ['voip', 'measures.enterpriseNumbers', {}],
] as const)('one plan more of %s lacks %s', (list, field, more) => {
  const count = PLANS_OF(list);
  const place = field.replace('added', `${count}`).replace('last', `${count - 1}`);
  expect(saidOf(list, added(more))).toContain(`${list} ${place}`);
});

test('a plan that is taken away leaves no measure behind', () => {
  expect(saidOf('voip', without(1))).toEqual(
    expect.arrayContaining(['voip measures.businessNumbers', 'voip measures.businessExtensions']),
  );
});

test('a fleet that no plan is for any more', () => {
  expect(saidOf('iot', without(0))).toContain('iot sections[1].fleets[0]');
});

test('sites that are more than the threads of the picture', () => {
  const large = (list: ReturnType<typeof parseDocument>) => {
    list.setIn(['items', 1, 'sites', 'to'], 90);
    list.setIn(['items', 1, 'capacity'], '6-90 sedi');
  };
  expect(saidOf('sd-wan', large)).toContain('sd-wan items[1].sites.to');
});

test('a plan that is taken away is missed where it is named, and in the words that count it', () => {
  const count = italianCount(PLANS_OF('fibra-ottica'));
  const takenAway = readSite().planList('fibra-ottica').items[1]?.id;
  const sections = readSite().pages.find(({ path }) => path === '/fibra-ottica')?.sections ?? [];
  const place = sections.findIndex(({ kind }) => kind === 'plans');
  const said = saidOf('fibra-ottica', without(1), (page) => {
    page.setIn(['sections', place, 'title'], `Qui ci sono ${count} piani.`);
    page.setIn(['sections', place, 'note'], `Con {plan:fibra-ottica/${takenAway}} si parte.`);
  });
  const named = ['title', 'note'].map((key) => `fibra-ottica sections[${place}].${key}`);
  expect(said).toEqual(expect.arrayContaining(named));
});
