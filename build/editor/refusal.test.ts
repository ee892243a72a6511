import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SMALL_KINDS } from '../../src/content-model/testing/small-kinds.ts';
import {
  anotherPage,
  type ContentChanges,
  edit,
  SMALL_CONTENT,
  temporaryProject,
} from '../../src/content-model/testing/temporary-project.ts';
import type { EditorProblem } from '../../src/editor/problem.ts';
import { type Judgement, judge } from './refusal.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const PAGE = 'pages/fibra-ottica.yaml';

const judgement = (unsaved: ContentChanges, root = temporaryProject()): Promise<Judgement> => {
  const [[path = '', text = null] = []] = Object.entries(unsaved);
  const bytes = text === null ? undefined : Buffer.from(text);
  return judge(root, { file: `src/content/${path}`, bytes }, SMALL_KINDS);
};

/** The mistakes of one file that is not written yet. */
const judged = async (unsaved: ContentChanges, root?: string): Promise<readonly EditorProblem[]> =>
  (await judgement(unsaved, root)).mistakes;
const price = (to: string): ContentChanges => edit(PLANS, 'price: 23.99', `price: ${to}`);

test('finds nothing in a change that the content check accepts', async () => {
  expect(await judged(price('24.5'))).toEqual([]);
});

test.each<[string, ContentChanges, Partial<EditorProblem>]>([
  [
    'a price with a comma',
    price('"31,50"'),
    {
      keyPath: 'items.0.price',
      place: 'Listini › fibra-ottica › Voce 1 › Prezzo',
      expected: 'un importo in euro, ad esempio 23.99, oppure "Su richiesta" o "Su misura"',
      received: '"31,50" (testo)',
    },
  ],
  [
    'a dead link',
    { [PAGE]: `${SMALL_CONTENT[PAGE]}  - { kind: link, href: /servisi }\n` },
    { keyPath: 'sections.1.href', expected: expect.stringContaining('un indirizzo di questo sito') },
  ],
  [
    'an unknown token',
    { [PAGE]: SMALL_CONTENT[PAGE]?.replace('{claim:fibreSpeed}', '{claim:speed}') ?? '' },
    {
      keyPath: 'description',
      expected: expect.stringContaining('un riferimento tra graffe che esiste'),
      received: '{claim:speed}',
    },
  ],
  [
    'a price list that is not there',
    { [PAGE]: SMALL_CONTENT[PAGE]?.replace('plans: fibra-ottica', 'plans: fibra-otica') ?? '' },
    {
      keyPath: 'sections.0.plans',
      expected: expect.stringContaining('una voce di “Listini”, forse "fibra-ottica"'),
    },
  ],
  [
    'a week that ends before it begins',
    edit('brand.yaml', 'from: monday, to: friday', 'from: friday, to: monday'),
    {
      keyPath: 'hours.to',
      expected: 'lo stesso giorno di “Da” o uno successivo: la settimana comincia dal lunedì',
      received: '“lunedì”',
    },
  ],
  [
    'a missing highlight',
    edit(PLANS, 'popular: true', 'popular: false'),
    { keyPath: 'items', expected: '“In evidenza: true” in uno dei piani, che si mette in evidenza' },
  ],
  [
    'an empty name',
    edit(PLANS, 'name: Ufficio Uno', 'name: ""'),
    { keyPath: 'items.0.name', expected: expect.stringContaining('un testo: il campo è obbligatorio') },
  ],
  [
    'a missing picture',
    {
      'consultants/ada.yaml':
        'name: Ada\nrole: Consulente\nweave: tela\nexpertise: Reti\nspecialization: Reti.\ncertifications: [PMP]\nportrait: { file: ada.jpg, alt: Ada in ufficio }\n',
    },
    { keyPath: 'portrait.file', expected: expect.stringContaining('un’immagine in src/content/pictures') },
  ],
])('says %s in Italian, at its field', async (_, unsaved, problem) => {
  expect(await judged(unsaved)).toContainEqual(expect.objectContaining(problem));
});

test.each(['a-copy', 'zz-copy'])(
  'names the title that %s shares with another page, at its own field',
  async (id) => {
    const copy = SMALL_CONTENT[PAGE] ?? '';
    expect(await judged({ [`pages/${id}.yaml`]: copy })).toContainEqual(
      expect.objectContaining({
        file: `src/content/pages/${id}.yaml`,
        keyPath: 'title',
        expected: 'un titolo che “Pagine › fibra-ottica” non abbia già',
      }),
    );
  },
);

test('names the places that quote a removed plan in the words of the form', async () => {
  const quoting = 'Con {plan:fibra-ottica/max} ({price:fibra-ottica/max}) attiva in';
  const root = temporaryProject({
    ...edit('services/fibra-ottica.yaml', 'Attiva in', quoting),
    ...edit('testimonials/brandi.yaml', 'Nessuno', 'Con {plan:fibra-ottica/max} nessuno'),
  });
  const [line = ''] = /^ {2}- \{ id: max.*\n/m.exec(SMALL_CONTENT[PLANS] ?? '') ?? [];
  expect(await judged(edit(PLANS, line, ''), root)).toEqual([
    expect.objectContaining({
      keyPath: 'items',
      expected: expect.stringContaining(
        '2 punti citano: “Servizi › fibra-ottica › Riassunto”, “Testimonianze › brandi › Citazione”. ',
      ),
    }),
  ]);
});

test('refuses to remove a file that another one names', async () => {
  const mistakes = await judged({ [PLANS]: null });
  expect(mistakes.length).toBeGreaterThan(0);
  expect(mistakes[0]?.expected).toMatch(/^un file: l/);
});

test('lets one of two mistakes be mended', async () => {
  const wrong = edit(PLANS, 'price: 23.99', 'price: "23,99"')[PLANS] ?? '';
  const root = temporaryProject({ [PLANS]: wrong.replace('price: 39.99', 'price: "39,99"') });
  expect(await judged({ [PLANS]: wrong }, root)).toEqual([]);
});

/** The small kinds know no legal text: that it is one is an old mistake of the page, which does not count. */
const LEGAL: ContentChanges = {
  'pages/legale.yaml': anotherPage('Privacy').replace(
    /- kind: plans[\s\S]*/,
    '- dated: true\n    kind: text\n    text: "Per {claim:dataYears} anni."\n',
  ),
};
const versionsIn = (text = ''): unknown[] => Object.values(JSON.parse(text));

test('proposes a new version for changed legal texts, and the old ones when they are changed back', async () => {
  const other = edit('brand.yaml', 'dataYears: 10', 'dataYears: 11');
  const back = { 'brand.yaml': SMALL_CONTENT['brand.yaml'] ?? '' };
  const { legalVersions: kept = '' } = await judgement(back, temporaryProject(LEGAL));
  expect(versionsIn(kept)).toHaveLength(1);
  const root = temporaryProject({ ...LEGAL, 'legal-versions.json': kept });
  const { mistakes, legalVersions } = await judgement(other, root);
  expect(mistakes).toEqual([]);
  expect(versionsIn(legalVersions)).toEqual([expect.any(String), ...versionsIn(kept)]);
  writeFileSync(join(root, 'src/content/legal-versions.json'), legalVersions ?? '');
  expect((await judgement(back, root)).legalVersions).toBe(kept);
});
