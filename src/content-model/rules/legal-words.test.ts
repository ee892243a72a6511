import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { reference } from '../fields/reference.ts';
import { ContentError } from '../read/content-error.ts';
import { defineSection, type Kind } from '../section.ts';
import { problemText, readProject } from '../testing/problem-text.ts';
import { type ContentChanges, edit, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

/** `words.yaml` with other texts, by their fields. */
const words = (texts: Readonly<Record<string, string>>): ContentChanges => {
  const document = parseDocument(SMALL_CONTENT['words.yaml'] ?? '');
  for (const [field, text] of Object.entries(texts)) document.setIn(field.split('.'), text);
  return { 'words.yaml': String(document) };
};

test.each([
  ['cookies.banner.all', 'Continua', 'specification §4'],
  ['cookies.banner.customise', 'Dettagli', 'specification §4'],
  ['cookies.policy', 'Leggi qui', 'Garante'],
  ['cookies.preferences', 'Le tue scelte', 'Garante'],
  ['cookies.states.always', 'Fissi', 'specification §3'],
  ['cookies.buttons.cancel', 'Indietro', 'specification §4'],
  ['cookies.buttons.save', 'Avanti', 'specification §4'],
])('rejects %s: %s and names the source of the rule', (field, text, source) => {
  const message = problemText(words({ [field]: text }));
  expect(message).toContain(`field     ${field}\n`);
  expect(message).toContain(source);
  expect(message).toContain(`received  "${text}" (text)`);
});

test('rejects a banner that does not say what the X does', () => {
  const message = problemText(words({ 'cookies.banner.text': 'Usiamo solo i cookie che servono al sito.' }));
  expect(message).toContain(
    'field     cookies.banner.text\n  expected  a text that says what closing by the X means',
  );
});

test('rejects a refuse button that is much longer than the accept button', () => {
  expect(
    problemText(words({ 'cookies.banner.all': 'Accetta', 'cookies.banner.necessary': 'Solo i necessari' })),
  ).toContain('field     cookies.banner.necessary\n  expected  about as long as "Accetta"');
});

test('accepts changes of other words, and of fixed words that keep the required part', () => {
  const changed = words({
    'bar.callNow': 'Telefona',
    'cookies.banner.all': 'Accetto tutto',
    'cookies.banner.necessary': 'Rifiuto tutto',
  });
  const read = readProject(temporaryProject(changed)).words;
  expect([read.bar.callNow, read.cookies.banner.all]).toEqual(['Telefona', 'Accetto tutto']);
});

describe('a page that shows prices', () => {
  const priced = defineSection({
    schema: z.strictObject({
      kind: z.literal('plans'),
      plans: reference('plans', { shows: 'price' }),
      note: z.string().optional(),
    }),
  });
  const label = defineSection({ schema: z.strictObject({ kind: z.literal('label') }) });
  const labelled = { ...priced, followedBy: { kind: 'label', why: 'it says what they include' } };
  const problems = (yaml: string, ...kinds: Kind[]): string[] => {
    const page = edit('pages/fibra-ottica.yaml', 'kind: plans\n    plans: fibra-ottica', yaml);
    try {
      readProject(temporaryProject(page), undefined, kinds);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map(({ field, expected }) => `${field}: ${expected}`);
    }
  };
  const plans = 'kind: plans\n    plans: fibra-ottica';

  test('says what they include', () => {
    expect(problems(plans, priced)).toEqual([expect.stringContaining('{brand:priceNote}, or that prices')]);
    expect(problems(`${plans}\n    note: "{brand:priceNote}"`, priced)).toEqual([]);
    expect(problems(`${plans}\n    note: Al giorno, IVA esclusa.`, priced)).toEqual([]);
  });

  test('has the label of its plans right behind them', () => {
    expect(problems(plans, labelled, label)).toEqual([
      'sections[0].kind: a section `label` right after `plans`: it says what they include',
    ]);
    expect(problems(`${plans}\n  - kind: label`, labelled, label)).toEqual([]);
  });
});
