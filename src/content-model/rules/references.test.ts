import { expect, test } from 'vitest';
import { PAGE, PLANS, problemsOf, SERVICE, section } from '../testing/problem-text.ts';
import { type ContentChanges, edit, SMALL_CONTENT } from '../testing/temporary-project.ts';

const CLIENT = 'testimonials/brandi.yaml';
const quoted = edit(CLIENT, 'Nessuno', 'Da {from:fibra-ottica} nessuno');
const others = ['agriturismo', 'enoteca', 'lanificio', 'molino', 'nordelta', 'valdora', 'vetreria'];

test.each<[what: string, changes: ContentChanges, problem: string]>([
  [
    'a price list with its service, its section and the tokens that quote it',
    { [PLANS]: null },
    `${PLANS} (file): un file: lo usano ${SERVICE}:7 (summary), ${SERVICE}:8 (plans), ${PAGE}:2 (description), ${PAGE}:6 (sections[0].plans); non ce n’è ancora | il file non c’è`,
  ],
  [
    'a service with its page and the token that quotes its price',
    { ...quoted, [SERVICE]: null },
    `${SERVICE} (file): un file: lo usano ${CLIENT}:1 (quote), ${PAGE}:3 (service); non ce n’è ancora | il file non c’è`,
  ],
  [
    'a testimonial with the six most similar names',
    {
      ...Object.fromEntries(others.map((name) => [`testimonials/${name}.yaml`, SMALL_CONTENT[CLIENT] ?? ''])),
      ...section('kind: testimonials\n    quotes: [studio]'),
    },
    `testimonials/studio.yaml (file): un file: lo usa ${PAGE}:6 (sections[0].quotes[0]); ci sono "brandi", "molino", "valdora", "vetreria", "agriturismo", "enoteca" e altri`,
  ],
])('reports a missing file once: %s', (_what, changes, problem) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(problem)]);
});

test('takes a similar name for a typing mistake', () => {
  expect(problemsOf(edit(PAGE, 'plans: fibra-ottica', 'plans: fibra-otica'))).toEqual([
    `${PAGE}:6 sections[0].plans: una voce di plans, forse "fibra-ottica"; ci sono "fibra-ottica" | "fibra-otica" (testo)`,
  ]);
});

test.each([
  [PLANS, 'per: "mese\n'],
  [SERVICE, 'name: "Fibra\n'],
  [CLIENT, 'quote: "Nessuno\n'],
  [PAGE, 'title: "Fibra\n'],
  ['brand.yaml', 'agency: "Trama\n'],
  [PAGE, `aliases: /fibra\n${section('kind: link\n    href: /fibra')[PAGE]}`],
])('reports a file that cannot be read without the places that quote it: %s', (file, yaml) => {
  expect(problemsOf({ [file]: yaml }).map((problem) => problem.split(/[: ]/)[0])).toEqual([file]);
});

test('reports a file with a wrong name without the places that quote it', () => {
  const renamed = { [PLANS]: null, 'plans/fibra-ottica.yml': SMALL_CONTENT[PLANS] ?? '' };
  expect(problemsOf(renamed)).toEqual([
    expect.stringContaining('plans/fibra-ottica.yml (file): un nome che finisce in .yaml'),
  ]);
});

const MAX_QUOTED = {
  ...edit(CLIENT, 'Nessuno', 'Con {plan:fibra-ottica/max}, {price:fibra-ottica/max}, nessuno'),
  ...edit(SERVICE, 'Attiva in', 'Con {plan:fibra-ottica/max} attiva in'),
};
const maxFrom = (days: string): ContentChanges => edit(PLANS, '{ id: max,', `{ id: max, ${days},`);

test('names every place that quotes a removed plan, and the tokens of its neighbours, once', () => {
  const [line = ''] = /^ {2}- \{ id: max.*\n/m.exec(SMALL_CONTENT[PLANS] ?? '') ?? [];
  expect(problemsOf({ ...MAX_QUOTED, ...edit(PLANS, line, '') })).toEqual([
    `${PLANS} items: "max", che 2 punti citano: ${SERVICE}:7 (summary), ${CLIENT}:1 (quote). Se non c’è più, cambia quei testi; nella stessa lista ci sono {plan:fibra-ottica/one}, {plan:fibra-ottica/standard} | nessuna voce con questo nome`,
  ]);
});

test.each([
  ['from: 2026-11-30', '2026-11-01', 'comincia il 30 novembre 2026'],
  ['until: 2026-10-08', '2026-11-01', 'è finito l’8 ottobre 2026'],
])('says when a plan of other days is there: %s', (days, day, expected) => {
  const [problem, ...others] = problemsOf(
    { ...edit(CLIENT, 'Nessuno', 'Con {plan:fibra-ottica/max} nessuno'), ...maxFrom(days) },
    { day },
  );
  expect(problem).toContain(`un piano di questi giorni: questo, nella lista fibra-ottica, ${expected}`);
  expect(others).toEqual([]);
});
