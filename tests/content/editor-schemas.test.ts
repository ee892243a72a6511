import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SCHEMA_FOLDER, schemaFiles } from '../../src/site/editor-schemas.ts';
import { PROJECT } from './project-copy.ts';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json'));
const schemas = Object.entries<string>(settings['yaml.schemas']);
const made = schemaFiles();

// The formats are those of the content's own fields, which check them by a pattern, too.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const validators = schemas.map(([path, files]) => ({
  files,
  isValid: ajv.compile(JSON.parse(made.get(path.replace('./', '')) ?? '{ "not": {} }')),
}));

/** What a code editor underlines: the schema of the settings for this file, applied as the editor applies it. */
const underlined = (path: string, text = read(path)): string[] => {
  const found = validators.filter(({ files }) => matchesGlob(path, files));
  expect(found).toHaveLength(1);
  return found.flatMap(({ isValid }) =>
    isValid(parse(text))
      ? []
      : (isValid.errors ?? []).map(({ instancePath, message, params }) =>
          [instancePath, message, ...Object.values(params)].join(' '),
        ),
  );
};

test('names the schema of every collection in the settings of the editor, and no other', () => {
  expect(schemas.map(([path]) => path).sort()).toEqual([...made.keys()].map((path) => `./${path}`).sort());
});

test('underlines nothing in the project’s content', () => {
  const files = readdirSync(join(PROJECT, 'src/content'), { recursive: true })
    .map((name) => `src/content/${name}`)
    .filter((name) => name.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect({ file, lines: underlined(file) }).toEqual({ file, lines: [] });
});

test.each([
  ['an unknown key', 'src/content/brand.yaml', 'agenzia: Trama', 'agenzia'],
  ['a word instead of a boolean', 'src/content/plans/voip.yaml', 'items: [{ popular: forse }]', 'boolean'],
  ['a page without sections', 'src/content/pages/prova.yaml', 'title: Prova', 'sections'],
  [
    'a kind that does not exist',
    'src/content/pages/prova.yaml',
    'sections: [{ kind: planss }]',
    'equal to constant',
  ],
  ['an address without a slash', 'src/content/redirects.yaml', 'kept: [voip]', 'pattern'],
  ['an unknown weave', 'src/content/services/voip.yaml', 'weave: velluto', 'tela'],
  ['a rating of six', 'src/content/testimonials/brandi.yaml', 'rating: 6', '5'],
  ['a list instead of a text', 'src/content/navigation.yaml', 'footer: { statement: [La rete] }', 'string'],
  ['questions without answers', 'src/content/faqs/home.yaml', 'items: [{ question: Quanto? }]', ''],
  ['a boolean instead of a text', 'src/content/dialogs.yaml', 'plan: { title: true }', 'string'],
])('underlines %s', (_, file, text, named) => {
  const lines = underlined(file, text);
  expect(lines.join('\n')).toContain(named);
  expect(lines).not.toEqual([]);
});

test('lists the kinds of sections with their keys, and explains a key', () => {
  const page = JSON.parse(made.get(`${SCHEMA_FOLDER}/pages.json`) ?? '');
  const kinds: { properties: Record<string, { const?: string }> }[] = page.properties.sections.items.oneOf;
  expect(kinds.map(({ properties }) => properties['kind']?.const)).toEqual(
    expect.arrayContaining(['plans', 'faq', 'closing-call']),
  );
  const faq = kinds.find(({ properties }) => properties['kind']?.const === 'faq');
  expect(Object.keys(faq?.properties ?? {})).toContain('title');
  expect(page.properties.title.description).toContain('Il titolo nei risultati');
});
