import { brokenLink } from '../fields/link.ts';
import { AFTER, BEFORE, madeVisible, twiceEncodedAt } from '../read/invisible.ts';
import { fieldName } from '../read/json-path.ts';
import { problemAt, received } from '../read/problem-at.ts';
import type { Rule } from '../reading.ts';

const from = (text: string, at: number): string | undefined =>
  at === -1 ? undefined : madeVisible(text.slice(at, at + AFTER));

const brace = (text: string): string | undefined => {
  const at = text.search(/[{}]/);
  return text[at] === '}' ? text.slice(Math.max(at - BEFORE, 0), at + 1) : from(text, at);
};

/** Codes that are dialled, such as `*21*`, are texts like others. */
const DIALLED = /(?<![^\s(«"“])[*#]{1,2}\d[\d*#]*/g;

/** What a text must not contain once its tokens are replaced, each with the part of the text that does. */
const MISTAKES: readonly (readonly [expected: string, excerpt: (text: string) => string | undefined])[] = [
  ['un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/)', brokenLink],
  // `<b>`, `</b>`, `<br/>` or a comment; not "<10 ms".
  [
    'un testo senza HTML: il grassetto e gli a capo li decide il sito',
    (text) => from(text, text.search(/<(?:\/?[a-z][^<>]*>|!--)/i)),
  ],
  // `&egrave;` or `&#232;`; not "R&D;".
  [
    'la lettera o il segno stesso, ad esempio è o &',
    (text) => from(text, text.search(/&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i)),
  ],
  // `**grassetto**`, `*corsivo*`, a line that begins as a list; not an old address, which has a rule of its own.
  [
    'un testo senza asterischi: si leggerebbero così come sono. Per dare rilievo usa un titolo, un elenco o una citazione',
    (text) =>
      text.startsWith('/')
        ? undefined
        : from(text, text.replace(DIALLED, (code) => '0'.repeat(code.length)).indexOf('*')),
  ],
  ['la lettera che si è persa quando il file è stato salvato', (text) => from(text, text.indexOf('\uFFFD'))],
  [
    'la lettera che una codifica sbagliata ha cambiato in questo: scrivila di nuovo e salva il file come UTF-8',
    (text) => from(text, twiceEncodedAt(text)),
  ],
];

/** Signs in texts that visitors would see as they were typed. */
export const characters: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const noBrace = entry.quotes
      ? 'nessuna graffa fuori da un riferimento intero come {claim:support}'
      : 'nessuna graffa: questo file non cita fatti';
    return entry.fields.flatMap(({ path, value, meta }) => {
      if (typeof value !== 'string' || meta.repeats || entry.blamed.has(fieldName(path))) return [];
      return [[noBrace, brace] as const, ...MISTAKES].flatMap(([expected, excerptOf]) => {
        const excerpt = excerptOf(value);
        return excerpt === undefined ? [] : [problemAt(entry, path, expected, received(excerpt))];
      });
    });
  });
