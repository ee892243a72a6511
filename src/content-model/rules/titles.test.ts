import { expect, test } from 'vitest';
import { problemsOf } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
/** "Filo Diretto", the fixture agency, leaves 45 of 60 characters. */
const titled = (length: number): string[] => problemsOf(edit(PAGE, 'Fibra business', 'F'.repeat(length)));

test('accepts a title that search results show with the name of the agency', () => {
  expect(titled(45)).toEqual([]);
});

test('refuses a longer one, and says what stands behind it', () => {
  expect(titled(46)).toEqual([
    `${PAGE}:1 title: al massimo 45 caratteri: un motore di ricerca ne mostra 60, e " | Filo Diretto" lo segue | 46 caratteri`,
  ]);
});
