import { existsSync, readFileSync } from 'node:fs';
import { parseEnv, TextDecoder } from 'node:util';

const FILE = '.env';

/** What Notepad and PowerShell's `>` put before UTF-8 and UTF-16, or the zero bytes of UTF-16 without it. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
};

const notReadable = (): Error => new Error(`${FILE} is neither UTF-8 nor UTF-16: save it as UTF-8.`);

/** `NAME="Azienda, Roma" <sito@azienda.it>`: the parser would take what is in quotes and drop the rest. */
const AFTER_QUOTES = /^\s*(?:export\s+)?(\w+)\s*=\s*(["'`])(?:(?!\2).)*\2\s*[^\s#]/;

/**
 * @param bytes of an env file: UTF-8 or UTF-16, with or without a byte order mark
 * @returns its variables
 * @throws {Error} a sentence with what is wrong and what to do: the file has another encoding, or text after quotes
 */
const readEnvFile = (bytes: Uint8Array): NodeJS.Dict<string> => {
  let text: string;
  try {
    // The decoder takes the byte order mark away.
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw notReadable();
  }
  // UTF-32 passes for UTF-16 with a NUL after each letter.
  if (text.includes('\0')) throw notReadable();
  for (const [index, line] of text.split('\n').entries()) {
    const name = AFTER_QUOTES.exec(line)?.[1];
    if (name !== undefined)
      throw new Error(
        `${FILE}:${index + 1}: ${name} has text after its quotes. Put the whole value in single quotes: ${name}='"Azienda, Roma" <sito@azienda.it>'`,
      );
  }
  return parseEnv(text);
};

// The scripts of package.json load this module before their command (`--import`). Deployed functions
// and tests do not load it. A variable that is already set wins, even when it is empty.
if (existsSync(FILE)) {
  try {
    for (const [name, value] of Object.entries(readEnvFile(readFileSync(FILE)))) process.env[name] ??= value;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
