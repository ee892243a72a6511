import { describe, expect, test } from 'vitest';
import { block, problemText, readProject } from '../testing/problem-text.ts';
import { SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

const CLIENT = 'testimonials/brandi.yaml';
const FIRST = ' (the first mistake in this file; later ones appear once it is fixed)';
const COLON = 'quotation marks around a text with a colon and a space in it, such as "Prezzi: da 15 euro"';
const GROUP = 'the same indentation for all lines of a group, two spaces for each level';
const SPACES =
  'ordinary spaces before and after a key or a dash: one here is a no-break space from a word processor';
const FACT = `straight quotation marks around an entry with a fact in it, such as 'Entro {claim:replyHours} ore'`;
const OPEN = 'a quotation mark at the end of the text, the same as at its start';
const BRACKET = 'quotation marks around a text that begins with { or [, such as "{claim:support} per te"';
const WHOLE =
  'the whole text in double quotation marks, and none inside: « » around quoted words, ’ as apostrophe';

describe('the message of a file with invalid YAML', () => {
  test.each<[what: string, line: number, yaml: string, expected: string, received: string]>([
    [
      'tabs',
      3,
      'a: 1\nitems:\n\t- b: x\n\t- b: y\n\t- b: z\n',
      `spaces at the start of a line, two for each level${FIRST}`,
      'a tab',
    ],
    [
      'one tab',
      3,
      'items:\n  - b: x\n\tc: y\n',
      'spaces at the start of a line, two for each level',
      'a tab',
    ],
    ['a colon', 1, 'quote: Prezzi: da 3\nrating: 5\n', COLON, 'Prezzi: da 3'],
    ['two colons', 1, 'quote: Sì: certo\nrole: No: mai\n', `${COLON}${FIRST}`, 'Sì: certo'],
    ['a colon between braces', 1, 'a: { b: Sì: certo, c: 3 }\n', COLON, 'Sì: certo, c: 3 }'],
    ['an open quotation', 2, 'rating: 5\nquote: "Nessuno\nrole: x\n', OPEN, '"Nessuno'],
    ['a quotation that the next one closes', 1, 'quote: "Nessuno\nauthor: "Marta"\n', OPEN, '"Nessuno'],
    ['an apostrophe', 1, "quote: 'L'azienda cresce'\n", WHOLE, "text after its end: azienda cresce'"],
    ['a quotation inside', 1, 'quote: "Il "vero" prezzo"\n', WHOLE, 'text after its end: vero" prezzo"'],
    ['a token', 1, 'quote: {claim:support}, sempre\n', BRACKET, '{claim:support}, sempre'],
    [
      'a token below a text in quotation marks',
      2,
      'author: "Anna"\nquote: {claim:support} con te\nrole: x\n',
      BRACKET,
      '{claim:support} con te',
    ],
    ['a link', 2, 'author: "Anna"\nquote: [La fibra](/fibra) va\n', BRACKET, '[La fibra](/fibra) va'],
    [
      'a token in a list',
      3,
      'author: "Anna"\nitems:\n  - {claim:support} con te\n  - x\n',
      BRACKET,
      '{claim:support} con te',
    ],
    [
      'a mistake without a special message',
      1,
      'quote: "a\\qb"\n',
      'YAML that can be read',
      'Invalid escape sequence \\q',
    ],
    [
      'a line indented too far',
      1,
      'a: 1\n   b: 2\n',
      `${GROUP}${FIRST}`,
      '1, and below it a line further in',
    ],
    [
      'an entry without its dash',
      4,
      'items:\n  question: A\n  answer: b\n  - question: C?\n    answer: d\n',
      `a dash before the first key of each entry: those above this line have none${FIRST}`,
      '- question: C?',
    ],
    [
      'an entry indented differently from those above',
      4,
      'items:\n  - question: A\n    answer: b\n - question: C\n   answer: d\n',
      `${GROUP}${FIRST}`,
      '- question: C',
    ],
    ['a no-break space after a key', 2, 'rating: 5\nquote:\u00a0Sì\nrole: x\n', SPACES, 'quote:␣Sì'],
    [
      'a no-break space after a dash',
      3,
      'items:\n  - question: A\n  -\u00a0question: C\n    answer: d\n',
      `${SPACES}${FIRST}`,
      '-␣question: C',
    ],
    [
      'curly quotation marks around a fact in a list',
      1,
      'items: [“Entro {claim:replyHours} ore”]\nrole: x\n',
      `${FACT}${FIRST}`,
      'items: [“Entro {claim:replyHours} ore”]',
    ],
    ['a line not indented enough', 3, 'a:\n  - b: 1\n   c: 2\n', GROUP, 'c: 2'],
    [
      'a line without a key',
      2,
      'rating: 5\nLa rete tiene\nrole: x\n',
      'a key, a colon, a space, a value',
      'La rete tiene',
    ],
  ])('says once how to fix %s', (_what, line, yaml, expected, received) => {
    expect(problemText({ [CLIENT]: yaml })).toBe(block(`${CLIENT}:${line}`, '(file)', expected, received));
  });
});

test.each([
  [
    'between keys',
    'rating: 5\n<<<<<<< HEAD\nrole: a\n=======\nrole: b\n>>>>>>> main\nauthor: x\n',
    '<<<<<<< HEAD',
  ],
  [
    'inside a text',
    'quote: >-\n<<<<<<< HEAD\n  uno\n=======\n  due\n>>>>>>> main\nauthor: x\n',
    '<<<<<<< HEAD',
  ],
  ['half deleted', 'role: a\n=======\nauthor: x\n', '======='],
])('reports conflict markers of git %s once', (_where, yaml, received) => {
  expect(problemText({ [CLIENT]: yaml })).toBe(
    block(
      `${CLIENT}:2`,
      '(file)',
      'one version: keep the right lines between <<<<<<< and >>>>>>>, and delete the lines with <<<<<<<, ======= and >>>>>>>',
      received,
    ),
  );
});

const HASH =
  'quotation marks around a text with a # after a space, such as "Fibra numero #1"; put a comment on its own line';

test.each([
  [
    'cuts off',
    'quote: Il numero #1 per negozi\n',
    1,
    'quote',
    '"Il numero", since YAML takes "#1 per negozi"',
  ],
  ['leaves empty', 'rating: 5\nquote: #1 per negozi\n', 2, 'quote', '"", since YAML takes "#1 per negozi"'],
  ['cuts off as a list entry', 'a:\n  - uno #due\n', 2, '(file)', '"uno", since YAML takes "#due"'],
  ['cuts off with a bracket', 'a: [uno, due #tre]\nb: x\n', 1, '(file)', '"due", since YAML takes "#tre]"'],
  [
    'cuts off with a brace',
    'a: { b: uno #due, c: 3 }\nd: x\n',
    1,
    'b',
    '"uno", since YAML takes "#due, c: 3 }"',
  ],
  ['cuts off after two lines', 'a: uno\n  due #tre\n', 2, 'a', '"uno due", since YAML takes "#tre"'],
])('reports a text that a # %s', (_what, yaml, line, field, received) => {
  expect(problemText({ [CLIENT]: yaml })).toBe(
    block(`${CLIENT}:${line}`, field, HASH, `${received} for a comment`),
  );
});

test('accepts comments on their own line and after figures, quoted texts and lists', () => {
  const notes = `# Note\n${SMALL_CONTENT[CLIENT]?.replace('rating: 5', 'rating: 5 # di 5')}  # In fondo\n`;
  const quoted = notes.replace(/role: (.*)/, 'role: "$1 #1" # così');
  const { testimonials } = readProject(temporaryProject({ [CLIENT]: quoted }));
  expect(testimonials.get('brandi')?.role).toBe('responsabile IT #1');
});

test('reports each repeated key of an entry without a dash', () => {
  const yaml = 'items:\n  - question: A\n    answer: b\n    question: C\n    answer: d\n';
  const mistake = (line: number, key: string): string =>
    block(
      `${CLIENT}:${line}`,
      key,
      'each key once; in a list, a dash before the first key of each entry',
      'a key that is already above',
    );
  expect(problemText({ [CLIENT]: yaml })).toBe(`${mistake(4, 'question')}\n\n${mistake(5, 'answer')}`);
});
