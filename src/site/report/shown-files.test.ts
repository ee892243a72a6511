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

/** The files whose content a page shows, besides its own, without `src/content/`. */
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
  ['a service with its own "from" price', { title: 'Da {from:iot}' }, ['services/iot.yaml']],
  [
    'a service with the "from" price of its list',
    { title: 'Da {from:voip}' },
    ['plans/voip.yaml', 'services/voip.yaml'],
  ],
  [
    'the service whose price search engines get',
    { service: 'voip' },
    ['plans/voip.yaml', 'services/voip.yaml'],
  ],
  [
    'an answer and what it quotes',
    section({ kind: 'faq', questions: 'iot' }),
    ['faqs/iot.yaml', 'plans/voip.yaml'],
  ],
  ['a related service', section({ kind: 'related-services', services: ['iot'] }), ['services/iot.yaml']],
  [
    'a service shown as a weave, without what it quotes',
    section({ kind: 'story', cloth: { service: 'voip' } }),
    ['services/voip.yaml'],
  ],
  ['no entry that it only mentions by name', { title: 'voip, iot', aliases: ['iot', 'voip'] }, []],
])('finds the files of %s', (_, data, files) => {
  expect(shownBy(data)).toEqual(files);
});

test('finds a file for every kind of token', () => {
  for (const kind of Object.keys(TOKEN_KINDS).filter((name) => !/^count$/i.test(name)))
    expect(shownBy({ title: `{${kind}:${['from', 'buys'].includes(kind) ? 'iot' : 'iot/x'}}` })).not.toEqual(
      [],
    );
});
