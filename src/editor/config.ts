import { linesOf } from '../content-model/collections.ts';
import { PICTURES_FOLDER } from '../content-model/fields/pictures-folder.ts';
import { COLLECTIONS } from '../content-model/sections.ts';
import { jsonSchema } from '../site/editor-schemas.ts';
import { fieldsOf } from './fields.ts';
import { SOURCE } from './form-shape.ts';
import { collectionName } from './italian/words.ts';
import type { Schema } from './schema.ts';

/** The repository with the files that the editor changes. */
export interface Repository {
  /** Owner and name at GitHub, such as agenzia/sito. */
  readonly name: string;
  /** The branch that is deployed. */
  readonly branch: string;
}

const CONTENT = 'src/content';
/** Pages can be in subfolders, down to this depth. */
const DEEPEST_PAGE = 5;

const source = { name: SOURCE, widget: 'hidden' };

/** The field that serves as title of an entry in lists. */
const titleOf = ({ properties = {} }: Schema): string | undefined =>
  ['title', 'name', 'company', 'author'].find((key) => key in properties);

const collection = (name: string, schema: Schema): object => {
  const title = titleOf(schema);
  return {
    name,
    ...collectionName(name),
    folder: `${CONTENT}/${name}`,
    extension: 'yaml',
    format: name,
    create: true,
    ...(title ? { identifier_field: title, summary: `{{${title}}}` } : { summary: '{{slug}}' }),
    slug: {
      ...(title ? { template: `{{${title}}}` } : {}),
      editable: ['create'],
      hint: 'Il nome del file: lettere minuscole, cifre e trattini',
    },
    ...(name === 'pages'
      ? { nested: { depth: DEEPEST_PAGE, subfolders: false }, meta: { path: {} }, preview_path: '{{slug}}' }
      : {}),
    fields: [...fieldsOf(schema), source],
  };
};

const single = (name: string, schema: Schema): object => ({
  name,
  ...collectionName(name),
  file: `${CONTENT}/${name}.yaml`,
  format: name,
  fields: [...fieldsOf(schema), source],
});

/** The JSON schemas of the table's folders, or of its files, sorted by name. */
const schemasOf = (isSingle: boolean): [name: string, schema: Schema][] =>
  linesOf(COLLECTIONS)
    .filter(([, { isFile }]) => isFile === isSingle)
    .map(([name, { schema }]): [string, Schema] => [name, jsonSchema(schema) as Schema])
    .sort(([one], [other]) => one.localeCompare(other));

/** The schemas by collection name, which is also the name of the file format in the editor. */
export const editorSchemas = (): Record<string, Schema> =>
  Object.fromEntries([...schemasOf(true), ...schemasOf(false)]);

/**
 * @param repository where the editor opens pull requests
 * @param siteUrl address of the site
 * @returns the configuration of the editor (https://sveltiacms.app/en/docs/config-basics)
 */
export const editorConfig = ({ name, branch }: Repository, siteUrl: string): object => ({
  load_config_file: false,
  backend: { name: 'github', repo: name, branch },
  publish_mode: 'editorial_workflow',
  site_url: siteUrl,
  media_folder: PICTURES_FOLDER,
  public_folder: '',
  media_libraries: { default: { config: { slugify_filename: true } } },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: schemasOf(false).map(([key, schema]) => collection(key, schema)),
  singletons: schemasOf(true).map(([key, schema]) => single(key, schema)),
});
