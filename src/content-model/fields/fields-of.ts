import * as z from 'zod';
import { type JsonPath, leavesOf } from '../read/json-path.ts';

/** What the editor calls a field, in Italian; a list also says what one of its entries is called. */
export type Label = string | readonly [list: string, entry: string];

/** What a field is, as its schema says in `meta`. Rules and reports read this instead of names of keys. */
export interface FieldMeta {
  /** The collection of which the text names an entry. */
  readonly reference?: string;
  /**
   * What a page shows of the entry: its words, its price too, its price to search engines only (`offer`), or nothing
   * but its weave or address.
   */
  readonly shows?: 'words' | 'price' | 'offer' | 'nothing';
  /** The text shows links such as `[parole](/percorso)`; elsewhere visitors would see the brackets. */
  readonly links?: true;
  /** The text repeats a text of another file as that has it, with its tokens and links. */
  readonly repeats?: true;
  /** The text is an address of this site. */
  readonly href?: true;
  /** Machines compare the text character by character, so it gets no typographic signs. */
  readonly plain?: true;
  /** The text is a day that is not in the future. */
  readonly past?: true;
  /** What stands behind the figure of a claim, as a regular expression: `ore`, `€|euro`. */
  readonly unit?: string;
  /** The text declares amounts of its own, which no list of plans has. */
  readonly amounts?: true;
  /** The most characters that its author may type, and why no more fit. */
  readonly maxLength?: number;
  readonly maxLengthReason?: string;
  /** The fewest and the most characters that search results show. */
  readonly searchLength?: readonly [least: number, most: number];
  /** The text names the file of a picture: how it is shown. */
  readonly picture?: 'portrait' | 'article' | 'logo' | 'social';
  /** The text names the file of a document to download. */
  readonly document?: true;
  /** What the field is, for who writes, in Italian. */
  readonly description?: string | undefined;
  /** Where the editor calls it otherwise than other fields with this key, or no other has it (src/editor/italian/labels.ts). */
  readonly label?: Label;
}

/** A value of a file, with what its schema says about it. */
export interface Field {
  readonly path: JsonPath;
  readonly value: string | number | boolean;
  readonly meta: FieldMeta;
}

type Schema = z.core.$ZodType;

/** The parts of zod's definitions that the walk reads. They are public for libraries: zod.dev/library-authors */
interface Def {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly values?: readonly unknown[];
}

const defOf = (schema: Schema): Def => schema._zod.def as Def;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an option of a union is meant for a value: lists for lists, and of objects that with the same `kind`. */
const isMeant = (option: Schema, value: unknown): boolean => {
  const { type, shape, innerType, in: input, options } = defOf(option);
  const inner = innerType ?? input;
  if (inner) return isMeant(inner, value);
  if (options) return options.some((one) => isMeant(one, value));
  if (Array.isArray(value)) return type === 'array';
  if (!isObject(value)) return type !== 'array' && type !== 'object';
  const fixed = Object.entries(shape ?? {}).filter(([, part]) => defOf(part).type === 'literal');
  return type === 'object' && fixed.every(([key, part]) => defOf(part).values?.includes(value[key]));
};

const walk = (schema: Schema | undefined, value: unknown, path: JsonPath, above: FieldMeta = {}): Field[] => {
  if (schema === undefined) return leavesOf(value, path).map((leaf) => ({ ...leaf, meta: {} }));
  const meta: FieldMeta = { ...z.globalRegistry.get(schema as z.ZodType), ...above };
  const { type, innerType, in: input, element, valueType, options, shape } = defOf(schema);
  const inner = innerType ?? (type === 'pipe' ? input : undefined);
  if (inner) return walk(inner, value, path, meta);
  if (options)
    return walk(
      options.find((option) => isMeant(option, value)),
      value,
      path,
      meta,
    );
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(element, item, [...path, index]));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) =>
      walk(valueType ?? shape?.[key], item, [...path, key]),
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [{ path, value, meta }]
    : [];
};

/**
 * @param schema the schema of a file
 * @param data parsed YAML, which the schema may refuse
 * @returns every text, number and boolean in it, in order, each with what its schema says about it
 */
export const fieldsOf = (schema: z.ZodType, data: unknown): Field[] => walk(schema, data, []);
