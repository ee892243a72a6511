import { expect, test } from 'vitest';
import { block, problemText } from '../testing/problem-text.ts';
import { anotherPage, edit, SMALL_CONTENT } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const TEXT = SMALL_CONTENT[PAGE] ?? '';
const DESCRIPTION = /^description: (.*)$/m.exec(TEXT)?.[1] ?? '';

test.each(['Fibra business', '"Fibra business "', 'Fibra {fact:fibra-ottica/kind}'])(
  'reports two pages with the title %s together',
  (title) => {
    const facts = edit('plans/fibra-ottica.yaml', 'facts: {', 'facts: { kind: business,');
    const page = anotherPage('VoIP').replace('title: VoIP', `title: ${title}`);
    expect(problemText({ ...facts, 'pages/voip.yaml': page })).toBe(
      block(
        `${PAGE}:1 and src/content/pages/voip.yaml:1`,
        'title',
        'a title of its own in each place',
        '"Fibra business"',
      ),
    );
  },
);

test('reports two pages with one description together, even if it is written in different ways', () => {
  const page = TEXT.replace('Fibra business', 'VoIP').replace(
    `description: ${DESCRIPTION}`,
    `description: >-\n  ${DESCRIPTION.replace('{brand:operator}', 'Altair\n  Business')}`,
  );
  const message = problemText({ 'pages/copia.yaml': page });
  expect(message).toContain(
    `src/content/pages/copia.yaml:2 and src/content/${PAGE}:2\n  field     description\n  expected  a description of its own in each place\n`,
  );
  expect(message.match(/expected/g)).toHaveLength(1);
});
