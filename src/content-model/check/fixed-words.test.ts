import { expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { problemText } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { type ContentChanges, edit, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

/** `words.yaml` with another value for a key that occurs once. */
const words = (key: string, text: string): ContentChanges => {
  const file = SMALL_CONTENT['words.yaml'] ?? '';
  const old = new RegExp(`(\\b${key}: )[^,}\\n]+`).exec(file);
  if (!old) throw new Error(`words.yaml has no ${key}`);
  return edit('words.yaml', old[0], `${old[1]}${text}`);
};

test.each([
  ['all', 'Continua', 'cookies.banner.all', 'specification §4'],
  ['customise', 'Dettagli', 'cookies.banner.customise', 'specification §4'],
  ['policy', 'Leggi qui', 'cookies.policy', 'Garante'],
  ['preferences', 'Le tue scelte', 'cookies.preferences', 'Garante'],
  ['always', 'Fissi', 'cookies.states.always', 'specification §3'],
  ['cancel', 'Indietro', 'cookies.buttons.cancel', 'specification §4'],
  ['save', 'Avanti', 'cookies.buttons.save', 'specification §4'],
])('rejects %s: %s and names the source of the rule', (key, text, field, source) => {
  const message = problemText(words(key, text));
  expect(message).toContain(`field     ${field}\n`);
  expect(message).toContain(source);
  expect(message).toContain(`received  "${text}" (text)`);
});

test('rejects a banner that does not say what the X does', () => {
  const message = problemText(edit('words.yaml', 'Con la X restano spenti.', 'Buona lettura.'));
  expect(message).toContain(
    'field     cookies.banner.text\n  expected  a text that says what closing by the X means',
  );
});

test('rejects a refuse button that is much longer than the accept button', () => {
  const changed = (SMALL_CONTENT['words.yaml'] ?? '')
    .replace('all: Accetta tutti', 'all: Accetta')
    .replace('necessary: Solo necessari', 'necessary: Solo i necessari');
  expect(problemText({ 'words.yaml': changed })).toContain(
    'field     cookies.banner.necessary\n  expected  about as long as "Accetta"',
  );
});

test('accepts changes of other words, and of fixed words that keep the required part', () => {
  const changed = (SMALL_CONTENT['words.yaml'] ?? '')
    .replace('callNow: Chiama ora', 'callNow: Telefona')
    .replace('all: Accetta tutti', 'all: Accetto tutto')
    .replace('necessary: Solo necessari', 'necessary: Rifiuto tutto');
  const read = readContent(smallSectionSchema, temporaryProject({ 'words.yaml': changed })).words;
  expect([read.bar.callNow, read.cookies.banner.all]).toEqual(['Telefona', 'Accetto tutto']);
});
