import { describe, expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { block, contentError, problemText } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { anotherPage, edit, temporaryProject } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';

/** The page with its section replaced by another. */
const section = (yaml: string) => edit(PAGE, 'kind: plans\n    plans: fibra-ottica', yaml);
const text = (copy: string) => section(`kind: text\n    text: ${JSON.stringify(copy)}`);
const mistake = (expected: string, received: string) =>
  block(`${PAGE}:6`, 'sections[0].text', expected, `${JSON.stringify(received)} (text)`);

describe('a brace that belongs to no token', () => {
  const expected = 'no brace outside a whole token such as {claim:support}';

  test.each([
    ['Supporto {claim:support', '{claim:support'],
    ['Supporto claim:support} ogni giorno', 'Supporto claim:support}'],
    ['{claim:support} e {claim:latency ms', '{claim:latency ms'],
    ['{claim:support}}', '24/7}'],
    ['{', '{'],
  ])('is rejected in %s', (copy, received) => {
    expect(problemText(text(copy))).toBe(mistake(expected, received));
  });

  test('is reported once in a file that quotes no facts', () => {
    const brand = edit('brand.yaml', 'operator: Altair Business', "operator: 'Altair {claim:clients}'");
    expect(problemText(brand)).toBe(
      block('brand.yaml:4', 'operator', 'no braces: this file quotes no facts', '"{claim:clients}" (text)'),
    );
  });

  test('is reported once, in the file of the fact that contains it', () => {
    const fact = edit('plans/fibra-ottica.yaml', '5-10 giorni lavorativi', "'5-10} giorni'");
    expect(problemText(fact)).toBe(
      block('plans/fibra-ottica.yaml:2', 'facts.activation', expected, '"5-10}" (text)'),
    );
  });
});

describe('a broken link', () => {
  test.each([
    ['Ti serve la [FWA 5G](javascript:alert(1)).', '[FWA 5G](javascript:alert(1)'],
    ['[x](http://a.example) e [y](/fibra-ottica)', '[x](http://a.example)'],
    ['[x]( /fibra-ottica)', '[x]( /fibra-ottica)'],
    ['[x](fibra-ottica)', '[x](fibra-ottica)'],
    ['[](/fibra-ottica)', '[](/fibra-ottica)'],
    ['[x](/fibra-ottica', '[x](/fibra-ottica'],
    ['x](/fibra-ottica)', 'x](/fibra-ottica)'],
    ['Leggi [qui] (/fibra-ottica) i prezzi', '[qui] (/fibra-ottica)'],
    ['[qui]\n(https://a.example)', '[qui]\n(https://a.example)'],
  ])('is reported: %s', (copy, received) => {
    expect(problemText(text(copy))).toBe(
      mistake('a link such as [parole](/percorso) or [ministero](https://www.mimit.gov.it/)', received),
    );
  });
});

describe('HTML and lost letters', () => {
  test.each([
    [
      'Oltre <b>15</b> anni',
      'text without HTML: the site decides on bold text and line breaks',
      '<b>15</b> anni',
    ],
    [
      'Prima riga<br/>seconda',
      'text without HTML: the site decides on bold text and line breaks',
      '<br/>seconda',
    ],
    ['Perch&egrave; noi', 'the letter or sign itself, such as è or &', '&egrave; noi'],
    ['R&#38;D', 'the letter or sign itself, such as è or &', '&#38;D'],
    ['Perch\uFFFD noi', 'the letter that was lost when the file was saved', '\uFFFD noi'],
  ])('are reported in %s', (copy, expected, received) => {
    expect(problemText(text(copy))).toBe(mistake(expected, received));
  });

  test.each(['<12 ms', '< 5 ore', 'R&D', 'R&D; poi vendite', 'a < b > c', '[1] (in centesimi)'])(
    'are not in "%s"',
    (copy) => {
      expect(readContent(smallSectionSchema, temporaryProject(text(copy))).pages.size).toBe(1);
    },
  );
});

describe('a link to an address that no page has', () => {
  const problem = (field: string, received: string) =>
    block(
      `${PAGE}:6`,
      field,
      'an address of this site, probably "/fibra-ottica"; known are "/fibra-ottica", "/richiesta-inviata", "/candidatura-inviata"',
      received,
    );

  test.each([
    ['kind: link\n    href: /fibra-otica', 'sections[0].href', '"/fibra-otica"'],
    ['kind: link\n    href: /fibra-otica#prezzi', 'sections[0].href', '"/fibra-otica"'],
    ['kind: text\n    text: La [fibra](/fibra-otica) arriva.', 'sections[0].text', '"/fibra-otica"'],
    ['kind: text\n    text: La [fibra](/fibra-ottica/) arriva.', 'sections[0].text', '"/fibra-ottica/"'],
    ['kind: text\n    text: La [fibra](//fibra-ottica) arriva.', 'sections[0].text', '"//fibra-ottica"'],
    [
      'kind: text\n    text: "[fibra](/fibra-otica), [fibra](/fibra-otica#prezzi)"',
      'sections[0].text',
      '"/fibra-otica", here and in src/content/pages/fibra-ottica.yaml:6 (sections[0].text)',
    ],
  ])('is reported: %s', (yaml, field, received) => {
    expect(problemText(section(yaml))).toBe(problem(field, received));
  });

  test('gets a suggestion when only the parent pages are missing from it', () => {
    expect(
      problemText({
        'pages/servizi/voip.yaml': anotherPage('VoIP'),
        ...section('kind: link\n    href: /voip'),
      }),
    ).toContain(
      'an address of this site, probably "/servizi/voip"; known are "/fibra-ottica", "/servizi/voip"',
    );
  });

  test('gets a suggestion only among the first fifty', () => {
    const links = Array.from({ length: 60 }, (_, index) => `[x](/fibra-ottica-${index})`).join(' ');
    const expected = contentError(text(links)).problems.map((problem) => problem.expected);
    expect(expected.filter((what) => what.includes('probably "/fibra-ottica"'))).toHaveLength(50);
    expect(expected.filter((what) => what === 'an address of this site')).toHaveLength(10);
  });

  test('is not one to a page, an alias, a route in code or an anchor of them', () => {
    const links =
      '[a](/fibra-ottica#main) [c](/fibra) [d](/richiesta-inviata) [e](/candidatura-inviata) [f](#main) [h](mailto:{brand:email})';
    const page = text(links)[PAGE] ?? '';
    const project = temporaryProject({ [PAGE]: `aliases: [/fibra]\n${page}` });
    expect(readContent(smallSectionSchema, project).pages.size).toBe(1);
  });
});

describe('the source of a form', () => {
  test.each(['  ', 'Fibra\nBcc: a@b.example'])('cannot be %j', (source) => {
    const form = `kind: form\n    form: { title: T, description: D, messageLabel: M, source: ${JSON.stringify(source)} }`;
    expect(problemText(section(form))).toBe(
      block(
        `${PAGE}:6`,
        'sections[0].form.source',
        'one line of 1 to 120 characters without control or direction characters: the function refuses a lead with another one',
        `${JSON.stringify(source)} (text)`,
      ),
    );
  });
});

describe('two sections with one anchor', () => {
  test.each([
    ['kind: roles', 'kind: roles', 'opportunita'],
    ['kind: consultation', 'kind: consultation', 'consulenza'],
    [
      'kind: consultation\n    anchor: candidatura',
      'kind: consultation\n    anchor: candidatura',
      'candidatura',
    ],
  ])('are rejected: %s, %s', (first, second, anchor) => {
    const message = problemText(section(`${first}\n  - kind: text\n    text: Tra i due\n  - ${second}`));
    expect(message).toMatch(new RegExp(`^src/content/${PAGE}:\\d+\n  field     sections\\[2\\]\n`));
    expect(message).toContain(
      `  expected  one section with the anchor #${anchor} on a page: sections[0] has it already\n  received  {"kind":`,
    );
  });

  test('are accepted when one of them sets another anchor', () => {
    const two = section(
      'kind: consultation\n  - kind: consultation\n    anchor: candidatura\n  - kind: roles',
    );
    expect(readContent(smallSectionSchema, temporaryProject(two)).pages.size).toBe(1);
  });
});
