import { expect, test } from 'vitest';
import { cases, PAGE, PLANS, problemsOf, SERVICE, text } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';

test.each(
  cases(`
  Supporto {claim:support | nessuna graffa fuori da un riferimento intero come {claim:support} | {claim:support
  Supporto claim:support} ogni giorno | nessuna graffa fuori da un riferimento intero come {claim:support} | Supporto claim:support}
  {claim:support} e {claim:latency ms | nessuna graffa fuori da un riferimento intero come {claim:support} | {claim:latency ms
  {claim:support}} | nessuna graffa fuori da un riferimento intero come {claim:support} | 24/7}
  La [FWA 5G](javascript:alert(1)). | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | [FWA 5G](javascript:alert(1)
  [x](http://a.example) e [y](/fibra-ottica) | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | [x](http://a.example)
  [x]( /fibra-ottica) | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | [x]( /fibra-ottica)
  [x](fibra-ottica) | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | [x](fibra-ottica)
  [](/fibra-ottica) | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | [](/fibra-ottica)
  [x](/fibra-ottica | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | [x](/fibra-ottica
  x](/fibra-ottica) | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | x](/fibra-ottica)
  Leggi [qui] (/fibra-ottica) i prezzi | un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/) | [qui] (/fibra-ottica)
  Oltre <b>15</b> anni | un testo senza HTML: il grassetto e gli a capo li decide il sito | <b>15</b> anni
  Prima riga<br/>seconda | un testo senza HTML: il grassetto e gli a capo li decide il sito | <br/>seconda
  Perch&egrave; noi | la lettera o il segno stesso, ad esempio è o & | &egrave; noi
  R&#38;D | la lettera o il segno stesso, ad esempio è o & | &#38;D
  Perch\uFFFD noi | la lettera che si è persa quando il file è stato salvato | \uFFFD noi
`),
)('refuses "%s"', (copy, expected, excerpt) => {
  const [problem = '', ...others] = problemsOf(text(copy));
  expect(problem).toContain(`${PAGE}:6 sections[0].text: ${expected}`);
  expect(problem.endsWith(` | "${excerpt}" (testo)`)).toBe(true);
  expect(others).toEqual([]);
});

test.each([
  [
    'a file that quotes no facts',
    edit('brand.yaml', 'operator: Nordica Rete', "operator: 'A {claim:clients}'"),
    'nessuna graffa: questo file non cita fatti',
  ],
  [
    'the file of the fact that contains it',
    edit(PLANS, '5-10 giorni lavorativi', "'5-10} giorni'"),
    'nessuna graffa fuori da un riferimento intero come {claim:support}',
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
