import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CommandError, parseWords } from '../../netlify/server/command/arguments.ts';
import { readStack, SOURCE_MAPS_FOLDER } from './source-maps.ts';

const USAGE = `Usage: npm run --silent stack < FILE, or npm run stack -- LeadForm.xBNEo3oK.js:1:2345
Reads a stack of the built site: prints it with the files and lines of the sources. The maps are those of the last
npm run build here (${SOURCE_MAPS_FOLDER}/): check out the commit that is online and build it first.

  --help   this text`;

/** Scripts of the stack that have no source map. */
const unknown = new Set<string>();

const mapOf = (script: string): string | undefined => {
  const file = `${SOURCE_MAPS_FOLDER}/${script}.map`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  unknown.add(script);
  return undefined;
};

const read = async (): Promise<void> => {
  const { values, positionals } = parseWords(
    { args: process.argv.slice(2), allowPositionals: true, options: { help: { type: 'boolean' } } },
    USAGE,
  );
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const stack = positionals.length > 0 ? positionals.join('\n') : await text(process.stdin);
  const readable = readStack(stack, mapOf);
  console.log(readable);
  if (unknown.size > 0)
    console.error(
      `No source map in ${SOURCE_MAPS_FOLDER}/ for ${[...unknown].join(', ')}: build the commit that is online.`,
    );
  if (readable === stack) throw new CommandError('Nothing in this stack could be read.');
};

try {
  await read();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
