import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT, DOCUMENTS_FOLDER } from '../fields/document.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { oneOf } from '../read/nearest.ts';
import { problemAt } from '../read/problem-at.ts';
import { filesBelow } from '../read/read-collection.ts';
import type { Rule } from '../reading.ts';

const MEGABYTE = 1024 * 1024;
/** A phone on 3G takes half a minute for it. */
const LARGEST = 5 * MEGABYTE;

/** A reader of PDF looks for its header in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const isPdf = (file: string): boolean => {
  const start = Buffer.alloc(1024);
  const handle = openSync(file, 'r');
  const length = readSync(handle, start, 0, start.length, 0);
  closeSync(handle);
  return start.toString('latin1', 0, length).includes('%PDF-');
};

const mistakeIn = (file: string): [expected: string, received: string] | undefined => {
  const { size } = statSync(file);
  if (size > LARGEST)
    return [
      `un PDF di al massimo ${LARGEST / MEGABYTE} MB: esportalo di nuovo per lo schermo`,
      `${(size / MEGABYTE).toFixed(1)} MB`,
    ];
  return isPdf(file)
    ? undefined
    : [
        'un PDF: esporta il documento in questo formato, cambiare il nome non basta',
        'un file di un altro tipo',
      ];
};

/** Documents that the content offers: each is there, a PDF, and not too heavy for a phone. */
export const documents: Rule = (reading): ContentProblem[] => {
  const files = filesBelow(join(reading.root, DOCUMENTS_FOLDER));
  return reading.entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, value, meta }) => {
      if (!meta.document || typeof value !== 'string' || !DOCUMENT.test(value)) return [];
      const name = `${DOCUMENTS_FOLDER}/${value}`;
      if (!files.includes(value))
        return [
          problemAt(
            entry,
            path,
            oneOf(`un documento in ${DOCUMENTS_FOLDER}`, value, files),
            `${name}: non c’è`,
          ),
        ];
      const mistake = mistakeIn(join(reading.root, name));
      return mistake ? [problemAt(entry, path, mistake[0], `${name}: ${mistake[1]}`)] : [];
    }),
  );
};
