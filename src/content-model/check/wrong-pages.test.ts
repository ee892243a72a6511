import { describe, expect, test } from 'vitest';
import { ContentError } from '../read/content-error.ts';
import { readContent } from '../read-content.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { smallAnchorsOf, smallSectionSchema } from '../testing/small-section.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';

/** The page with other sections. */
const sections = (yaml: string) => edit(PAGE, 'kind: plans\n    plans: fibra-ottica', yaml);

describe('a section whose buttons lead to a part of its page', () => {
  const rules = { anchorsOf: smallAnchorsOf, buttons: { roles: ['contatto-hero', 'consulenza'] } };
  const read = (yaml: string) =>
    readContent(smallSectionSchema, temporaryProject(sections(yaml)), rules).pages.size;

  test('is refused on a page without that part', () => {
    expect(() => read('kind: text\n    text: Ciao\n  - kind: roles')).toThrow(
      /sections\[1\]\.kind\n.*a page with #contatto-hero or #consulenza, where the buttons of this section lead/,
    );
  });

  test('is right where one of them is', () => {
    expect(read('kind: roles\n  - kind: consultation')).toBe(1);
  });
});

describe('the section that opens a page', () => {
  const messageFor = (yaml: string): string => {
    try {
      const openings = ['roles', 'consultation'];
      readContent(smallSectionSchema, temporaryProject(sections(yaml)), { openings });
    } catch (error) {
      if (error instanceof ContentError) return error.message.split('\n').slice(2, -1).join('\n');
    }
    return '';
  };

  test('brings its headline', () => {
    expect(messageFor('kind: text\n    text: Ciao')).toBe(
      block(
        `${PAGE}:5`,
        'sections[0].kind',
        'a section that opens a page: roles, consultation',
        '"text" (text)',
      ),
    );
  });

  test('is the only one that does', () => {
    expect(messageFor('kind: roles\n  - kind: consultation')).toBe(
      block(
        `${PAGE}:6`,
        'sections[1].kind',
        'a section that opens no page: sections[0] has the headline already',
        '"consultation" (text)',
      ),
    );
  });

  test('is right where it is first and alone', () => {
    expect(messageFor('kind: roles\n  - kind: text\n    text: Ciao')).toBe('');
  });

  test('is told once when its kind is misspelt', () => {
    expect(messageFor('kind: role')).not.toContain('opens a page');
  });
});

describe('a question', () => {
  const FAQ = 'faqs/fibra.yaml';
  const faq = (...questions: readonly string[]): string =>
    `items:\n${questions.map((question) => `  - { question: ${question}, answer: Sì }\n`).join('')}`;

  test('stands once in its list', () => {
    expect(problemText({ [FAQ]: faq('Quanto costa?', 'È mia?', 'Quanto Costa?') })).toBe(
      block(
        `${FAQ}:4`,
        'items[2].question',
        'a question of its own: items[0] asks it already',
        '"Quanto Costa?" (text)',
      ),
    );
  });

  test('differs in its first four words, which make its address', () => {
    expect(
      problemText({ [FAQ]: faq('Quanto costa la fibra?', 'Quanto costa la fibra per due?', 'È mia?') }),
    ).toBe(
      block(
        `${FAQ}:3`,
        'items[1].question',
        'other first words: by four of them a link finds a question, and items[0] begins so too',
        '"Quanto costa la fibra per due?" (text)',
      ),
    );
  });

  test('may stand in two lists', () => {
    const one = faq('Quanto costa?', 'È mia?', 'E poi?');
    const root = temporaryProject({ [FAQ]: one, 'faqs/voip.yaml': one });
    expect(readContent(smallSectionSchema, root).faqs.size).toBe(2);
  });
});
