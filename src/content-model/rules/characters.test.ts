import { expect, test } from 'vitest';
import { cases, PAGE, PLANS, problemsOf, SERVICE, text } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';

test.each(
  cases(`
  Supporto {claim:support | no brace outside a whole token such as {claim:support} | {claim:support
  Supporto claim:support} ogni giorno | no brace outside a whole token | Supporto claim:support}
  {claim:support} e {claim:latency ms | no brace outside a whole token | {claim:latency ms
  {claim:support}} | no brace outside a whole token | 24/7}
  La [FWA 5G](javascript:alert(1)). | a link such as [parole](/percorso) or [ministero](https://www.mimit.gov.it/) | [FWA 5G](javascript:alert(1)
  [x](http://a.example) e [y](/fibra-ottica) | a link such as | [x](http://a.example)
  [x]( /fibra-ottica) | a link such as | [x]( /fibra-ottica)
  [x](fibra-ottica) | a link such as | [x](fibra-ottica)
  [](/fibra-ottica) | a link such as | [](/fibra-ottica)
  [x](/fibra-ottica | a link such as | [x](/fibra-ottica
  x](/fibra-ottica) | a link such as | x](/fibra-ottica)
  Leggi [qui] (/fibra-ottica) i prezzi | a link such as | [qui] (/fibra-ottica)
  Oltre <b>15</b> anni | text without HTML: the site decides on bold text and line breaks | <b>15</b> anni
  Prima riga<br/>seconda | text without HTML | <br/>seconda
  Perch&egrave; noi | the letter or sign itself, such as è or & | &egrave; noi
  R&#38;D | the letter or sign itself | &#38;D
  Perch\uFFFD noi | the letter that was lost when the file was saved | \uFFFD noi
`),
)('refuses "%s"', (copy, expected, excerpt) => {
  const [problem = '', ...others] = problemsOf(text(copy));
  expect(problem).toContain(`${PAGE}:6 sections[0].text: ${expected}`);
  expect(problem.endsWith(` | "${excerpt}" (text)`)).toBe(true);
  expect(others).toEqual([]);
});

test.each([
  [
    'a file that quotes no facts',
    edit('brand.yaml', 'operator: Nordica Rete', "operator: 'A {claim:clients}'"),
    'no braces',
  ],
  [
    'the file of the fact that contains it',
    edit(PLANS, '5-10 giorni lavorativi', "'5-10} giorni'"),
    'no brace outside',
  ],
])('reports a brace once, in %s', (_where, changes, expected) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(expected)]);
});

test.each(['<12 ms', '< 5 ore', 'R&D', 'R&D; poi vendite', 'a < b > c', '[1] (in centesimi)'])(
  'accepts "%s"',
  (copy) => {
    expect(problemsOf(text(copy))).toEqual([]);
  },
);

test.each([
  'Le regole di AGCOM, INAIL, SCADA e HIPAA, il GDPR e l’FTTH',
  'Con {brand:operator} e {claim:support}, è più semplice',
  'Offerta! Subito... "così", in 24 ore e fino a 2,5 Gb/s',
  "E' pronta: ecco perchè,  due spazi",
  'Rispondiamo entro un giorno, in tre piani',
])('accepts "%s": the wording is the owner’s', (copy) => {
  const summary = edit(SERVICE, 'Attiva in {fact:fibra-ottica/activation}.', JSON.stringify(copy));
  expect(problemsOf(summary)).toEqual([]);
});
