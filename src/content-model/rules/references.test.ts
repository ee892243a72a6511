import { describe, expect, test } from 'vitest';
import { block, contentError, problemText } from '../testing/problem-text.ts';
import { edit, SMALL_CONTENT } from '../testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const SERVICE = 'services/fibra-ottica.yaml';
const PAGE = 'pages/fibra-ottica.yaml';

describe('a missing file', () => {
  test('is reported once, for a price list with its service, its section and the tokens that quote it', () => {
    expect(problemText({ [PLANS]: null })).toBe(
      block(
        PLANS,
        '(file)',
        `a file: src/content/${SERVICE}:7 (summary), src/content/${SERVICE}:8 (plans), src/content/${PAGE}:2 (description), src/content/${PAGE}:6 (sections[0].plans) refer to it; there is none yet`,
        'no such file',
      ),
    );
  });

  test('is reported for a service with its page and the token that quotes its price', () => {
    const token = edit('testimonials/brandi.yaml', 'Nessuno', 'Da {from:fibra-ottica} nessuno');
    expect(problemText({ ...token, [SERVICE]: null })).toBe(
      block(
        SERVICE,
        '(file)',
        `a file: src/content/testimonials/brandi.yaml:1 (quote), src/content/${PAGE}:3 (service) refer to it; there is none yet`,
        'no such file',
      ),
    );
  });

  test('is reported for a testimonial with the six most similar names', () => {
    const quote = SMALL_CONTENT['testimonials/brandi.yaml'] ?? '';
    const names = ['agriturismo', 'enoteca', 'lanificio', 'molino', 'nordelta', 'valdora', 'vetreria'];
    const others = Object.fromEntries(names.map((name) => [`testimonials/${name}.yaml`, quote]));
    const section = edit(
      PAGE,
      'kind: plans\n    plans: fibra-ottica',
      'kind: testimonials\n    quotes: [studio]',
    );
    expect(problemText({ ...others, ...section })).toBe(
      block(
        'testimonials/studio.yaml',
        '(file)',
        `a file: src/content/${PAGE}:6 (sections[0].quotes[0]) refers to it; known are "brandi", "molino", "valdora", "vetreria", "agriturismo", "enoteca" and others`,
        'no such file',
      ),
    );
  });

  test('is reported for a page with the links that lead to it', () => {
    const { problems } = contentError({ [PAGE]: null });
    expect(problems).toEqual([
      {
        file: 'src/content/navigation.yaml:6',
        field: 'areas.connettivita.all.href',
        expected: expect.stringContaining('an address of this site'),
        received: expect.stringMatching(
          /^"\/fibra-ottica", here and in src\/content\/navigation.yaml:12 \(areas.innovazione.all.href\), .*href\)$/,
        ),
      },
    ]);
  });
});

describe('a file that cannot be read is reported without the places that quote it', () => {
  test.each([
    [PLANS, 'per: "mese\n'],
    [SERVICE, 'name: "Fibra\n'],
    ['testimonials/brandi.yaml', 'quote: "Nessuno\n'],
    [PAGE, 'title: "Fibra\n'],
    ['brand.yaml', 'agency: "Trama\n'],
  ])('%s', (file, text) => {
    const files = contentError({ [file]: text }).problems.map((problem) => problem.file.split(':')[0]);
    expect(files).toEqual([`src/content/${file}`]);
  });

  test('when its name is wrong', () => {
    const { problems } = contentError({
      [PLANS]: null,
      'plans/fibra-ottica.yml': SMALL_CONTENT[PLANS] ?? '',
    });
    expect(problems.map(({ file, expected }) => `${file} ${expected}`)).toEqual([
      'src/content/plans/fibra-ottica.yml a name ending in .yaml',
    ]);
  });

  test('and a page whose aliases are no list is reported without the links to them', () => {
    const page = `aliases: /fibra\n${SMALL_CONTENT[PAGE]?.replace('kind: plans\n    plans: fibra-ottica', 'kind: link\n    href: /fibra')}`;
    expect(contentError({ [PAGE]: page }).problems.map(({ field }) => field)).toEqual(['aliases']);
  });
});
