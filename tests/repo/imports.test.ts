import { expect, test } from 'vitest';
import { cycleOf, importsOf, whyForbidden } from './imports.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const SOURCE = /\.(?:ts|tsx|mts|astro)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

test('reads imports in every form', () => {
  const text = `
    import type { A } from '../lead/a.ts';
    import './b.css';
    import svg from "../assets/c.svg?raw";
    export { d } from './d.ts';
    const e = await import('./e.ts');
    import z from 'zod';`;
  expect(importsOf('src/islands/x.tsx', text).map(({ to }) => to)).toEqual([
    'src/lead/a.ts',
    'src/islands/b.css',
    'src/assets/c.svg',
    'src/islands/d.ts',
    'src/islands/e.ts',
  ]);
});

test.each([
  ['src/pages/404.astro', 'src/layouts/Page.astro'],
  ['src/sections/plans/Plans.astro', 'src/lead/limits.ts'],
  ['src/site/site.ts', 'src/sections/plans/plans.schema.ts'],
  ['netlify/server/leads/lead.ts', 'src/lead/schema.ts'],
  ['netlify/local/start.ts', 'netlify/server/environment.ts'],
  ['build/headers/header-rules.ts', 'netlify/server/http/security-headers.ts'],
  ['tests/browser/x.spec.ts', 'src/lead/limits.ts'],
])('lets %s import %s', (from, to) => {
  expect(whyForbidden({ from, to })).toBeUndefined();
});

test.each([
  ['src/components/Button.astro', 'src/sections/plans/Plans.astro', 'downwards'],
  ['src/lead/schema.ts', 'src/site/site.ts', 'downwards'],
  ['src/site/site.ts', 'src/sections/plans/Plans.astro', 'downwards'],
  ['src/content-model/schemas/page.ts', 'src/sections/plans/plans.schema.ts', 'downwards'],
  ['src/content-model/schemas/page.ts', 'src/site/site.ts', 'downwards'],
  ['src/islands/lead-form/LeadForm.tsx', 'netlify/server/environment.ts', 'outside src/'],
  ['src/misplaced/thing.ts', 'src/lead/limits.ts', 'no layer'],
  ['netlify/server/http/page.ts', 'src/components/Button.astro', 'netlify/server knows only'],
  ['netlify/server/leads/lead.ts', 'netlify/local/outbox/outbox.ts', 'netlify/server knows only'],
  ['netlify/functions/send.ts', 'netlify/local/start.ts', 'netlify/functions knows only'],
  ['build/sitemap.ts', 'netlify/local/start.ts', 'build knows only'],
  ['build/sitemap.ts', 'netlify/server/dependencies.ts', 'build knows only'],
])('forbids %s to import %s', (from, to, because) => {
  expect(whyForbidden({ from, to })).toContain(because);
});

const files = projectFiles('src', 'netlify', 'build').filter((file) => SOURCE.test(file) && !TEST.test(file));

const edges = files.flatMap((file) => importsOf(file, readProjectFile(file)));

test('follows the order of layers in the project', () => {
  expect(files.length).toBeGreaterThan(0);
  const forbidden = edges
    .map((edge) => ({ ...edge, because: whyForbidden(edge) }))
    .filter(({ because }) => because !== undefined);
  expect(forbidden).toEqual([]);
});

test('finds a cycle of imports', () => {
  const edge = (from: string, to: string) => ({ from, to });
  expect(cycleOf([edge('a', 'b'), edge('a', 'c'), edge('c', 'd'), edge('d', 'c')])).toEqual(['c', 'd']);
  expect(cycleOf([edge('a', 'b'), edge('a', 'c'), edge('c', 'b')])).toEqual([]);
});

/** Types are gone when the code runs, so files may describe each other. */
const TYPES_ONLY = /^(?:import|export) type [^'"]*from ['"][^'"]*['"]/gm;

test('finds no cycle in the project', () => {
  const loaded = files.flatMap((file) => importsOf(file, readProjectFile(file).replace(TYPES_ONLY, '')));
  expect(cycleOf(loaded)).toEqual([]);
});
