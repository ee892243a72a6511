import { expect, test } from 'vitest';
import { problemsOf } from '../testing/problem-text.ts';
import { anotherPage } from '../testing/temporary-project.ts';

/** A page that shows the version of the legal texts. */
const legalPage = (text: string): string =>
  anotherPage('Privacy').replace('- kind: plans', `- dated: true\n    text: "${text}"\n    kind: plans`);

const versioned = (text: string, versions?: string): string[] =>
  problemsOf({
    'pages/legale.yaml': legalPage(text),
    ...(versions && { 'legal-versions.json': versions }),
  }).filter((problem) => problem.startsWith('legal-versions'));

/** The line that a message asks the editor to write. */
const lineIn = (problem = ''): string =>
  /: ("\d{4}-\d{2}-\d{2}(?:-\d)?": "[0-9a-f]{16}",?) \|/.exec(problem)?.[1] ?? '';

const WORDS = 'Conserviamo i dati per {claim:dataYears} anni.';
const firstLine = (): string => lineIn(versioned(WORDS)[0]);

test('gives the line to write, and accepts the texts with it', () => {
  expect(versioned(WORDS)).toEqual([expect.stringMatching(/ \| nessuna versione$/)]);
  expect(versioned(WORDS, `{ ${firstLine()} }`)).toEqual([]);
});

test.each(['Conserviamo i dati per sempre.', 'Conserviamo i dati per {claim:requestDays} anni.'])(
  'asks for a new version for: %s',
  (text) => {
    const [problem] = versioned(text, `{ ${firstLine()} }`);
    expect(problem).toContain('ogni consenso si conserva con la versione che è stata letta');
    // The first version is of today, too.
    expect(lineIn(problem)).toMatch(/^"\d{4}-\d{2}-\d{2}-2": /);
    expect(versioned(text, `{ ${lineIn(problem)} ${firstLine()} }`)).toEqual([]);
    // The digest covers the versions before it, so that none can be removed.
    expect(versioned(text, `{ ${lineIn(problem).replace(',', '')} }`)).toHaveLength(1);
  },
);

test.each([
  '{ "novembre": "0123456789abcdef" }',
  '{ "2026-11": "0123456789abcdef", }',
  '{ "2026-11-25" "x" }',
])('rejects %s', (wrong) => {
  expect(versioned(WORDS, wrong)[0]).toMatch(/^legal-versions\.json:1 /);
});
