import { refuseActive } from './pdf-active.ts';
import { PdfFile } from './pdf-file.ts';
import { openEncryption } from './pdf-password.ts';
import { isPdfDict, isWhite, Reading } from './pdf-values.ts';
import { isProgram } from './programs.ts';
import { type Budget, Refused } from './refused.ts';

/** ISO 32000-1 §7.5.2; `1.` or `2.` follows. */
const HEADER = '%PDF-';
/** Readers look for the header in this many first bytes, because gateways and printers put lines of their own before it. */
const HEADER_WITHIN = 1024;
/** ISO 32000-1 §7.5.5, in any case. Readers look for it in this many last bytes. */
const END = '%%eof';
const END_WITHIN = 1024;
/** The character that ended files under DOS. */
const DOS_END = 0x1a;
/** What only a further version of the file, cut off before its own end, has behind the end. */
const PARTS: readonly string[] = [' obj', 'stream', 'xref'];

const hasHeader = (bytes: Buffer): boolean => {
  const start = bytes.toString('latin1', 0, HEADER_WITHIN);
  return start.includes(`${HEADER}1.`) || start.includes(`${HEADER}2.`);
};

/** The length without the white space, zeros and DOS end marks that programs and servers append. */
const lengthWithoutFill = (bytes: Buffer): number => {
  let length = bytes.length;
  while (length > 0 && (isWhite(bytes[length - 1]) || bytes[length - 1] === DOS_END)) length -= 1;
  return length;
};

/** Whether the file ends, and not only an earlier version of it. */
const isWhole = (bytes: Buffer): boolean => {
  const length = lengthWithoutFill(bytes);
  const last = bytes.toString('latin1', Math.max(0, length - END_WITHIN), length).toLowerCase();
  const end = last.lastIndexOf(END);
  return end !== -1 && !PARTS.some((part) => last.includes(part, end));
};

/**
 * Checks that a PDF is whole, opens, and runs nothing (docs/cv-uploads.md, "What is checked").
 *
 * @param bytes the whole file
 * @throws {Refused} why the file is refused
 */
export const checkPdf = async (bytes: Buffer, budget: Budget): Promise<void> => {
  // A reader finds the header behind other bytes too, but a file that starts as a program is one.
  if (!hasHeader(bytes) || isProgram('', bytes)) throw new Refused('content');
  if (!isWhole(bytes)) throw new Refused('damaged');
  const reading = new Reading();
  const file = new PdfFile(bytes, reading);
  // The first half of a linearized file ends like a whole one, but says that its cross-references are at 0.
  if (file.start === 0 && file.isLinearized) throw new Refused('damaged');
  const decrypt = openEncryption(file);
  if (decrypt === undefined) throw new Refused('locked');
  await refuseActive(file, decrypt, reading, budget);
  const root = file.trailer?.get('Root');
  if (root !== undefined && !isPdfDict(file.resolve(root))) throw new Refused('damaged');
};
