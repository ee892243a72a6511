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
import { cutTexts } from './cut-texts.ts';

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

const FIRST = 'the first mistake in this file; later ones appear once it is fixed';

const keyAt = (source: string, offset: number): string => /^[^:\s]*/.exec(source.slice(offset))?.[0] ?? '';

const restOfLine = (source: string, offset: number): string => source.slice(offset).split('\n', 1)[0] ?? '';

const firstLine = (message: string): string =>
  message.split('\n', 1)[0]?.replace(/ at line \d+.*$/, '') ?? '';

/** The offset of the last quoted text before a place. YAML reports an unclosed quotation mark far below it. */
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

/** The message for a frequent typing mistake, which says how to fix it. */
interface Fix {
  readonly expected: string;
  readonly received: string;
  /** The offset of the mistake, if it is not where YAML reports it. */
  readonly offset?: number | undefined;
}

/** The error codes of a text with a colon and a space in it. Lines that are indented too far have the same codes. */
const COLON_CODES: readonly string[] = ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW'];

/** An entry of a list. If it is where no entry can be, those before it lack their dash. */
const ENTRY = /^\s*- /;

/** A key whose value begins on the next line. */
const OPENING = /^\s*(?:- )?[^\s:]+:\s*$/;

/** Whether an entry above has its dash. Then this entry is only indented differently. */
const hasEntryAbove = (source: string, offset: number): boolean => {
  const above = source.slice(0, offset).split('\n').slice(0, -1).reverse();
  const first = above.find((line) => ENTRY.test(line) || OPENING.test(line));
  return first !== undefined && ENTRY.test(first);
};

/** A no-break space where YAML needs an ordinary one. Word processors write it, and it looks the same. */
const NO_BREAK = /^\s*(?:\u00a0|-\u00a0|[^\s:]+:\u00a0)/;

/** A value that begins with a bracket, which YAML reads as a map or a list, with the words after it. */
const BRACKET_FIRST = /^\s*(?:- )?(?:[^\s:]+: +)?((?:\{[^}]*\}|\[[^\]]*\])\s*[^\s#].*)$/;

const wholeLine = (source: string, offset: number): string =>
  restOfLine(source, source.lastIndexOf('\n', offset - 1) + 1);

/** How many characters of a text an example repeats. */
const SHOWN = 40;

/** The "expected" text of a problem with a text that begins with a sign of YAML. */
const quoted = (text: string): string => {
  const example = text.includes('"') || text.length > SHOWN ? '' : `, such as "${text}"`;
  return `quotation marks around a text that begins with ${text[0]}${example}`;
};

/** A value that begins with a sign that YAML takes for a tag, an anchor, an alias, a block or a directive. */
const SIGNED = /^\s*(?:- )*(?:[^\s:]+:[ \t]+)?([!&*|>%].*)$/;
/** `>` or `|` at the end of a line, with the text below. A figure after it would set the indentation. */
const LONG_TEXT = /^[|>][+-]?[ \t]*(?:#.*)?$/;

/** Errors of a value that begins with a list dash, a question mark or a closing bracket. */
const OWN_SIGN =
  /block-seq-ind on same line|explicit-key-ind|Unexpected flow-(?:map|seq)-end token in YAML stream/;

const INDENT_CODES: readonly string[] = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_INDENT'];

const NO_DASH = 'a dash before the first key of each entry: those above this line have none';
const ONE_DISTANCE = 'the same indentation for all lines of a group, two spaces for each level';

/** A dash without a space after it, which YAML reads as a part of the word. */
const TOUCHING_DASH = /^\s*-[^\s-]/;
const SPACED_DASH = 'a space after the dash that begins an entry, such as "- question: …"';

const fixFor = ({ code, message, pos }: YAMLParseError, { source, document, lines }: Parsed): Fix => {
  const [offset] = pos;
  const rest = restOfLine(source, offset);
  const line = wholeLine(source, offset);
  if (NO_BREAK.test(line))
    return {
      expected:
        'ordinary spaces before and after a key or a dash: one here is a no-break space from a word processor',
      received: line.trim().replaceAll('\u00a0', '␣'),
    };
  if (TOUCHING_DASH.test(line)) return { expected: SPACED_DASH, received: line.trim() };
  if (code === 'BAD_SCALAR_START' || OWN_SIGN.test(message) || rest.startsWith('? '))
    return { expected: quoted(rest.trim()), received: rest.trim() };
  const signed = SIGNED.exec(line)?.[1];
  if (signed !== undefined && !LONG_TEXT.test(signed)) return { expected: quoted(signed), received: signed };
  if (code === 'TAB_AS_INDENT')
    return { expected: 'spaces at the start of a line, two for each level', received: 'a tab' };
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
      'one version: keep the right lines between <<<<<<< and >>>>>>>, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    received: found[0],
  };
};

/** Whether a key is indented. A key at the margin is in no list. */
const isIndented = (source: string, offset: number): boolean => source[offset - 1] === ' ';

const duplicateKey = ({ pos }: YAMLParseError, { file, source, lines }: Parsed): ContentProblem => ({
  file: `${file}:${lines.linePos(pos[0]).line}`,
  field: keyAt(source, pos[0]),
  expected: isIndented(source, pos[0])
    ? 'each key once; in a list, a dash before the first key of each entry'
    : 'each key once',
  received: 'a key that is already above',
});

const FLOW_ENDS = /[,\]}]/;

