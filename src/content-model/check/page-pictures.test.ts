import { expect, test } from 'vitest';
import { block, problemText } from '../testing/problem-text.ts';
import { SMALL_CONTENT } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const page = { [PAGE]: `ogImage: /quadri/condivisa.png\n${SMALL_CONTENT[PAGE]}` };
const FILE = 'public/quadri/condivisa.png';

test('reports a picture that does not exist', () => {
  expect(problemText(page)).toBe(
    block(`${PAGE}:1`, 'ogImage', 'the address of a picture in public/', `${FILE}: no such file`),
  );
});

test('reports an address that is not a PNG once', () => {
  expect(problemText({ [PAGE]: page[PAGE]?.replace('.png', '.jpg') ?? '' })).toBe(
    block(
      `${PAGE}:1`,
      'ogImage',
      'the address of a PNG in public/ such as /condivisa.png',
      '"/quadri/condivisa.jpg" (text)',
    ),
  );
});
