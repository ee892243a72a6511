import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ContentError } from '../content-model/read/content-error.ts';
import { readSite } from './site.ts';

type Change = (list: ReturnType<typeof parseDocument>) => void;

const PLANS_OF = (list: string): number => readSite().planList(list).items.length;

/** @returns the fields with a problem after a price list of the real content is changed */
const fieldsWithProblems = (list: string, change: Change, changePage: Change = () => undefined): string[] => {
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
] as const)('reports a further plan of %s without %s', (list, field, more) => {
  const count = PLANS_OF(list);
  const place = field.replace('added', `${count}`).replace('last', `${count - 1}`);
  expect(fieldsWithProblems(list, added(more))).toContain(`${list} ${place}`);
});

test('reports the measures of a removed plan', () => {
  expect(fieldsWithProblems('voip', without(1))).toEqual(
    expect.arrayContaining(['voip measures.businessNumbers', 'voip measures.businessExtensions']),
  );
});

test('reports a fleet that is too small for every plan', () => {
  expect(fieldsWithProblems('iot', without(0))).toContain('iot sections[1].fleets[0]');
});

test('reports more sites than the drawing has threads', () => {
  const large = (list: ReturnType<typeof parseDocument>) => {
    list.setIn(['items', 1, 'sites', 'to'], 90);
    list.setIn(['items', 1, 'capacity'], '6-90 sedi');
  };
  expect(fieldsWithProblems('sd-wan', large)).toContain('sd-wan items[1].sites.to');
});

test('reports texts that name a removed plan', () => {
  const takenAway = readSite().planList('fibra-ottica').items[1]?.id;
  const sections = readSite().pages.find(({ path }) => path === '/fibra-ottica')?.sections ?? [];
  const place = sections.findIndex(({ kind }) => kind === 'plans');
  const fields = fieldsWithProblems('fibra-ottica', without(1), (page) => {
    page.setIn(['sections', place, 'note'], `Con {plan:fibra-ottica/${takenAway}} si parte.`);
  });
  expect(fields).toContain(`fibra-ottica sections[${place}].note`);
});
