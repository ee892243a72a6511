import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { block, readProject } from '../testing/problem-text.ts';
import { SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';
import { ContentError } from './content-error.ts';

const CLIENT = 'testimonials/brandi.yaml';
const TEXT = SMALL_CONTENT[CLIENT]?.replace('Nessuno', 'È così, nessuno') ?? '';

/** @returns the quote of the testimonial when its file has these bytes, or the message of the reader */
const readFrom = (bytes: Buffer): string | undefined => {
  const root = temporaryProject();
  writeFileSync(join(root, 'src/content', CLIENT), bytes);
  try {
    return readProject(root).testimonials.get('brandi')?.quote;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n').slice(2, -1).join('\n');
  }
};

test.each([
  ['ANSI', Buffer.from(TEXT, 'latin1')],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  [
    'UTF-16 without a byte order mark',
    Buffer.from(TEXT.replaceAll('È', 'E').replaceAll('ì', 'i'), 'utf16le'),
  ],
])('reports a file saved as %s once', (_encoding, bytes) => {
  expect(readFrom(bytes)).toBe(
    block(
      CLIENT,
      '(file)',
      'a file saved as UTF-8: in the editor "Save as", encoding "UTF-8"; then look at its accents',
      'another encoding, such as "ANSI" or "Unicode"',
    ),
  );
});

test.each([
  ['without a byte order mark', Buffer.from(TEXT)],
  ['with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
])('reads UTF-8 %s', (_mark, bytes) => {
  expect(readFrom(bytes)).toBe('È così, nessuno si accorge più della linea.');
});
