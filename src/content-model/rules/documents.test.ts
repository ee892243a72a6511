import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { DOCUMENTS_FOLDER, downloadSchema } from '../fields/document.ts';
import { checkContent } from '../read-content.ts';
import { defineSection } from '../section.ts';
import { PAGE } from '../testing/problem-text.ts';
import { SMALL_KINDS } from '../testing/small-kinds.ts';
import { SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

const OFFER = defineSection({
  name: 'Documento',
  schema: z.strictObject({ kind: z.literal('offer'), download: downloadSchema.describe('A document') }),
});

const problemsWith = (name: string, files: Readonly<Record<string, Buffer>>): string[] => {
  const section = `  - kind: offer\n    download: { file: ${name}, label: Scarica }\n`;
  const root = temporaryProject({ [PAGE]: `${SMALL_CONTENT[PAGE]}${section}` });
  mkdirSync(join(root, DOCUMENTS_FOLDER), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(root, DOCUMENTS_FOLDER, file), bytes);
  return checkContent(root, undefined, [...SMALL_KINDS, OFFER]).problems.map(
    ({ expected, received }) => `${expected} | ${received}`,
  );
};

const pdf = Buffer.from('%PDF-1.7\n');
const atMost = Buffer.alloc(5 * 1024 * 1024);
pdf.copy(atMost);

test.each<[string, string, Readonly<Record<string, Buffer>>, string?]>([
  ['a PDF', 'listino.pdf', { 'listino.pdf': pdf }],
  ['a PDF of 5 MB', 'listino.pdf', { 'listino.pdf': atMost }],
  [
    'a PDF behind other bytes',
    'listino.pdf',
    { 'listino.pdf': Buffer.concat([Buffer.alloc(1000, '\n'), pdf]) },
  ],
  [
    'a name that no file has',
    'listini.pdf',
    { 'listino.pdf': pdf },
    'un documento in public/documenti, forse "listino.pdf"; ci sono "listino.pdf" | public/documenti/listini.pdf: non c’è',
  ],
  [
    'a renamed file',
    'listino.pdf',
    { 'listino.pdf': Buffer.from('PK\u0003\u0004') },
    'esporta il documento in questo formato, cambiare il nome non basta | public/documenti/listino.pdf: un file di un altro tipo',
  ],
  [
    'one byte too many',
    'listino.pdf',
    { 'listino.pdf': Buffer.concat([atMost, Buffer.alloc(1)]) },
    'un PDF di al massimo 5 MB: esportalo di nuovo per lo schermo | public/documenti/listino.pdf: 5.0 MB',
  ],
  [
    'a folder above',
    '../listino.pdf',
    {},
    'un PDF in public/documenti, ad esempio listino-prezzi.pdf: lettere minuscole, cifre e trattini singoli',
  ],
  [
    'capitals and blanks',
    'Listino 2026.pdf',
    {},
    'un PDF in public/documenti, ad esempio listino-prezzi.pdf: lettere minuscole, cifre e trattini singoli',
  ],
])('judges %s', (_what, name, files, problem) => {
  expect(problemsWith(name, files)).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});
