import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { readContent } from './read-content.ts';
import { block, complaint } from './testing/complaint.ts';
import { smallSectionSchema } from './testing/small-section.ts';
import { edit, temporaryProject } from './testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const COPY = 'pages/voip.yaml';

/** The page with other sections. */
const sections = (yaml: string) => edit(PAGE, 'kind: plans\n    plans: fibra-ottica', yaml);
const form = (source: string): string =>
  `kind: form\n    form: { title: T, description: D, messageLabel: M, source: ${source} }`;

/** Two pages, each with its forms. */
const pages = (first: string, second: string) => ({
  ...sections(first),
  [COPY]: sections(second)[PAGE]?.replace('Fibra business', 'VoIP') ?? '',
});

describe('the source of a form', () => {
  const expected = `a source of its own: src/content/${PAGE} has it already`;

  test.each([
    ['Fibra', 'Fibra'],
    ['Fibra', '" Fibra "'],
    ['Altair Business', '"{brand:operator}"'],
  ])('%s is not %s of another page', (one, other) => {
    const received = other.replace('{brand:operator}', 'Altair Business').replaceAll(/^"\s*|\s*"$/g, '');
    expect(complaint(pages(form(one), form(other)))).toBe(
      block(`${COPY}:6`, 'sections[0].form.source', expected, JSON.stringify(received)),
    );
  });

  test('is told at the campaign, which was copied from a page', () => {
    const [page, copy] = [sections(form('Fibra'))[PAGE] ?? '', 'pages/campagne/fibra.yaml'];
    expect(
      complaint({ [PAGE]: page, [copy]: `noindex: true\n${page.replace('Fibra business', 'Campagna')}` }),
    ).toBe(block(`${copy}:7`, 'sections[0].form.source', expected, '"Fibra"'));
  });

  test('may stand twice on one page', () => {
    const root = temporaryProject(pages(form('Fibra'), `${form('VoIP')}\n  - ${form('VoIP')}`));
    expect(readContent(smallSectionSchema, root).pages.size).toBe(2);
  });
});

describe('the section that opens a page', () => {
  const messageFor = (yaml: string): string => {
    try {
      readContent(smallSectionSchema, temporaryProject(sections(yaml)), ['roles', 'consultation']);
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
    expect(complaint({ [FAQ]: faq('Quanto costa?', 'È mia?', 'Quanto Costa?') })).toBe(
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
      complaint({ [FAQ]: faq('Quanto costa la fibra?', 'Quanto costa la fibra per due?', 'È mia?') }),
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
