import type * as z from 'zod';

/** Keys that several kinds share: the guide lists them once. */
const SHARED = ['form', 'loom'];

type Definition = Readonly<Record<string, unknown>>;

const definitionOf = (schema: z.ZodType): Definition => ({ ...schema._zod.def });

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What is inside `optional()`, `default()` and their like. */
const unwrapped = (schema: z.ZodType): { inner: z.ZodType; mayBeMissing: boolean } => {
  const { innerType, type } = definitionOf(schema);
  if (!isSchema(innerType)) return { inner: schema, mayBeMissing: false };
  const { inner, mayBeMissing } = unwrapped(innerType);
  return { inner, mayBeMissing: mayBeMissing || type === 'optional' || type === 'default' };
};

/** How many entries a list has: `4`, `2-5`, `2 or more`. */
const countOf = (schema: z.ZodType): string => {
  const checks = definitionOf(schema)['checks'];
  const limits: Definition = Object.assign(
    {},
    ...(Array.isArray(checks) ? checks : []).map((check: { _zod: { def: Definition } }) => check._zod.def),
  );
  const { length, minimum, maximum } = limits;
  if (length !== undefined) return `${length}`;
  return maximum === undefined ? `${minimum} or more` : `${minimum}-${maximum}`;
};

const shapeOf = (schema: z.ZodType): string => {
  const { inner } = unwrapped(schema);
  const { element } = definitionOf(inner);
  if (isSchema(element)) return ` (${countOf(inner)})${shapeOf(element)}`;
  return 'shape' in inner ? ` { ${keysOf(inner)} }` : '';
};

/**
 * @param schema an object of the content
 * @returns its keys as the guide writes them: `title, items (4) { title, text }, note?`, where `?` may be left out
 */
export const keysOf = (schema: z.ZodType): string => {
  const shape: unknown = Reflect.get(schema, 'shape');
  return Object.entries(typeof shape === 'object' && shape !== null ? shape : {})
    .filter(([key]) => key !== 'kind')
    .map(([key, value]: [string, unknown]) => {
      if (!isSchema(value)) return key;
      const name = `${key}${unwrapped(value).mayBeMissing ? '?' : ''}`;
      return SHARED.includes(key) ? name : `${name}${shapeOf(value)}`;
    })
    .join(', ');
};
