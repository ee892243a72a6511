import { SaxesParser } from 'saxes';
import { Refused } from './refused.ts';

/** The XML declaration ends within this many bytes. */
const DECLARATION_BYTES = 200;
/** The parser gets a text in pieces, as from a stream. */
const PIECE = 64 * 1024;

/** An element's name without its prefix, and its attributes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const declaredEncoding = (bytes: Buffer): string | undefined => {
  let encoding: string | undefined;
  const parser = new SaxesParser();
  parser.on('xmldecl', (declaration) => {
    encoding = declaration.encoding;
  });
  // Only the declaration matters here; the text is judged when it is read as a whole.
  parser.on('error', () => {});
  parser.write(bytes.toString('latin1', 0, DECLARATION_BYTES));
  return encoding?.toLowerCase();
};

/** The encoding by its first bytes, else as declared (XML 1.0, appendix F). */
const encodingOf = (bytes: Buffer): string => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef) return 'utf-8';
  const declared = declaredEncoding(bytes) ?? 'utf-8';
  // Programs that build XML in memory declare UTF-16 and then save UTF-8.
  return declared.startsWith('utf-16') ? 'utf-8' : declared;
};

/**
 * Reads XML with `saxes`, piece by piece. A DOCTYPE is refused, as the format demands (ECMA-376 part 2 §9.1.2), so that
 * there are no entities to expand.
 *
 * @param bytes in UTF-8, UTF-16, or the encoding that they declare
 * @param visit gets each element as it opens
 * @throws {Refused} `damaged`: the XML is not well-formed, or its encoding is not known
 */
export const readXml = (bytes: Buffer, visit: (element: XmlElement) => void): void => {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Refused('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    visit({ name: name.slice(name.indexOf(':') + 1), attributes: attributes as Record<string, string> });
  });
  try {
    const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
    for (let at = 0; at < text.length; at += PIECE) parser.write(text.slice(at, at + PIECE));
    parser.close();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged');
  }
};
