import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A start of a command: the file that Node runs, the modules that it loads before, and the arguments. */
export interface Start {
  readonly before: readonly string[];
  readonly file: string;
  readonly args: readonly string[];
}

/** What a start printed, and its exit status. */
export interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

// Runs one command after the other in this process, so that what they share is loaded once. A command that leaves something
// running keeps this process from its end.

const printed = { out: '', err: '' };
for (const [stream, name] of [
  [process.stdout, 'out'],
  [process.stderr, 'err'],
] as const)
  stream.write = (text: string | Uint8Array, ...rest: unknown[]) => {
    printed[name] += String(text);
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  };
// Some commands end their process themselves.
process.exit = ((status: number) => {
  process.exitCode = status;
}) as typeof process.exit;

process.setMaxListeners(0);

const starts: readonly Start[] = JSON.parse(process.argv[2] ?? '[]');
const urlOf = (file: string): string => pathToFileURL(join(process.cwd(), file)).href;
const ended: Ended[] = [];
for (const [number, { before, file, args }] of starts.entries()) {
  for (const module of before) await import(urlOf(module));
  Object.assign(printed, { out: '', err: '' });
  process.exitCode = 0;
  process.argv = [process.execPath, join(process.cwd(), file), ...args];
  try {
    // Another address makes Node run the module again.
    await import(`${urlOf(file)}?${number}`);
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
  }
  ended.push({ status: Number(process.exitCode), out: printed.out, err: printed.err });
}
process.exitCode = 0;
process.send?.(ended);
process.disconnect?.();
