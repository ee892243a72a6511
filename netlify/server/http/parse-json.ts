/** Our deepest body has three levels: a lead, its campaign or attachment, a value. */
const MAX_DEPTH = 32;
/** Our largest body, a lead, has some thirty values. */
const MAX_VALUES = 1_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** @throws {SyntaxError} the text, which need not be JSON, is nested too deeply or has too many values */
const checkSize = (text: string): void => {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        // To the end of the string.
        for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at += 1)
          if (text.charCodeAt(at) === BACKSLASH) at += 1;
        break;
      case OPENING_BRACKET:
      case OPENING_BRACE:
        depth += 1;
        values += 1;
        if (depth > MAX_DEPTH) throw new SyntaxError(`nested more than ${MAX_DEPTH} levels`);
        break;
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        depth -= 1;
        break;
      case COMMA:
        values += 1;
        break;
    }
    if (values > MAX_VALUES) throw new SyntaxError(`more than ${MAX_VALUES} values`);
  }
};

/**
 * Parses the JSON of a stranger. Three million nested arrays fit into a body, and to build them takes 3 s; a million
 * empty objects take 0.3 s (Node 24, two busy cores). Meanwhile the process answers nobody. So a text is measured before
 * it is parsed.
 *
 * @param text of any length
 * @returns the value, nested at most 32 levels
 * @throws {SyntaxError} the text is not JSON, is nested more deeply, or has more than about 1,000 values
 */
export const parseJson = (text: string): unknown => {
  checkSize(text);
  return JSON.parse(text);
};
