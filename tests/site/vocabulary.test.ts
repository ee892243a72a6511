import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSite } from './built-site.ts';

/** Folder of virtual files, each with the structured data of one page as TypeScript. */
const FOLDER = import.meta.dirname;
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
};

/** Writes the JSON as an object literal, in which TypeScript refuses unknown properties. */
const sourceOf = (json: string): string =>
  `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${json};\n`;

/**
 * @param texts structured data of pages
 * @returns for each text, the errors under schema.org's vocabulary (schema-dts)
 */
const complaintsOf = (texts: readonly string[]): string[][] => {
  const sources = new Map(texts.map((text, index) => [join(FOLDER, `page-${index}.ts`), sourceOf(text)]));
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, language, ...more) => {
    const text = sources.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...more)
      : ts.createSourceFile(file, text, language);
  };
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  return [...sources.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
};

const textsOf = (document: Document): string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  );

const graphWith = (thing: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] });
const WRONG = [
  { '@type': 'Servizio', name: 'x' },
  { '@type': 'Service', prezzo: 'x' },
  // Only businesses have a price range.
  { '@type': 'Service', priceRange: '25-500' },
  {
    '@type': 'FAQPage',
    mainEntity: { '@type': 'Question', acceptedAnswer: { '@type': 'Answer', testo: 'x' } },
  },
];
const GOOD = { '@type': 'Service', '@id': 'https://a.example/#b', name: 'x', offers: [{ '@type': 'Offer' }] };

const pages = readSite()
  .pages.map(({ path, document }) => ({ path, texts: textsOf(document) }))
  .filter(({ texts }) => texts.length > 0);
let ofPages: string[][] = [];
let ofExamples: string[][] = [];
beforeAll(() => {
  const found = complaintsOf([...pages.flatMap(({ texts }) => texts), ...[GOOD, ...WRONG].map(graphWith)]);
  ofPages = found.slice(0, -1 - WRONG.length);
  ofExamples = found.slice(-1 - WRONG.length);
});

describe('the check itself', () => {
  test('accepts a service', () => {
    expect(ofExamples[0]).toEqual([]);
  });
  test.each(WRONG.map((thing, index) => [JSON.stringify(thing), index + 1] as const))(
    'refuses %s',
    (_, index) => {
      expect(ofExamples[index]).not.toEqual([]);
    },
  );
});

test('has one block of structured data on every page that has any', () => {
  expect(pages.length).toBeGreaterThan(24);
  expect(pages.filter(({ texts }) => texts.length !== 1)).toEqual([]);
});

test('has only words of schema.org’s vocabulary on pages', () => {
  const complaints = ofPages.map((found, index) => [pages[index]?.path, ...found]);
  expect(complaints.filter((found) => found.length > 1)).toEqual([]);
});
