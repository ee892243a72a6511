import { expect, test } from 'vitest';
import { cases, contentOf, problemsOf } from '../testing/problem-text.ts';
import { SMALL_CONTENT } from '../testing/temporary-project.ts';

const CLIENT = 'testimonials/brandi.yaml';

/** What the file says, the line of the mistake, how to mend it, and what is there. */
const MISTAKES = cases(`
  a: 1¶items:¶\t- b: x¶\t- b: y¶ | 3 | spazi all’inizio della riga, due per livello: questa ha una tabulazione (il primo errore di questo file; gli altri appaiono quando è corretto) | - b: x
  items:¶  - b: x¶\tc: y¶ | 3 | spazi all’inizio della riga, due per livello: questa ha una tabulazione | c: y
  quote: Prezzi: da 3¶rating: 5¶ | 1 | le virgolette intorno a un testo che contiene due punti e uno spazio, ad esempio "Prezzi: da 15 euro" | quote: Prezzi: da 3
  quote: Sì: certo¶role: No: mai¶ | 1 | le virgolette intorno a un testo che contiene due punti e uno spazio | quote: Sì: certo
  a: { b: Sì: certo, c: 3 }¶ | 1 | le virgolette intorno a un testo che contiene due punti e uno spazio | a: { b: Sì: certo, c: 3 }
  rating: 5¶quote: "Nessuno¶role: x¶ | 2 | una virgoletta alla fine del testo, uguale a quella all’inizio | quote: "Nessuno
  quote: "Nessuno¶author: "Marta"¶ | 1 | una virgoletta alla fine del testo, uguale a quella all’inizio | quote: "Nessuno
  quote: 'L'azienda cresce'¶ | 1 | tutto il testo tra virgolette doppie, e nessuna dentro: « » intorno alle parole citate, ’ come apostrofo | quote: 'L'azienda cresce'
  quote: "Il "vero" prezzo"¶ | 1 | tutto il testo tra virgolette doppie, e nessuna dentro: « » intorno alle parole citate, ’ come apostrofo | quote: "Il "vero" prezzo"
  quote: {claim:support}, sempre¶ | 1 | le virgolette intorno a un testo che comincia con { o [, ad esempio "{claim:support} per te" | quote: {claim:support}, sempre
  author: "Anna"¶quote: {claim:support} con te¶role: x¶ | 2 | le virgolette intorno a un testo che comincia con { o [, ad esempio "{claim:support} per te" | quote: {claim:support} con te
  author: "Anna"¶quote: [La fibra](/fibra) va¶ | 2 | le virgolette intorno a un testo che comincia con { o [, ad esempio "{claim:support} per te" | quote: [La fibra](/fibra) va
  items:¶  - {claim:support} con te¶  - x¶ | 2 | le virgolette intorno a un testo che comincia con { o [, ad esempio "{claim:support} per te" | - {claim:support} con te
  items: [“Entro {claim:replyHours} ore”]¶role: x¶ | 1 | le virgolette dritte intorno a una voce che contiene un fatto, ad esempio 'Entro {claim:replyHours} ore' | items: [“Entro {claim:replyHours} ore”]
  quote: "a\\qb"¶ | 1 | YAML che si legge in un solo modo | quote: "a\\qb"
  a: 1¶   b: 2¶ | 1 | lo stesso rientro per tutte le righe di un gruppo, due spazi per livello, e un trattino con uno spazio prima del primo campo di ogni voce | a: 1
  items:¶  question: A¶  - question: C?¶ | 3 | lo stesso rientro per tutte le righe di un gruppo | - question: C?
  items:¶  - question: A¶    answer: b¶ - question: C¶ | 4 | lo stesso rientro per tutte le righe di un gruppo | - question: C
  a:¶  - b: 1¶   c: 2¶ | 3 | lo stesso rientro per tutte le righe di un gruppo | c: 2
  rating: 5¶quote:\u00a0Sì¶role: x¶ | 2 | spazi normali prima e dopo un campo o un trattino: qui ce n’è uno unificatore, preso da un programma di scrittura | quote:␣Sì
  items:¶  - question: A¶  -\u00a0question: C¶ | 3 | spazi normali prima e dopo un campo o un trattino: qui ce n’è uno unificatore, preso da un programma di scrittura | -␣question: C
  rating: 5¶La rete tiene¶role: x¶ | 2 | un campo, due punti, uno spazio, un valore | La rete tiene
  items:¶  - !Installazione gratuita¶ | 2 | le virgolette intorno a un testo che comincia con un segno come ! & * | - !Installazione gratuita
  quote: &c Uno¶ | 1 | le virgolette intorno a un testo che comincia con un segno come ! & * | quote: &c Uno
  quote: *uno dei tanti¶ | 1 | le virgolette intorno a un testo che comincia con un segno come ! & * | quote: *uno dei tanti
  quote: @trama¶ | 1 | le virgolette intorno a un testo che comincia con un segno come ! & * | quote: @trama
  quote: %50 in meno¶ | 1 | le virgolette intorno a un testo che comincia con un segno come ! & * | quote: %50 in meno
  quote: > di 500 clienti¶ | 1 | le virgolette intorno a un testo che comincia con un segno come ! & * | quote: > di 500 clienti
  quote: - uno¶ | 1 | le virgolette intorno a un testo che comincia con un segno come ! & * | quote: - uno
  a: 1¶b: { quote: Grazie, ti aspettiamo, role: x }¶ | 2 | le virgolette intorno a un testo che contiene una virgola, ad esempio "Grazie, a presto", e il punto nei prezzi | b: { quote: Grazie, ti aspettiamo, role: x }
  b: { price: 19,99, from: x, 5 }¶ | 1 | le virgolette intorno a un testo che contiene una virgola | b: { price: 19,99, from: x, 5 }
  rating: 5¶<<<<<<< HEAD¶role: a¶=======¶role: b¶>>>>>>> main¶ | 2 | una sola versione: tieni le righe giuste tra <<<<<<< e >>>>>>>, e cancella quelle con <<<<<<<, ======= e >>>>>>> | <<<<<<< HEAD
  quote: >-¶<<<<<<< HEAD¶  uno¶=======¶  due¶>>>>>>> main¶ | 2 | una sola versione: tieni le righe giuste tra <<<<<<< | <<<<<<< HEAD
  role: a¶=======¶author: x¶ | 2 | una sola versione: tieni le righe giuste tra <<<<<<< | =======
`);