/** Where the sign of a node is, from which YAML reads a tag, an anchor, an alias or a block with a figure. */
const signOf = (node: Node, source: string): number | undefined => {
  const [start = 0] = node.range ?? [];
  if (isAlias(node)) return start;
  const sign = node.anchor === undefined ? node.tag && '!' : '&';
  if (sign) return source.lastIndexOf(sign, start - 1);
  const isBlock = isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL');
  return isBlock && !LONG_TEXT.test(restOfLine(source, start).trimEnd()) ? start : undefined;
};

/** Texts that begin with a sign of YAML. It would drop their first word, since content needs no tags or anchors. */
const signsIn = ({ file, source, document, lines }: Parsed): ContentProblem[] => {
  const found: ContentProblem[] = [];
  visit(document, {
    Node: (_key, node, around) => {
      const at = signOf(node, source);
      if (at === undefined) return;
      const rest = restOfLine(source, at).trimEnd();
      const isInFlow = around.some((parent) => 'flow' in parent && parent.flow === true);
      const words = isInFlow ? (rest.split(FLOW_ENDS, 1)[0] ?? '').trim() : rest;
      found.push({
        file: `${file}:${lines.linePos(at).line}`,
        field: WHOLE_FILE,
        expected: quoted(words),
        received: `${words}, whose first word YAML takes for a sign of its own`,
      });
    },
  });
  return found;
};

/** The warnings of the YAML parser about ambiguous text. */
const ambiguities = ({ file, document, lines }: Parsed): ContentProblem[] =>
  document.warnings.map(({ message, pos }) => ({
    file: `${file}:${lines.linePos(pos[0]).line}`,
    field: WHOLE_FILE,
    expected: 'YAML that can be read in one way only',
    received: firstLine(message),
  }));

/** Texts with a `#`, which YAML reads as a comment. The text would be published without its end. */
const commentsInTexts = ({ file, source, document, lines }: Parsed, end = source.length): ContentProblem[] =>
  cutTexts(source, document)
    .filter(({ offset }) => offset < end)
    .map(({ offset, key = WHOLE_FILE, left, lost }) => ({
      file: `${file}:${lines.linePos(offset).line}`,
      field: key,
      expected:
        'quotation marks around a text with a # after a space, such as "Fibra numero #1"; put a comment on its own line',
      received: `${JSON.stringify(left)}, since YAML takes ${JSON.stringify(lost)} for a comment`,
    }));

/**
 * @param parsed a file with the result of the YAML parser
 * @returns why the file cannot be read as it was meant; empty for a valid file. Of syntax errors only the first, since
 *   the others are mostly consequences of it. Texts that begin with a sign of YAML, duplicate keys and texts that a `#`
 *   cuts off are all reported.
 */
export const yamlMistakes = (parsed: Parsed): ContentProblem[] => {
  const conflict = conflictIn(parsed);
  if (conflict) return [conflict];
  const { errors } = parsed.document;
  const [mistake] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  const signs = mistake ? [] : signsIn(parsed);
  if (signs.length > 0) return signs;
  if (!mistake)
    return [
      ...errors.map((error) => duplicateKey(error, parsed)),
      ...ambiguities(parsed),
      ...commentsInTexts(parsed),
    ];
  const more = errors.length > 1 ? ` (${FIRST})` : '';
  // The comment may contain the closing bracket that YAML reports as missing.
  const [cut] = commentsInTexts(parsed, mistake.pos[0]);
  if (cut) return [{ ...cut, expected: cut.expected + more }];
  const { expected, received, offset = mistake.pos[0] } = fixFor(mistake, parsed);
  const { line } = parsed.lines.linePos(offset);
  return [{ file: `${parsed.file}:${line}`, field: WHOLE_FILE, expected: expected + more, received }];
};
