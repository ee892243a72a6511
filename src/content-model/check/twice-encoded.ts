/** First and last character of what Italian copy may hold beyond ASCII. */
const RANGES: readonly (readonly [first: string, last: string])[] = [
  ['\u00a0', '\u017f'],
  ['\u0218', '\u021b'],
  ['\u2010', '\u203a'],
  ['\u2190', '\u2193'],
  ['\u2264', '\u2265'],
  ['\u2713', '\u2714'],
  ['\ufb01', '\ufb02'],
];
const SINGLE = '€™\ufeff\ufffd';

const charactersOf = ([first, last]: readonly [string, string]): string[] => {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) =>
    String.fromCharCode(start + index),
  );
};

/** What programs took the bytes of UTF-8 for: that of Windows, of Unix and of old Macs. */
const DECODERS: readonly ((bytes: Buffer) => string)[] = [
  (bytes) => new TextDecoder('windows-1252').decode(bytes),
  (bytes) => bytes.toString('latin1'),
  (bytes) => new TextDecoder('macintosh').decode(bytes),
];

const NO_BREAK_SPACE = /\u00a0/g;

/** What each character becomes, and the character. A no-break space in it often is an ordinary one by now. */
const BROKEN: ReadonlyMap<string, string> = new Map(
  [...RANGES.flatMap(charactersOf), ...SINGLE].flatMap((character) =>
    DECODERS.map((decode) => decode(Buffer.from(character)))
      .flatMap((broken) => [broken, broken.replace(NO_BREAK_SPACE, ' ')])
      .map((broken) => [broken, character] as const),
  ),
);

/** The longest first: `â€™` begins like others. The two letters that every emoji begins with stand for all of them. */
const ANY = new RegExp([...BROKEN.keys(), 'ðŸ'].sort((one, other) => other.length - one.length).join('|'));

/**
 * A file of UTF-8 that one program read as something older and another saved as UTF-8: `è` has become `Ã¨`.
 *
 * @param text copy
 * @returns where the first such place stands, and what stood there; undefined when there is none
 */
export const firstTwiceEncoded = (text: string): { at: number; was: string } | undefined => {
  const found = ANY.exec(text);
  return found ? { at: found.index, was: BROKEN.get(found[0])?.trim() ?? '' } : undefined;
};
