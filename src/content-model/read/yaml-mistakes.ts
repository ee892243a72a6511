import {
  type Document,
  isAlias,
  isScalar,
  type LineCounter,
  type Node,
  visit,
  type YAMLParseError,
} from 'yaml';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';

/** A file with the result of the YAML parser. */
interface Parsed {
  /** Its name in messages. */
  readonly file: string;
  readonly source: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** A conflict marker of git. It is at the start of a line, where copy never has one. */
const CONFLICT = /^(?:<{7} .*|={7}|>{7} .*)$/m;
const ONE_VERSION =
  'una sola versione: tieni le righe giuste tra <<<<<<< e >>>>>>>, e cancella quelle con <<<<<<<, ======= e >>>>>>>';
const FIRST = ' (il primo errore di questo file; gli altri appaiono quando è corretto)';
const SIGN =
  'le virgolette intorno a un testo che comincia con un segno come ! & * | > % @ - o ], come in "!Installazione gratuita"';
const HASH =
  'le virgolette intorno a un testo con un # dopo uno spazio, ad esempio "Fibra numero #1"; un commento va in una riga sua';
const COMMA =
  'le virgolette intorno a un testo che contiene una virgola, ad esempio "Grazie, a presto", e il punto nei prezzi: tra parentesi una virgola comincia un altro campo';
const OPEN = 'una virgoletta alla fine del testo, uguale a quella all’inizio';
const WHOLE =
  'tutto il testo tra virgolette doppie, e nessuna dentro: « » intorno alle parole citate, ’ come apostrofo';

/** A mistake of syntax, with the text from its place to the end of the line, and the whole line. */
interface Found {
  readonly code: string;
  readonly message: string;
  readonly rest: string;
  readonly line: string;
}

/** How to mend the mistakes that people make, by what the parser says and by the line; the first that fits counts. */
const CURES: readonly (readonly [fits: (found: Found) => boolean, expected: string])[] = [
  [
    ({ line }) => /^\s*(?:\u00a0|-\u00a0|[^\s:]+:\u00a0)/.test(line),
    'spazi normali prima e dopo un campo o un trattino: qui ce n’è uno unificatore, preso da un programma di scrittura',
  ],
  [
    ({ code, message, rest, line }) =>
      code === 'BAD_SCALAR_START' ||
      /block-seq-ind on same line|explicit-key-ind|Unexpected flow-(?:map|seq)-end/.test(message) ||
      rest.startsWith('? ') ||
      /^\s*(?:- )*(?:[^\s:]+:[ \t]+)?(?:[!&*%]|[|>][+-]?[ \t]*[^\s#])/.test(line),
    SIGN,
  ],
  [
    ({ code }) => code === 'TAB_AS_INDENT',
    'spazi all’inizio della riga, due per livello: questa ha una tabulazione',
  ],
  [
    ({ code, rest }) =>
      ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW'].includes(code) &&
      /:(?:\s|$)/.test(rest) &&
      !/^\s*- /.test(rest),
    'le virgolette intorno a un testo che contiene due punti e uno spazio, ad esempio "Prezzi: da 15 euro"',
  ],
  [
    ({ code, message, line }) =>
      ['BLOCK_AS_IMPLICIT_KEY', 'BAD_INDENT'].includes(code) ||
      message.startsWith('Sequence item without') ||
      /^\s*-[^\s-]/.test(line),
    'lo stesso rientro per tutte le righe di un gruppo, due spazi per livello, e un trattino con uno spazio prima del primo campo di ogni voce',
  ],
  [
    ({ message }) => message.startsWith('Missing , '),
    "le virgolette dritte intorno a una voce che contiene un fatto, ad esempio 'Entro {claim:replyHours} ore'",
  ],
  [({ code }) => code === 'MULTILINE_IMPLICIT_KEY', 'un campo, due punti, uno spazio, un valore'],
  [({ code, message }) => code === 'MISSING_CHAR' && /closing ["']quote/.test(message), OPEN],
  [
    ({ message, line }) =>
      message.includes('scalar at node end') && /^\s*(?:- )?(?:[^\s:]+: +)?[{[]/.test(line),
    'le virgolette intorno a un testo che comincia con { o [, ad esempio "{claim:support} per te"',
  ],
  [({ message }) => message.includes('scalar at node end'), WHOLE],
  [() => true, 'YAML che si legge in un solo modo'],
];

/** The offset of the last quoted text before a place. YAML reports an unclosed quotation mark far below it. */
const quotedBefore = (document: Document.Parsed, offset: number): number | undefined => {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) start = range[0];
    },
  });
  return start;
};

/** Whether YAML takes the beginning of a text for a sign of its own and would drop it: content needs no such signs. */
const hasSign = (node: Node): boolean => isAlias(node) || Boolean(node.anchor ?? node.tag);

/**
 * @param parsed a file with the result of the YAML parser
 * @returns why the file cannot be read as it was meant; empty for a valid file. Of syntax errors only the first, since
 *   the others are mostly consequences of it. Texts that begin with a sign of YAML, duplicate keys and texts that a `#`
 *   cuts off are all reported.
 */
export const yamlMistakes = ({ file, source, document, lines }: Parsed): ContentProblem[] => {
  const at = (offset: number, expected: string, received: string, field = WHOLE_FILE): ContentProblem => ({
    file: `${file}:${lines.linePos(offset).line}`,
    field,
    expected,
    received,
  });
  const restAt = (offset: number): string => source.slice(offset).split('\n', 1)[0]?.trimEnd() ?? '';
  const lineAt = (offset: number): string => restAt(source.lastIndexOf('\n', offset - 1) + 1);
  const shownAt = (offset: number): string => lineAt(offset).trim().replaceAll('\u00a0', '␣');

  const conflict = CONFLICT.exec(source);
  if (conflict) return [at(conflict.index, ONE_VERSION, conflict[0])];

  const signs: ContentProblem[] = [];
  const commas: ContentProblem[] = [];
  const cut: (ContentProblem & { readonly offset: number })[] = [];
  visit(document, {
    // A name without a colon, behind a comma in { }: the rest of a text that YAML cut in two.
    Pair: (index, { key, value }) => {
      if (value === null && Number(index) > 0 && isScalar(key) && key.range)
        commas.push(at(key.range[0], COMMA, shownAt(key.range[0])));
    },
    Node: (key, node, around) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (hasSign(node)) signs.push(at(start, SIGN, shownAt(start)));
      if (!isScalar(node) || node.type !== 'PLAIN' || key === 'key') return;
      const lost = /^[ \t]*(#.*)/.exec(source.slice(end))?.[1];
      if (lost === undefined || !(typeof node.value === 'string' || node.value === null)) return;
      const pair = around.at(-1);
      const field = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : WHOLE_FILE;
      const kept = `${JSON.stringify(node.value ?? '')}, perché YAML prende ${JSON.stringify(lost)} per un commento`;
      const offset = source.indexOf('#', end);
      cut.push({ ...at(offset, HASH, kept, field), offset });
    },
  });

  const isDuplicate = ({ code }: YAMLParseError): boolean => code === 'DUPLICATE_KEY';
  const [error] = document.errors.filter((one) => !isDuplicate(one));
  if (error) {
    const { code, message, pos } = error;
    const more = document.errors.length > 1 ? FIRST : '';
    // The comment may contain the closing bracket that YAML reports as missing.
    const lost = cut.find(({ offset }) => offset < pos[0]);
    if (lost) return [at(lost.offset, lost.expected + more, lost.received, lost.field)];
    const found = { code, message, rest: restAt(pos[0]), line: lineAt(pos[0]) };
    const [, cure = ''] = CURES.find(([fits]) => fits(found)) ?? [];
    const quote = quotedBefore(document, pos[0]) ?? pos[0];
    const isAbove = lines.linePos(quote).line < lines.linePos(pos[0]).line;
    const isOpen = cure === OPEN || (cure === WHOLE && isAbove);
    return [isOpen ? at(quote, OPEN + more, shownAt(quote)) : at(pos[0], cure + more, shownAt(pos[0]))];
  }
  if (signs.length > 0) return signs;
  if (commas.length > 0) return [...new Map(commas.map((comma) => [comma.file, comma])).values()];
  return [
    ...document.errors.map(({ pos: [offset] }) =>
      at(
        offset,
        'ogni campo una volta; in un elenco, un trattino prima del primo campo di ogni voce',
        'un campo che sta già sopra',
        /^[^:\s]*/.exec(source.slice(offset))?.[0],
      ),
    ),
    ...document.warnings.map(({ pos: [offset] }) =>
      at(offset, 'YAML che si legge in un solo modo', shownAt(offset)),
    ),
    ...cut.map(({ offset: _, ...problem }) => problem),
  ];
};
