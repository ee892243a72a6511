/** Our deepest body has three levels: a lead, its campaign or attachment, a value. */
const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** @returns whether objects and arrays are nested deeper than {@link MAX_DEPTH}; the text need not be JSON */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (OPENING.includes(code)) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (CLOSING.includes(code)) depth -= 1;
  }
  return false;
};

/**
 * Parses the JSON of a stranger. Three million nested arrays fit into a body, and to build them takes 3 s
 * (Node 24, two busy cores), in which the process answers nobody. So a text is refused before it is parsed if it is nested too deeply.
 *
 * @param text of any length
 * @returns the value, nested at most 32 levels
 * @throws {SyntaxError} the text is not JSON, or is nested more deeply
 */
export const parseJson = (text: string): unknown => {
  if (isTooDeep(text)) throw new SyntaxError(`nested more than ${MAX_DEPTH} levels`);
  return JSON.parse(text);
};
