import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeProject } from './host/host.fixture.ts';

/** Replaces Astro's dev server, because these tests only check the functions behind it. */
const ASTRO = `
console.log('astro', process.argv.slice(2).join(' '), 'functions', process.env.TRAMA_FUNCTIONS_URL);
setInterval(() => {}, 1e6);
`;
const WORD = 'netlify/server/word.ts';
const project = makeProject({
  'netlify.toml': '',
  'node_modules/astro/bin/astro.mjs': ASTRO,
  [WORD]: "export const word: string = 'before';\n",
  'netlify/functions/say.mts': `import { word } from '../server/word.ts';
    export default () => new Response(word);
    export const config = { path: '/api/say' };`,
});
const write = (text: string): void => writeFileSync(join(project.root, WORD), text);

let dev: ChildProcess;
let output = '';
const printed = (pattern: RegExp): Promise<RegExpExecArray> =>
  vi.waitFor(
    () => {
      const found = pattern.exec(output);
      if (found === null) throw new Error(`${pattern} is not in:\n${output}`);
      return found;
    },
    { timeout: 90_000, interval: 100 },
  );

let url = '';
beforeAll(async () => {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', LOCAL_SERVICES_PORT: '0' };
  dev = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts'), '--host'], { cwd: project.root, env });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  url = (await printed(/functions (http:\S+)/))[1] ?? '';
});
afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  project.remove();
});

const answer = async (): Promise<string> => (await fetch(`${url}/api/say`)).text();

it('makes only the site available to other devices', async () => {
  await printed(/astro dev --host 0\.0\.0\.0 /);
  await printed(/Local services {2}http:\/\/127\.0\.0\.1:/);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
});

it('reloads the functions when one of their modules changes', async () => {
  expect(await answer()).toBe('before');
  write("export const word: string = 'after';\n");
  await printed(/Functions reloaded: netlify\/server\/word\.ts/);
  expect(await answer()).toBe('after');
});

it('reloads a module each time an editor replaces its file', async () => {
  for (const word of ['first', 'second']) {
    const saved = join(project.root, 'word.saved');
    writeFileSync(saved, `export const word: string = '${word}';\n`);
    renameSync(saved, join(project.root, WORD));
    await vi.waitFor(async () => expect(await answer()).toBe(word), { timeout: 60_000 });
  }
  write("export const word: string = 'after';\n");
  await vi.waitFor(async () => expect(await answer()).toBe('after'), { timeout: 60_000 });
});

it('keeps the old functions while a module has a syntax error', async () => {
  write('export const word: string = ;\n');
  await printed(/Functions not reloaded/);
  expect(await answer()).toBe('after');
  write("export const word: string = 'mended';\n");
  await vi.waitFor(async () => expect(await answer()).toBe('mended'), { timeout: 60_000 });
});
