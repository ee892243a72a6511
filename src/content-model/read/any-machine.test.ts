import { expect, test } from 'vitest';
import { block, problemText } from '../testing/problem-text.ts';
import { SMALL_CONTENT } from '../testing/temporary-project.ts';

/** As a program on Windows saves a file. */
const asOnWindows = (text: string): string => `\ufeff${text.replaceAll('\n', '\r\n')}`;

const allOnWindows = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SMALL_CONTENT).map(([file, text]) => [file, asOnWindows(text)]));

/** One mistake, so that the text shows that there is no other. */
const NOTHING_READS = { 'pages/prova.md': '' };
const ONLY_IT = block('pages/prova.md', '(file)', 'a name ending in .yaml', 'prova.md');

test('reads files with Windows line ends and a byte order mark like all others', () => {
  expect(problemText({ ...allOnWindows(), ...NOTHING_READS })).toBe(ONLY_IT);
});

test('names the line of a mistake in such a file', () => {
  const wrong = asOnWindows((SMALL_CONTENT['plans/fibra-ottica.yaml'] ?? '').replace('23.99', '23,99'));
  expect(problemText({ ...allOnWindows(), 'plans/fibra-ottica.yaml': wrong })).toContain(
    'src/content/plans/fibra-ottica.yaml:7\n  field     items[0].price\n',
  );
});

test('passes over what Windows and macOS leave in a folder', () => {
  const left = ['Thumbs.db', 'ehthumbs.db', 'desktop.ini', 'Desktop.ini', '.DS_Store', '._voip.yaml'];
  const files = left.flatMap((name) =>
    ['', 'pages/', 'pages/servizi/', 'pictures/'].map((folder) => [folder + name, '\0'] as const),
  );
  expect(problemText({ ...Object.fromEntries(files), ...NOTHING_READS })).toBe(ONLY_IT);
});
