import { type ParseArgsConfig, parseArgs } from 'node:util';
import { NotUnderstood } from './command-error.ts';

/**
 * @param config as node:util's `parseArgs` takes it
 * @param usage printed below what was not understood
 * @throws {NotUnderstood}
 */
export const parseWords = <T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new NotUnderstood(error instanceof Error ? error.message : String(error), usage);
  }
};
