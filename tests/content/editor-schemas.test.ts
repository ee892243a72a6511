import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { SCHEMA_FOLDER, schemaFiles } from '../../src/site/editor-schemas.ts';
import { PROJECT } from './project-copy.ts';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json'));
const schemas = Object.entries<string>(settings['yaml.schemas']);

/** The language service of the recommended extension, with the project's own settings. */
const editor = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path) => path },
});
editor.configure({
  validate: true,
  completion: true,
  hover: true,
  yamlVersion: '1.2',
  customTags: [],
  schemas: schemas.map(([path, files]) => ({
    uri: pathToFileURL(join(PROJECT, path)).href,
    fileMatch: [`**/${files}`],
  })),
});

let version = 0;
/** Counts the version up, because the service caches a document by address and version. */
const open = (path: string, text = read(path)): TextDocument =>
  TextDocument.create(pathToFileURL(join(PROJECT, path)).href, 'yaml', version++, text);
const underlined = async (document: TextDocument): Promise<string[]> =>
  (await editor.doValidation(document, false)).map(
    ({ range, message }) => `${range.start.line + 1}: ${message}`,
  );
const offered = async (path: string, text: string): Promise<string[]> => {
  const document = open(path, text);
  const { items } = await editor.doComplete(document, document.positionAt(text.length), false);
  return items.map(({ label }) => label);
};

test('finds the build’s schemas in the files for editors (npm run schemas)', () => {
  const onDisk = readdirSync(join(PROJECT, SCHEMA_FOLDER)).map((name) => `${SCHEMA_FOLDER}/${name}`);
  expect(Object.fromEntries(onDisk.map((path) => [path, read(path)]))).toEqual(
    Object.fromEntries(schemaFiles()),
  );
  expect(schemas.map(([path]) => path)).toEqual(onDisk.map((path) => `./${path}`));
});

test('underlines nothing in the project’s content', async () => {
  const files = readdirSync(join(PROJECT, 'src/content'), { recursive: true })
    .map((name) => `src/content/${name}`)
    .filter((name) => name.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    expect({ file, lines: await underlined(open(file)) }).toEqual({ file, lines: [] });
});

test.each([
  ['an unknown key', 'src/content/brand.yaml', 'agenzia: Trama', 'agenzia'],
  ['a word instead of a boolean', 'src/content/plans/voip.yaml', 'items: [{ popular: forse }]', 'boolean'],
  ['a page without sections', 'src/content/pages/prova.yaml', 'title: Prova', 'sections'],
  [
    'a kind that does not exist',
    'src/content/pages/prova.yaml',
    'sections: [{ kind: planss }]',
    'Value must be',
  ],
  ['an address without a slash', 'src/content/redirects.yaml', 'kept: [voip]', 'pattern'],
  ['an unknown weave', 'src/content/services/voip.yaml', 'weave: velluto', 'tela'],
  ['a rating of six', 'src/content/testimonials/brandi.yaml', 'rating: 6', '5'],
  ['a list instead of a text', 'src/content/navigation.yaml', 'footer: { statement: [La rete] }', 'string'],
  ['questions without answers', 'src/content/faqs/home.yaml', 'items: [{ question: Quanto? }]', ''],
  ['a boolean instead of a text', 'src/content/dialogs.yaml', 'plan: { title: true }', 'string'],
])('underlines %s', async (_, file, text, named) => {
  const lines = await underlined(open(file, text));
  expect(lines.join('\n')).toContain(named);
  expect(lines).not.toEqual([]);
});

test('completes kinds of sections and their keys, and explains a key on hover', async () => {
  const page = 'src/content/pages/prova.yaml';
  expect(await offered(page, 'title: Prova\nsections:\n  - kind: ')).toEqual(
    expect.arrayContaining(['plans', 'faq', 'closing-call']),
  );
  expect(await offered(page, 'title: Prova\nsections:\n  - kind: faq\n    ')).toContain('title');
  const hover = await editor.doHover(open(page, 'title: Prova'), { line: 0, character: 2 });
  expect(JSON.stringify(hover)).toContain('The title in search results');
});
