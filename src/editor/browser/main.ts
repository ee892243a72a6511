import './ask-no-one.ts';
import './speak-italian.ts';
import CMS from '@sveltia/cms';
import { parse } from 'yaml';
import { fromForm, SOURCE, toForm } from '../form-shape.ts';
import type { Schema } from '../schema.ts';
import { editYaml } from '../yaml/edit.ts';
import { type Fields, isFields, type Value } from '../yaml/values.ts';
import { offerLocalFolder } from './local-folder.ts';

/** The content of `/admin/config.json`. */
interface Setup {
  readonly config: NonNullable<Parameters<typeof CMS.init>[0]>['config'];
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Whether the editor works on the files of this machine: `npm run dev`. */
  readonly local: boolean;
}

/** Adds the file's text to the form's values, as JSON so that the line breaks at its end survive. */
const fromFile = (schema: Schema, text: string): Fields => {
  const shown = toForm(schema, parse(text) as Value);
  return { ...(isFields(shown) ? shown : {}), [SOURCE]: JSON.stringify(text) };
};

const toFile = (schema: Schema, { [SOURCE]: text, ...values }: Fields): string => {
  const source: string = typeof text === 'string' && text ? JSON.parse(text) : '';
  const after = fromForm(schema, values, source ? (parse(source) as Value) : undefined);
  return editYaml(source, isFields(after) ? after : {});
};

const { config, schemas, local }: Setup = await (await fetch('/admin/config.json')).json();
for (const [name, schema] of Object.entries(schemas))
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text: string) => fromFile(schema, text),
    toFile: (values: object) => toFile(schema, values as Fields),
  });
if (local) await offerLocalFolder();
CMS.init({ config });
