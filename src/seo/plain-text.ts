import { TEXT_LINK } from '../content-model/fields/link.ts';

/**
 * @param text copy as pages show it: typeset, with links written `[parole](/percorso)`
 * @returns its words with plain spaces and hyphens, because search engines compare text character by character
 */
export const plainText = (text: string): string =>
  text
    .replace(TEXT_LINK, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Cf}/gu, '');
