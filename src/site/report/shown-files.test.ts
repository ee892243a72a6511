import { expect, test } from 'vitest';
import { TOKEN_KINDS } from '../../content-model/facts/token-kinds.ts';
import { contentFile } from '../testing/content-file.ts';
import { shownFiles } from './shown-files.ts';

const OTHERS = [
  contentFile('brand', 'brand', { phone: '+39 02 0000 0000' }),
  contentFile('plans', 'voip', { facts: { setup: '2 giorni' }, items: [{ id: 'starter', price: 9 }] }),
  contentFile('plans', 'iot', { items: [] }),
  contentFile('services', 'voip', { line: 'Da {from:voip}', plans: 'voip' }),
  contentFile('services', 'iot', { line: 'SIM', plans: 'iot', fromPrice: 2 }),
  contentFile('solutions', 'iot', { items: [] }),
  contentFile('faqs', 'iot', { items: [{ answer: 'Costa {price:voip/starter}.' }] }),
  contentFile('faqs', 'voip', { items: [{ answer: 'Chiama {brand:phone}.' }] }),
  contentFile('testimonials', 'iot', { quote: 'Funziona.' }),
];

/** The files that a page shows besides its own, without `src/content/`. */
const shownBy = (data: unknown): string[] => {
  const page = contentFile('pages', 'prova', data);
  const [own, ...others] = shownFiles([page, ...OTHERS])(page);
  expect(own).toBe(page.file);
  return others.map((file) => file.replace('src/content/', '')).sort();
};
const section = (more: object) => ({ sections: [more] });

test.each([
  ['a reference', section({ kind: 'solution-rows', solutions: 'iot' }), ['solutions/iot.yaml']],
  ['a quoted price', { title: 'Da {price:voip/starter}' }, ['plans/voip.yaml']],
  ['a quoted time', { title: 'In {fact:voip/setup}' }, ['plans/voip.yaml']],
  ['a quoted solution', { title: '{solution:iot/flotte}' }, ['solutions/iot.yaml']],
  ['a counted list', { title: '{count:plans/voip} piani' }, ['plans/voip.yaml']],
  ['a quoted claim', { title: '{claim:clients} clienti' }, ['brand.yaml']],
  ['a "from" price of the service’s own', { title: 'Da {from:iot}' }, ['services/iot.yaml']],
  [
    'a "from" price of its price list',
    { title: 'Da {from:voip}' },
    ['plans/voip.yaml', 'services/voip.yaml'],
  ],
  ['the price that search engines are told', { service: 'voip' }, ['plans/voip.yaml', 'services/voip.yaml']],
  ['what an answer quotes', section({ kind: 'faq', questions: 'iot' }), ['faqs/iot.yaml', 'plans/voip.yaml']],
  ['what a service quotes', section({ kind: 'related-services', services: ['iot'] }), ['services/iot.yaml']],
  [
    'not what stands in a service whose weave alone is shown',
    section({ kind: 'story', cloth: { service: 'voip' } }),
    ['services/voip.yaml'],
  ],
  ['not what it only speaks of', { title: 'voip, iot', aliases: ['iot', 'voip'] }, []],
])('a page shows the files of %s', (_, data, files) => {
  expect(shownBy(data)).toEqual(files);
});

test('every kind of token has a file that it leads to', () => {
  for (const kind of Object.keys(TOKEN_KINDS).filter((name) => !/^count$/i.test(name)))
    expect(shownBy({ title: `{${kind}:${kind === 'from' ? 'iot' : 'iot/x'}}` })).not.toEqual([]);
});
