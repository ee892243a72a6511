import { type Document, type LineCounter, visit, type YAMLParseError } from 'yaml';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { cutTexts } from './cut-texts.ts';
import { quoted, yamlSigns } from './yaml-signs.ts';

/** A file that YAML cannot read, or not as it was meant. */
interface Parsed {
  /** How messages name it. */
  readonly file: string;
  readonly source: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** How git marks two versions of one place; it stands at the start of a line, where copy never has it. */
const CONFLICT = /^(?:<{7} .*|={7}|>{7} .*)$/m;

const FIRST = 'the first mistake in this file; those after it show when it is mended';

const keyAt = (source: string, offset: number): string => /^[^:\s]*/.exec(source.slice(offset))?.[0] ?? '';

const restOfLine = (source: string, offset: number): string => source.slice(offset).split('\n', 1)[0] ?? '';

const firstLine = (message: string): string =>
  message.split('\n', 1)[0]?.replace(/ at line \d+.*$/, '') ?? '';

/** Where the last quoted text before a place begins: YAML notices far below that nothing closes it. */
const quotedBefore = (document: Document.Parsed, offset: number): number | undefined => {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range && range[0] < offset) start = range[0];
    },
  });
  return start;
};

/** What went wrong, in words that say how to mend it; for the mistakes that a keyboard makes most. */
interface Mending {
  readonly expected: string;
  readonly received: string;
  /** Where it is, if not where YAML noticed. */
  readonly offset?: number | undefined;
}

/** What YAML says of a text with a colon and a space in it; of what is indented too far it says the same. */
const COLON_CODES: readonly string[] = ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW'];

/** An entry of a list where none can be: the ones before it were written without their dash. */
const ENTRY = /^\s*- /;

/** A key that what follows belongs to. */
const OPENING = /^\s*(?:- )?[^\s:]+:\s*$/;

/** Whether the list of an entry has an earlier one, written with its dash: then this one stands at another distance. */
const hasEntryAbove = (source: string, offset: number): boolean => {
  const above = source.slice(0, offset).split('\n').slice(0, -1).reverse();
  const first = above.find((line) => ENTRY.test(line) || OPENING.test(line));
  return first !== undefined && ENTRY.test(first);
};

/** A no-break space where YAML wants an ordinary one. Word processors write it, and nobody sees it. */
const NO_BREAK = /^\s*(?:\u00a0|-\u00a0|[^\s:]+:\u00a0)/;

