import { expect, test } from 'vitest';
import { cases, contentOf, problemsOf } from '../testing/problem-text.ts';
import { SMALL_CONTENT } from '../testing/temporary-project.ts';

const CLIENT = 'testimonials/brandi.yaml';

/** What the file says, the line of the mistake, how to mend it, and what is there. */
const MISTAKES = cases(`
  a: 1¶items:¶\t- b: x¶\t- b: y¶ | 3 | spaces at the start of a line, two for each level: this one has a tab (the first mistake | - b: x
  items:¶  - b: x¶\tc: y¶ | 3 | spaces at the start of a line, two for each level: this one has a tab | c: y
  quote: Prezzi: da 3¶rating: 5¶ | 1 | quotation marks around a text with a colon and a space in it, such as "Prezzi: da 15 euro" | quote: Prezzi: da 3
  quote: Sì: certo¶role: No: mai¶ | 1 | quotation marks around a text with a colon and a space in it | quote: Sì: certo
  a: { b: Sì: certo, c: 3 }¶ | 1 | quotation marks around a text with a colon and a space in it | a: { b: Sì: certo, c: 3 }
  rating: 5¶quote: "Nessuno¶role: x¶ | 2 | a quotation mark at the end of the text, the same as at its start | quote: "Nessuno
  quote: "Nessuno¶author: "Marta"¶ | 1 | a quotation mark at the end of the text, the same as at its start | quote: "Nessuno
  quote: 'L'azienda cresce'¶ | 1 | the whole text in double quotation marks, and none inside | quote: 'L'azienda cresce'
  quote: "Il "vero" prezzo"¶ | 1 | the whole text in double quotation marks, and none inside | quote: "Il "vero" prezzo"
  quote: {claim:support}, sempre¶ | 1 | quotation marks around a text that begins with { or [ | quote: {claim:support}, sempre
  author: "Anna"¶quote: {claim:support} con te¶role: x¶ | 2 | quotation marks around a text that begins with { or [ | quote: {claim:support} con te
  author: "Anna"¶quote: [La fibra](/fibra) va¶ | 2 | quotation marks around a text that begins with { or [ | quote: [La fibra](/fibra) va
  items:¶  - {claim:support} con te¶  - x¶ | 2 | quotation marks around a text that begins with { or [ | - {claim:support} con te
  items: [“Entro {claim:replyHours} ore”]¶role: x¶ | 1 | straight quotation marks around an entry with a fact in it | items: [“Entro {claim:replyHours} ore”]
  quote: "a\\qb"¶ | 1 | YAML that can be read in one way | quote: "a\\qb"
  a: 1¶   b: 2¶ | 1 | the same indentation for all lines of a group, two spaces for each level | a: 1
  items:¶  question: A¶  - question: C?¶ | 3 | the same indentation for all lines of a group | - question: C?
  items:¶  - question: A¶    answer: b¶ - question: C¶ | 4 | the same indentation for all lines of a group | - question: C
  a:¶  - b: 1¶   c: 2¶ | 3 | the same indentation for all lines of a group | c: 2
  rating: 5¶quote:\u00a0Sì¶role: x¶ | 2 | ordinary spaces before and after a key or a dash | quote:␣Sì
  items:¶  - question: A¶  -\u00a0question: C¶ | 3 | ordinary spaces before and after a key or a dash | -␣question: C
  rating: 5¶La rete tiene¶role: x¶ | 2 | a key, a colon, a space, a value | La rete tiene
  items:¶  - !Installazione gratuita¶ | 2 | quotation marks around a text that begins with a sign | - !Installazione gratuita
  quote: &c Uno¶ | 1 | quotation marks around a text that begins with a sign | quote: &c Uno
  quote: *uno dei tanti¶ | 1 | quotation marks around a text that begins with a sign | quote: *uno dei tanti
  quote: @trama¶ | 1 | quotation marks around a text that begins with a sign | quote: @trama
  quote: %50 in meno¶ | 1 | quotation marks around a text that begins with a sign | quote: %50 in meno
  quote: > di 500 clienti¶ | 1 | quotation marks around a text that begins with a sign | quote: > di 500 clienti
  quote: - uno¶ | 1 | quotation marks around a text that begins with a sign | quote: - uno
  rating: 5¶<<<<<<< HEAD¶role: a¶=======¶role: b¶>>>>>>> main¶ | 2 | one version: keep the right lines between | <<<<<<< HEAD
  quote: >-¶<<<<<<< HEAD¶  uno¶=======¶  due¶>>>>>>> main¶ | 2 | one version: keep the right lines between | <<<<<<< HEAD
  role: a¶=======¶author: x¶ | 2 | one version: keep the right lines between | =======
`);

test.each(MISTAKES)('says once how to mend %j', (yaml, line, expected, received) => {
  const [problem = '', ...others] = problemsOf({ [CLIENT]: yaml });
  expect(problem).toContain(`${CLIENT}:${line} (file): ${expected}`);
  expect(problem.endsWith(` | ${received}`)).toBe(true);
  expect(others).toEqual([]);
});

test.each(
  cases(`
  quote: Il numero #1 per negozi¶ | 1 quote | "Il numero", since YAML takes "#1 per negozi"
  rating: 5¶quote: #1 per negozi¶ | 2 quote | "", since YAML takes "#1 per negozi"
  a:¶  - uno #due¶ | 2 (file) | "uno", since YAML takes "#due"
  a: [uno, due #tre]¶b: x¶ | 1 (file) | "due", since YAML takes "#tre]"
  a: { b: uno #due, c: 3 }¶d: x¶ | 1 b | "uno", since YAML takes "#due, c: 3 }"
  a: uno¶  due #tre¶ | 2 a | "uno due", since YAML takes "#tre"
`),
)('reports the text that a # cuts off in %j', (yaml, place, received) => {
  const [problem] = problemsOf({ [CLIENT]: yaml });
  expect(problem).toContain(`${CLIENT}:${place}: quotation marks around a text with a # after a space`);
  expect(problem).toContain(`${received} for a comment`);
});

test('accepts comments on their own line and after figures, quoted texts and lists', () => {
  const notes = `# Note\n${SMALL_CONTENT[CLIENT]?.replace('rating: 5', 'rating: 5 # di 5')}  # In fondo\n`;
  const quoted = notes.replace(/role: (.*)/, 'role: "$1 #1" # così');
  expect(contentOf({ [CLIENT]: quoted }).testimonials.get('brandi')?.role).toBe('responsabile IT #1');
});

test('reports each repeated key of an entry without a dash', () => {
  const yaml = 'items:\n  - question: A\n    answer: b\n    question: C\n    answer: d\n';
  const once =
    'each key once; in a list, a dash before the first key of each entry | a key that is already above';
  expect(problemsOf({ [CLIENT]: yaml })).toEqual([
    `${CLIENT}:4 question: ${once}`,
    `${CLIENT}:5 answer: ${once}`,
  ]);
});
