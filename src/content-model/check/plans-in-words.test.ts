import { expect, test } from 'vitest';
import { contentError } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const PLANS = 'plans/fibra-ottica.yaml';
const LAST =
  '  - { id: max, name: Max, description: Grandi sedi., price: Su richiesta, features: [Su misura] }\n';
const FOURTH = '  - { id: four, name: Four, description: Studi., price: 39.99, features: [Veloce] }\n';

/** @returns the excerpts that are reported in a text of the page when its list has two, three or four plans */
const excerptsFor = (words: string, plans: 2 | 3 | 4): string[] => {
  const list = { 2: edit(PLANS, LAST, ''), 3: {}, 4: edit(PLANS, LAST, LAST + FOURTH) }[plans];
  const page = edit(PAGE, 'sections:', `sections:\n  - kind: text\n    text: ${words}`);
  // An invalid rating, so that reading always fails with an error.
  const wrong = edit('testimonials/brandi.yaml', 'rating: 5', 'rating: 6');
  return contentError({ ...list, ...page, ...wrong })
    .problems.filter(({ file }) => file.includes('pages/'))
    .map(({ received }) => received);
};

test.each([
  ['Tre piani tra cui scegliere.', 'Tre piani'],
  ['Cosa comprendono i tre piani.', 'tre piani'],
  ['Tre linee e tre arrivi.', 'Tre linee'],
  ['Vale per tutti e tre i piani.', 'tutti e tre i piani'],
  ['Tre velocità, prezzi in chiaro.', 'Tre velocità'],
])('accepts "%s" for three plans and reports it for two and four', (words, excerpt) => {
  expect(excerptsFor(words, 3)).toEqual([]);
  expect(excerptsFor(words, 2)[0]).toBe(`"${excerpt}" (text)`);
  expect(excerptsFor(words, 4)[0]).toBe(`"${excerpt}" (text)`);
});

test.each(['Due linee, una di riserva.', 'Tre passaggi fino alla linea.', 'Da tre a cinque sedi.'])(
  'ignores "%s", which does not count plans',
  (words) => {
    for (const plans of [2, 3, 4] as const) expect(excerptsFor(words, plans)).toEqual([]);
  },
);

test('names the file of the list and the number of its plans', () => {
  const page = edit(PAGE, 'sections:', 'sections:\n  - kind: text\n    text: Tre livelli di linea.');
  const { problems } = contentError({ ...page, ...edit(PLANS, LAST, '') });
  expect(problems).toEqual([
    {
      file: `src/content/${PAGE}:6`,
      field: 'sections[0].text',
      expected: 'the number of plans: due, as in src/content/plans/fibra-ottica.yaml',
      received: '"Tre livelli" (text)',
    },
  ]);
});
