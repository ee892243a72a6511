import { expect, test } from 'vitest';
import { contentError } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const PLANS = 'plans/fibra-ottica.yaml';
const LAST =
  '  - { id: max, name: Max, description: Grandi sedi., price: Su richiesta, features: [Su misura] }\n';
const FOURTH = '  - { id: four, name: Four, description: Studi., price: 39.99, features: [Veloce] }\n';

/** What is said of words of the page when its list has two, three or four plans. */
const said = (words: string, plans: 2 | 3 | 4): string[] => {
  const list = { 2: edit(PLANS, LAST, ''), 3: {}, 4: edit(PLANS, LAST, LAST + FOURTH) }[plans];
  const page = edit(PAGE, 'sections:', `sections:\n  - kind: text\n    text: ${words}`);
  // An unknown kind of section, so that there is always something to say.
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
])('"%s" is right for three plans, and told of for two and four', (words, excerpt) => {
  expect(said(words, 3)).toEqual([]);
  expect(said(words, 2)[0]).toBe(`"${excerpt}" (text)`);
  expect(said(words, 4)[0]).toBe(`"${excerpt}" (text)`);
});

test.each(['Due linee, una di riserva.', 'Tre passaggi fino alla linea.', 'Da tre a cinque sedi.'])(
  '"%s" counts no plans',
  (words) => {
    for (const plans of [2, 3, 4] as const) expect(said(words, plans)).toEqual([]);
  },
);

test('the message names the file of the list, and what to count', () => {
  const page = edit(PAGE, 'sections:', 'sections:\n  - kind: text\n    text: Tre livelli di linea.');
  const { problems } = contentError({ ...page, ...edit(PLANS, LAST, '') });
  expect(problems).toEqual([
    {
      file: `src/content/${PAGE}:6`,
      field: 'sections[0].text',
      expected: 'words that count due, the plans of src/content/plans/fibra-ottica.yaml',
      received: '"Tre livelli" (text)',
    },
  ]);
});