test.each(MISTAKES)('says once how to mend %j', (yaml, line, expected, received) => {
  const [problem = '', ...others] = problemsOf({ [CLIENT]: yaml });
  expect(problem).toContain(`${CLIENT}:${line} (file): ${expected}`);
  expect(problem.endsWith(` | ${received}`)).toBe(true);
  expect(others).toEqual([]);
});

test.each(
  cases(`
  quote: Il numero #1 per negozi¶ | 1 quote | "Il numero", perché YAML prende "#1 per negozi"
  rating: 5¶quote: #1 per negozi¶ | 2 quote | "", perché YAML prende "#1 per negozi"
  a:¶  - uno #due¶ | 2 (file) | "uno", perché YAML prende "#due"
  a: [uno, due #tre]¶b: x¶ | 1 (file) | "due", perché YAML prende "#tre]"
  a: { b: uno #due, c: 3 }¶d: x¶ | 1 b | "uno", perché YAML prende "#due, c: 3 }"
  a: uno¶  due #tre¶ | 2 a | "uno due", perché YAML prende "#tre"
`),
)('reports the text that a # cuts off in %j', (yaml, place, received) => {
  const [problem] = problemsOf({ [CLIENT]: yaml });
  expect(problem).toContain(
    `${CLIENT}:${place}: le virgolette intorno a un testo con un # dopo uno spazio, ad esempio "Fibra numero #1"; un commento va in una riga sua`,
  );
  expect(problem).toContain(`${received} per un commento`);
});

test('accepts comments on their own line and after figures, quoted texts and lists', () => {
  const notes = `# Note\n${SMALL_CONTENT[CLIENT]?.replace('rating: 5', 'rating: 5 # di 5')}  # In fondo\n`;
  const quoted = notes.replace(/role: (.*)/, 'role: "$1 #1" # così');
  expect(contentOf({ [CLIENT]: quoted }).testimonials.get('brandi')?.role).toBe('responsabile IT #1');
});

test('reports each repeated key of an entry without a dash', () => {
  const yaml = 'items:\n  - question: A\n    answer: b\n    question: C\n    answer: d\n';
  const once =
    'ogni campo una volta; in un elenco, un trattino prima del primo campo di ogni voce | un campo che sta già sopra';
  expect(problemsOf({ [CLIENT]: yaml })).toEqual([
    `${CLIENT}:4 question: ${once}`,
    `${CLIENT}:5 answer: ${once}`,
  ]);
});
