import { expect, test } from 'vitest';
import { isKind } from '../content-model/section.ts';
import { textsFor } from '../islands/lead-dialog/dialog-request.ts';
import { SOURCE_MAX_LENGTH } from '../lead/limits.ts';
import { readSite } from '../site/site.ts';
import { section as connectivityHero } from './connectivity-hero/connectivity-hero.schema.ts';
import { applicationAnchorOf, formAnchorOf, planSourceOf } from './page-forms.ts';
import { section as plans } from './plans/plans.schema.ts';

const site = readSite();
const { dialogs } = site;
const sectionsOf = (path: string) => site.pages.find((page) => page.path === path)?.sections ?? [];

test('leads the consultation button to the form of the page', () => {
  expect(formAnchorOf(sectionsOf('/fibra-ottica'))).toBe('contatto-hero');
  expect(formAnchorOf(sectionsOf('/'))).toBe('consulenza');
});

test('does not send client requests to an application form', () => {
  const careers = sectionsOf('/lavora-con-noi');
  expect(careers.some(({ kind }) => kind === 'consultation')).toBe(true);
  expect(formAnchorOf(careers)).toBeUndefined();
  expect(applicationAnchorOf(careers)).toBe('candidatura');
  expect(applicationAnchorOf(sectionsOf('/fibra-ottica'))).toBeUndefined();
});

test('has no anchor on a page without a form', () => {
  expect(formAnchorOf(sectionsOf('/privacy-policy'))).toBeUndefined();
});

/** Specification §2: "The fibre, FWA, SD-WAN, IoT and backup pages also contain a modal contact dialog". */
const WITH_DIALOG = [
  '/fibra-ottica',
  '/servizi/backup-connectivity',
  '/servizi/fwa-5g',
  '/servizi/iot',
  '/servizi/sd-wan',
];

test.each(WITH_DIALOG)('gives %s a plan dialog with the label of its hero form', (path) => {
  const { sections = [] } = site.pages.find((page) => page.path === path) ?? {};
  const hero = sections.find(isKind(connectivityHero));
  expect(hero?.form.source).toBeTruthy();
  expect(planSourceOf(sections)).toBe(hero?.form.source);
});

test('keeps the source of every plan within the limit of the function', () => {
  for (const { sections } of site.pages) {
    for (const section of sections.filter(isKind(plans))) {
      for (const { name } of site.planList(section.plans).items) {
        const { source } = textsFor(dialogs, { name: 'plan', plan: name }, planSourceOf(sections));
        expect(source.length).toBeLessThanOrEqual(SOURCE_MAX_LENGTH);
      }
    }
  }
});
