import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { FunctionContext } from './function-context.ts';

type Handler = (request: Request, context: FunctionContext) => unknown;

const config = z
  .object({
    path: z.union([z.string(), z.array(z.string())]).optional(),
    method: z.union([z.string(), z.array(z.string())]).optional(),
    schedule: z.string().optional(),
  })
  .default({});
const functionModule = z.object({
  default: z.custom<Handler>((value) => typeof value === 'function', 'must be a function'),
  config,
});

/** A loaded function of `netlify/functions`. */
export interface LoadedFunction {
  /** Its file's name without extension. */
  readonly name: string;
  readonly handler: Handler;
  readonly patterns: readonly URLPattern[];
  /** Upper case; null = every method. */
  readonly methods: readonly string[] | null;
  /** Cron expression in UTC; a function with a schedule has no path. */
  readonly schedule: string | null;
}

/**
 * Imports every `*.mts` file of a directory once, with Node's own type stripping.
 *
 * @param directory a missing one counts as empty
 * @param version above 0 loads the files again, with all their imports (reload.ts)
 * @throws Error naming the file that is not a Netlify function
 */
export const loadFunctions = async (directory: string, version = 0): Promise<LoadedFunction[]> => {
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.mts')).sort();
  return await Promise.all(names.map((name) => load(join(directory, name), version)));
};

const load = async (file: string, version: number): Promise<LoadedFunction> => {
  const address = `${pathToFileURL(file).href}${version === 0 ? '' : `?version=${version}`}`;
  const parsed = functionModule.safeParse(await import(address));
  if (!parsed.success) throw new Error(`${file} is not a Netlify function: ${z.prettifyError(parsed.error)}`);
  const { path, method, schedule } = parsed.data.config;
  const name = basename(file, '.mts');
  if (schedule !== undefined && path !== undefined) {
    throw new Error(`${file}: a function has a path or a schedule, not both.`);
  }
  const paths = schedule === undefined ? [path ?? `/.netlify/functions/${name}`].flat() : [];
  return {
    name,
    handler: parsed.data.default,
    patterns: paths.map((pathname) => new URLPattern({ pathname })),
    methods: method === undefined ? null : [method].flat().map((each) => each.toUpperCase()),
    schedule: schedule ?? null,
  };
};
