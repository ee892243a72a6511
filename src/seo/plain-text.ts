import { TEXT_LINK } from '../content-model/check/text-links.ts';

/**
 * @param text copy as pages show it: typeset, a link written `[parole](/percorso)`
 * @returns its words with plain spaces and hyphens, which search engines compare letter by letter
 */
export const plainText = (text: string): string =>
  text.replace(TEXT_LINK, '$1').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
