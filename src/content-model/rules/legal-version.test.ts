import { expect, test } from 'vitest';
import { contentError } from '../testing/problem-text.ts';
import { anotherPage } from '../testing/temporary-project.ts';

/** A page of the small project with one text. By default it shows the version of the legal texts. */
const legalPage = (text: string, more = 'dated: true'): string =>
  anotherPage('Privacy').replace('- kind: plans', `- ${more}\n    text: "${text}"\n    kind: plans`);

const VERSIONS = 'legal-versions.json';
const problemsOf = (text: string, versions?: string) =>
  contentError({
    'pages/legale.yaml': legalPage(text),
    ...(versions && { [VERSIONS]: versions }),
  }).problems.filter(({ file }) => file.includes('legal-versions'));

/** The line that a message asks the editor to write. */
const lineIn = (expected = ''): string =>
  /: ("\d{4}-\d{2}-\d{2}(?:-\d)?": "[0-9a-f]{16}",?)$/.exec(expected)?.[1] ?? '';

const WORDS = 'Conserviamo i dati per {claim:dataYears} anni.';
const first = () => problemsOf(WORDS)[0];
/** The file of versions with the line that the message gives for {@link WORDS}. */
const firstVersions = (): string => `{ ${lineIn(first()?.expected)} }`;

test('gives the line to write, and accepts the texts with it', () => {
  expect(first()?.received).toBe('no version');
  expect(problemsOf(WORDS, firstVersions())).toEqual([]);
});

test.each(['Conserviamo i dati per sempre.', 'Conserviamo i dati per {claim:requestDays} anni.'])(
  'asks for a new version for: %s',
  (text) => {
    const [problem] = problemsOf(text, firstVersions());
    expect(problem?.expected).toContain('each consent is kept with the version that was read');
    // The version is of today, so the message offers to replace it, or to add a second one such as 2026-11-25-2.
    expect(problem?.expected).toMatch(/write in its place: "\d{4}-\d{2}-\d{2}": "[0-9a-f]{16}" When/);
    const both = `{ ${lineIn(problem?.expected)} ${lineIn(first()?.expected)} }`;
    expect(problemsOf(text, both)).toEqual([]);
  },
);

test('rejects a list of versions without an earlier one', () => {
  const [problem] = problemsOf('Altre parole.', firstVersions());
  expect(problemsOf('Altre parole.', `{ ${lineIn(problem?.expected).replace(',', '')} }`)).toHaveLength(1);
});

test.each([
  '{ "novembre": "0123456789abcdef" }',
  '{ "2026-11": "0123456789abcdef", }',
  '{ "2026-11-25" "x" }',
])('rejects %s', (wrong) => {
  expect(problemsOf('Altre parole.', wrong)[0]?.file).toMatch(/legal-versions\.json:1$/);
});

const privacy = (text: string) =>
  contentError({ 'pages/privacy-policy.yaml': legalPage(text, 'dated: false') }).problems.filter(
    ({ expected }) => expected.startsWith('no purpose'),
  );

test.each([
  'rispondere alla richiesta e per mandarti offerte',
  'inviarti newsletter;',
  'Usiamo i dati per mandarti offerte, non per altro.',
  'non solo per proporti altri servizi',
  'finalità promozionali',
  'Vendiamo i tuoi dati.',
  'Non cediamo nulla. Ti mandiamo pubblicità.',
])('reports a purpose that no consent covers: %s', (text) => {
  expect(privacy(text)[0]).toMatchObject({
    file: expect.stringContaining('privacy-policy.yaml'),
    expected: expect.stringMatching(/the only consent .*Chiedo di essere ricontattato/),
  });
});

test.each([
  'rispondere alla tua richiesta',
  'Newsletter e pubblicità non partono da un modulo di questo sito.',
  'Non vendiamo dati e non profiliamo nessuno.',
  'Non ti mandiamo pubblicità.',
  'cookie di analisi e di marketing',
])('accepts a text that needs no separate consent: %s', (text) => {
  expect(privacy(text)).toEqual([]);
});

test('reports such a purpose on another legal page, which may still mention offers', () => {
  const purposesIn = (text: string) =>
    contentError({ 'pages/altra.yaml': legalPage(text) }).problems.filter(({ expected }) =>
      expected.startsWith('no purpose'),
    ).length;
  expect(purposesIn('Usiamo l’indirizzo per mandarti offerte.')).toBe(1);
  expect(purposesIn('Prepariamo l’offerta, e una promozione vale finché è pubblicata.')).toBe(0);
});

test('names each text that the law requires and a legal page lacks', () => {
  const { problems } = contentError({
    'pages/termini-servizio.yaml': legalPage('Foro di {brand:forum}.', 'x: 1'),
  });
  expect(problems.map(({ expected }) => expected)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('legge italiana'),
      expect.stringContaining('mailto:{brand:email}'),
      expect.stringMatching(/^true: this page shows its version/),
      expect.stringMatching(/^13 parts/),
    ]),
  );
  expect(problems.filter(({ expected }) => expected.includes('brand:forum'))).toEqual([]);
});

test('names each text that the law requires and the footer lacks', () => {
  const { problems } = contentError({ 'pages/informazioni-legali.yaml': legalPage('Parole.') });
  const atTheFoot = problems.filter(({ field }) => field === 'footer').map(({ expected }) => expected);
  expect(atTheFoot).toContain('{brand:rea} in the footer of every page: the law requires it');
  // The footer of the small site names the operator.
  expect(atTheFoot.filter((expected) => expected.startsWith('{brand:operator}'))).toEqual([]);
});
