import { describe, expect, test } from 'vitest';
import { ContentError } from '../read/content-error.ts';
import { readContent } from '../read-content.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { smallAnchorsOf, smallSectionSchema } from '../testing/small-section.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';

/** The page with its section replaced by others. */
const sections = (yaml: string) => edit(PAGE, 'kind: plans\n    plans: fibra-ottica', yaml);

describe('a section whose buttons lead to an anchor of its page', () => {
  const rules = { anchorsOf: smallAnchorsOf, buttons: { roles: ['contatto-hero', 'consulenza'] } };
  const read = (yaml: string) =>
    readContent(smallSectionSchema, temporaryProject(sections(yaml)), rules).pages.size;

  test('is rejected on a page without that anchor', () => {
    expect(() => read('kind: text\n    text: Ciao\n  - kind: roles')).toThrow(
      /sections\[1\]\.kind\n.*a page with #contatto-hero or #consulenza, where the buttons of this section lead/,
    );
  });

  test('is accepted on a page with one of its anchors', () => {
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

  test('is of a kind that has a headline', () => {
    expect(messageFor('kind: text\n    text: Ciao')).toBe(
      block(
        `${PAGE}:5`,
        'sections[0].kind',
        'a section that opens a page: roles, consultation',
        '"text" (text)',
      ),
    );
  });

  test('is the only one of such a kind', () => {
    expect(messageFor('kind: roles\n  - kind: consultation')).toBe(
      block(
        `${PAGE}:6`,
        'sections[1].kind',
        'a section that does not open a page: sections[0] already has the headline',
        '"consultation" (text)',
      ),
    );
  });

  test('is accepted as the first and only one', () => {
    expect(messageFor('kind: roles\n  - kind: text\n    text: Ciao')).toBe('');
  });

  test('causes one problem when its kind is misspelt', () => {
    expect(messageFor('kind: role')).not.toContain('opens a page');
  });
});

describe('a question', () => {
  const FAQ = 'faqs/fibra.yaml';
  const faq = (...questions: readonly string[]): string =>
    `items:\n${questions.map((question) => `  - { question: ${question}, answer: Sì }\n`).join('')}`;

  test('is rejected when it repeats another of its list', () => {
    expect(problemText({ [FAQ]: faq('Quanto costa?', 'È mia?', 'Quanto Costa?') })).toBe(
      block(
        `${FAQ}:4`,
        'items[2].question',
        'another question: items[0] already asks this one',
        '"Quanto Costa?" (text)',
      ),
    );
  });

  test('is rejected when its first four words, which form its anchor, repeat those of another', () => {
    expect(
      problemText({ [FAQ]: faq('Quanto costa la fibra?', 'Quanto costa la fibra per due?', 'È mia?') }),
    ).toBe(
      block(
        `${FAQ}:3`,
        'items[1].question',
        'other first words: links to a question use the first four, and items[0] has the same ones',
        '"Quanto costa la fibra per due?" (text)',
      ),
    );
  });

  test('may be in two lists', () => {
    const one = faq('Quanto costa?', 'È mia?', 'E poi?');
    const root = temporaryProject({ [FAQ]: one, 'faqs/voip.yaml': one });
    expect(readContent(smallSectionSchema, root).faqs.size).toBe(2);
  });
});
