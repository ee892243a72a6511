import type * as z from 'zod';

/** What the table says about a collection besides its schema. */
interface Options {
  /** Whether its texts quote facts such as `{price:voip/starter}`; they do unless it says `false`. */
  readonly quotes?: boolean;
  /** What of it has a first and a last day online: each file, or the items in it. */
  readonly window?: 'file' | 'items';
}

export interface Collection<S extends z.ZodType = z.ZodType, F extends boolean = boolean> extends Options {
  readonly schema: S;
  /** One file, `<name>.yaml`; otherwise a folder of files. */
  readonly isFile: F;
}

/** A collection that is one file directly in `src/content`. */
export const file = <S extends z.ZodType>(schema: S, options: Options = {}): Collection<S, true> => ({
  schema,
  isFile: true,
  ...options,
});

/** A collection that is a folder in `src/content`, with a file for each entry. */
export const folder = <S extends z.ZodType>(schema: S, options: Options = {}): Collection<S, false> => ({
  schema,
  isFile: false,
  ...options,
});
