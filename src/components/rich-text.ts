import { TEXT_LINK } from '../content-model/check/text-links.ts';

/** A piece of a text: words, or words that lead somewhere. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * @param text copy in which a link on this site is written `[parole](/percorso)`, to an inbox `[parole](mailto:a@b.example)`
 * @returns its pieces in order
 */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(TEXT_LINK)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[1] ?? '', href: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};