/** A value that YAML takes for a map or a list, and the words after it. */
const BRACKET_FIRST = /^\s*(?:- )?(?:[^\s:]+: +)?((?:\{[^}]*\}|\[[^\]]*\])\s*[^\s#].*)$/;

const wholeLine = (source: string, offset: number): string =>
  restOfLine(source, source.lastIndexOf('\n', offset - 1) + 1);

/** A value that begins with a dash of a list, a question mark of a key, or a bracket that nothing opens. */
const OWN_SIGN =
  /block-seq-ind on same line|explicit-key-ind|Unexpected flow-(?:map|seq)-end token in YAML stream/;

const INDENT_CODES: readonly string[] = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_INDENT'];

const NO_DASH = 'a dash before the first key of each entry: those above this line have none';
const ONE_DISTANCE =
  'what belongs to one group at the same distance from the margin, two spaces for each step';

/** A dash that touches its entry: YAML takes it for a part of the word. */
const TOUCHING_DASH = /^\s*-[^\s-]/;
const SPACED_DASH = 'a space after the dash that begins an entry, such as "- question: …"';

const mendingOf = ({ code, message, pos }: YAMLParseError, { source, document, lines }: Parsed): Mending => {
  const [offset] = pos;
  const rest = restOfLine(source, offset);
  const line = wholeLine(source, offset);
  if (NO_BREAK.test(line))
    return {
      expected:
        'ordinary spaces before and after a key or a dash: a word processor left one that only looks like it',
      received: line.trim().replaceAll('\u00a0', '␣'),
    };
  if (TOUCHING_DASH.test(line)) return { expected: SPACED_DASH, received: line.trim() };
  if (code === 'BAD_SCALAR_START' || OWN_SIGN.test(message) || rest.startsWith('? '))
    return { expected: quoted(rest.trim()), received: rest.trim() };
  if (code === 'TAB_AS_INDENT')
    return { expected: 'spaces at the start of a line, two for each step', received: 'a tab' };
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && ENTRY.test(rest))
    return { expected: hasEntryAbove(source, offset) ? ONE_DISTANCE : NO_DASH, received: rest.trim() };
  if (COLON_CODES.includes(code) && /:(?:\s|$)/.test(rest))
    return {
      expected: 'quotation marks around a text with a colon and a space in it, such as "Prezzi: da 15 euro"',
      received: rest,
    };
  if (INDENT_CODES.includes(code) || message.startsWith('Sequence item without'))
    return {
      expected: ONE_DISTANCE,
      received: code === 'BLOCK_AS_IMPLICIT_KEY' ? `${rest}, and below it a line further in` : rest.trim(),
    };
  if (message.startsWith('Missing , '))
    return {
      expected: `straight quotation marks around an entry with a fact in it, such as 'Entro {claim:replyHours} ore'`,
      received: line.trim(),
    };
  if (code === 'MULTILINE_IMPLICIT_KEY')
    return { expected: 'a key, a colon, a space, a value', received: rest };
  const isUnclosed = code === 'MISSING_CHAR' && /closing ["']quote/.test(message);
  const hasMore = code === 'UNEXPECTED_TOKEN' && message.includes('scalar at node end');
  if (!isUnclosed && !hasMore) return { expected: 'YAML that can be read', received: firstLine(message) };
  const bracketFirst = hasMore ? BRACKET_FIRST.exec(line)?.[1] : undefined;
  if (bracketFirst !== undefined)
    return {
      expected: 'quotation marks around a text that begins with { or [, such as "{claim:support} per te"',
      received: bracketFirst,
    };
  const start = quotedBefore(document, offset) ?? offset;
  if (isUnclosed || lines.linePos(start).line < lines.linePos(offset).line)
    return {
      expected: 'a quotation mark at the end of the text, the same as at its start',
      received: restOfLine(source, start),
      offset: start,
    };
  return {
    expected:
      'the whole text in double quotation marks, and none inside: « » around quoted words, ’ as apostrophe',
    received: `text after its end: ${rest}`,
  };
};

const conflictIn = ({ file, source, lines }: Parsed): ContentProblem | undefined => {
  const found = CONFLICT.exec(source);
  if (!found) return undefined;
  return {
    file: `${file}:${lines.linePos(found.index).line}`,
    field: WHOLE_FILE,
    expected:
      'one version: of what stands between <<<<<<< and >>>>>>> keep what is right, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    received: found[0],
  };
};

/** What stands at the margin is in no list. */
const isIndented = (source: string, offset: number): boolean => source[offset - 1] === ' ';

const duplicateKey = ({ pos }: YAMLParseError, { file, source, lines }: Parsed): ContentProblem => ({
  file: `${file}:${lines.linePos(pos[0]).line}`,
  field: keyAt(source, pos[0]),
  expected: isIndented(source, pos[0])
    ? 'each key once; in a list, a dash before the first key of each entry'
    : 'each key once',
  received: 'a key that stands above already',
});

const signsIn = ({ file, source, document, lines }: Parsed): ContentProblem[] => {
  const end = document.errors[0]?.pos[1] ?? source.length;
  return yamlSigns(source, document)
    .filter(({ offset }) => offset < end)
    .map(({ offset, ...sign }) => ({ file: `${file}:${lines.linePos(offset).line}`, ...sign }));
};

/** What YAML could read in two ways: it took one, and says so. */
const doubts = ({ file, document, lines }: Parsed): ContentProblem[] =>
  document.warnings.map(({ message, pos }) => ({
    file: `${file}:${lines.linePos(pos[0]).line}`,
    field: WHOLE_FILE,
    expected: 'YAML that can be read in one way only',
    received: firstLine(message),
  }));

/** A sign of number is a comment for YAML; the text would go online without its end. */
const commentsInTexts = ({ file, source, document, lines }: Parsed, end = source.length): ContentProblem[] =>
  cutTexts(source, document)
    .filter(({ offset }) => offset < end)
    .map(({ offset, key = WHOLE_FILE, left, lost }) => ({
      file: `${file}:${lines.linePos(offset).line}`,
      field: key,
      expected:
        'quotation marks around a text with a # after a space, such as "Fibra numero #1"; a note on a line of its own',
      received: `${JSON.stringify(left)}, since YAML takes ${JSON.stringify(lost)} for a note`,
    }));

/**
 * @param parsed a file, with what the YAML parser made of it
 * @returns why its data cannot be read. Of mistakes only the first, since YAML loses its way there and what it says of the
 *   rest is an echo; of signs of YAML's own, of keys that stand twice and of texts that a # cuts
 *   each. Nothing for a file that can be read.
 */
export const yamlMistakes = (parsed: Parsed): ContentProblem[] => {
  const conflict = conflictIn(parsed);
  if (conflict) return [conflict];
  const signs = signsIn(parsed);
  if (signs.length > 0) return signs;
  const { errors } = parsed.document;
  const [mistake] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (!mistake)
    return [
      ...errors.map((error) => duplicateKey(error, parsed)),
      ...doubts(parsed),
      ...commentsInTexts(parsed),
    ];
  const more = errors.length > 1 ? ` (${FIRST})` : '';
  // It may have cut off the bracket that YAML misses.
  const [cut] = commentsInTexts(parsed, mistake.pos[0]);
  if (cut) return [{ ...cut, expected: cut.expected + more }];
  const { expected, received, offset = mistake.pos[0] } = mendingOf(mistake, parsed);
  const { line } = parsed.lines.linePos(offset);
  return [{ file: `${parsed.file}:${line}`, field: WHOLE_FILE, expected: expected + more, received }];
};
