import { expect, test } from 'vitest';
import { isKind } from '../content-model/section.ts';
import { textsFor } from '../islands/lead-dialog/dialog-request.ts';
import { SOURCE_MAX_LENGTH } from '../lead/limits.ts';
import { readSite } from '../site/site.ts';
import { section as connectivityHero } from './connectivity-hero/connectivity-hero.schema.ts';
import {
  applicationAnchorOf,
  choicesOf,
  dialogPageOf,
  formAnchorOf,
  serviceAddresses,
} from './page-forms.ts';
import { section as plans } from './plans/plans.schema.ts';
import { section as solutionRows } from './solution-rows/solution-rows.schema.ts';

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
  expect(dialogPageOf(sections, undefined)).toEqual({
    source: hero?.form.source,
    messageLabel: hero?.form.messageLabel,
  });
});

test('keeps the source of every plan within the limit of the function', () => {
  for (const { sections } of site.pages) {
    for (const section of sections.filter(isKind(plans))) {
      for (const { name } of site.planList(section.plans).items) {
        const { source } = textsFor(
          dialogs,
          { name: 'plan', choice: name },
          dialogPageOf(sections, undefined),
        );
        expect(source.length).toBeLessThanOrEqual(SOURCE_MAX_LENGTH);
      }
    }
  }
});

/** Specification §2: six service cards on each of these pages. */
const WITH_SERVICES = [
  'cybersecurity',
  'data-analytics',
  'ict-managed-services',
  'cloud-data-center',
  'iot',
  'digitalizzazione',
].map((name) => `/innovazione-digitale/${name}`);

test.each(WITH_SERVICES)('leads every service of %s to a form that shows it', (path) => {
  const sections = sectionsOf(path);
  const rows = sections.find(isKind(solutionRows));
  const anchor = formAnchorOf(sections);
  const addresses = serviceAddresses(rows?.solutions ?? '', anchor);
  expect(addresses).toHaveLength(6);
  const shown = choicesOf(anchor === undefined ? sectionsOf('/innovazione-digitale') : sections);
  for (const address of addresses) {
    const { hash, searchParams, pathname } = new URL(address, `https://www.trama.example${path}`);
    expect(pathname).toBe(anchor === undefined ? '/innovazione-digitale' : path);
    expect(shown.find(({ id }) => hash === `#scelta-${id}`)?.name).toBe(searchParams.get('scelta'));
  }
});

test('gives every choice of a page an id of its own', () => {
  for (const { sections } of site.pages) {
    const ids = choicesOf(sections).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('names the service of a page without a form as the source of its leads', () => {
  expect(dialogPageOf(sectionsOf('/innovazione-digitale/cybersecurity'), 'cybersecurity')).toEqual({
    source: 'Cybersecurity',
  });
});
