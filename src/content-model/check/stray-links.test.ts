import { expect, test } from 'vitest';
import { ContentError } from '../read/content-error.ts';
import { readContent } from '../read-content.ts';
import { block } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { type ContentChanges, edit, temporaryProject } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const FAQ = 'faqs/fibra.yaml';
const EXPECTED = 'text without a link: only answers and long texts show links';

const problemOf = (changes: ContentChanges, linked: Readonly<Record<string, string>>): string => {
  try {
    readContent(smallSectionSchema, temporaryProject(changes), { linked });
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n').slice(2, -1).join('\n');
  }
};

const text = (copy: string) =>
  edit(PAGE, 'kind: plans\n    plans: fibra-ottica', `kind: text\n    text: ${copy}`);
const faq = (question: string, answer: string) => ({
  [FAQ]: `items:\n  - { question: "${question}", answer: "${answer}" }\n  - { question: B?, answer: b }\n  - { question: C?, answer: c }\n`,
});
const LINK = 'La [fibra](/fibra-ottica)';

test.each<
  [
    where: string,
    changes: ContentChanges,
    linked: Readonly<Record<string, string>>,
    place: string,
    field: string,
  ]
>([
  ['in a section that shows none', text(LINK), { stack: 'text' }, `${PAGE}:6`, 'sections[0].text'],
  ['under another key', text(LINK), { text: 'answer' }, `${PAGE}:6`, 'sections[0].text'],
  ['in a question', faq(LINK, 'Sì'), {}, `${FAQ}:2`, 'items[0].question'],
  [
    'in a summary',
    edit('services/fibra-ottica.yaml', 'summary: Attiva', `summary: ${LINK}`),
    { text: 'summary' },
    'services/fibra-ottica.yaml:7',
    'summary',
  ],
])('reports a link %s', (_where, changes, linked, place, field) => {
  expect(problemOf(changes, linked)).toBe(block(place, field, EXPECTED, '"[fibra](/fibra-ottica)" (text)'));
});

test.each([
  ['in a text that shows it', text(LINK)],
  ['in an answer', faq('A?', LINK)],
])('accepts a link %s', (_where, changes) => {
  expect(problemOf(changes, { text: 'text' })).toBe('');
});
