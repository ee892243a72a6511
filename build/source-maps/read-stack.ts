import { SourceMap } from 'node:module';

/** `…/_astro/LeadForm.xBNEo3oK.js:1:2345`, as every browser writes a place in a stack. */
const PLACE = /(?:[a-z]+:\/\/[^\s()]*\/)?([\w.-]+\.js):(\d+):(\d+)/g;

/** Maps stand two folders below the root, as their scripts do in `dist/_astro/`. */
const fromRoot = (source: string): string => source.replace(/^(?:\.\.\/)+/, '');

/**
 * @param stack what a browser of a visitor reported
 * @param mapOf the source map of a script by its name, in JSON; undefined = there is none
 * @returns the stack with the places of the sources; a place without a map stays as it is
 */
export const readStack = (stack: string, mapOf: (script: string) => string | undefined): string =>
  stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const json = mapOf(script);
    if (json === undefined) return place;
    const origin = new SourceMap(JSON.parse(json)).findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    return `${fromRoot(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
