import { type CvExtension, cvExtension } from '../../../src/lead/cv.ts';

/** UTF-16 code units, extension included: every mail program and file system accepts that many. */
const FILE_NAME_MAX_LENGTH = 100;
/** Longer names are cut before the rules are applied. */
const GIVEN_MAX_LENGTH = 2000;

/** Control characters, and invisible ones that change how the rest is shown: bidirectional overrides, joiners. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu;
/** Characters that end a header parameter, start an encoded word or are not allowed by Windows. */
const RESERVED = /["'*:;<=>?|%]+/g;
/** Names that Windows reserves for devices, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

export interface CvName {
  readonly filename: string;
  readonly extension: CvExtension;
}

/**
 * Makes a file name safe for a mail header, for HTML and for a disk: no path, no invisible characters, limited length.
 *
 * @param given the name as the visitor's system or a bot sends it; any length
 * @returns the name and its extension in lower case; undefined when the extension is not one of a CV
 */
export const cleanFileName = (given: string): CvName | undefined => {
  const visible = given.slice(-GIVEN_MAX_LENGTH).toWellFormed().normalize('NFC').replace(INVISIBLE, '');
  const last = visible.split(/[\\/]/).at(-1)?.trim() ?? '';
  const extension = cvExtension(last);
  if (extension === undefined) return undefined;
  const stem = last
    .slice(0, -extension.length - 1)
    .replace(RESERVED, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .replace(DEVICE, 'curriculum-$&')
    .slice(0, FILE_NAME_MAX_LENGTH - extension.length - 1)
    // The cut may split a surrogate pair, or leave a space at the end.
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
  return { filename: `${stem || 'curriculum'}.${extension}`, extension };
};
