import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { Cron } from 'croner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_REFUSALS } from '../../netlify/server/cv/cv-refusals.ts';
import { CORRECTION_FORM_FILE } from '../../netlify/server/http/correction-renderer.ts';
import { bundleFunctions, deployConfig } from './netlify-deploy.ts';

/** A cold start reads and unpacks all of it. The largest has 303 files and 4.0 MB, of which 1.1 MB are Netlify's own. */
const MAX_FILES = 450;
const MAX_BYTES = 6_000_000;
/**
 * Packages that render pages or mails. Mails here are plain functions that return text
 * (netlify/server/leads/lead-mail-html.ts).
 */
const RENDERER =
  /node_modules\/(?:react|react-dom|@react-email|handlebars|mjml|ejs|eta|mustache|nunjucks|astro)\//;

/** The functions as Netlify's own code bundles them, once for all tests. */
const FUNCTIONS = join(import.meta.dirname, '../../netlify/functions');
/** What each function's file says, by its name. */
const declared = new Map<
  string,
  { readonly path?: string | readonly string[]; readonly schedule?: string }
>();
const folder = mkdtempSync(join(tmpdir(), 'functions-'));
let functions: Awaited<ReturnType<typeof bundleFunctions>>;
beforeAll(async () => {
  functions = await bundleFunctions(folder);
  for (const file of readdirSync(FUNCTIONS))
    declared.set(basename(file, '.mts'), (await import(join(FUNCTIONS, file))).config);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script beside the bundled lead's function, whose database and mail provider cannot be reached. */
const runBeside = async (script: string, ...args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, '--', ...args],
    {
      cwd: join(folder, 'send-contact-email'),
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: 'postgres://a:b@127.0.0.1/c',
        NEON_FETCH_ENDPOINT: 'http://127.0.0.1:9/sql',
        RESEND_API_KEY: 're_1',
        RESEND_BASE_URL: 'http://127.0.0.1:9',
      },
    },
  );
  return stdout;
};

test('answer at the paths, or run on the schedules, that their files declare', () => {
  expect(functions.map(({ name }) => name).sort()).toEqual([...declared.keys()].sort());
  for (const { name, routes = [], schedule } of functions) {
    const { path = [], schedule: declaredSchedule } = declared.get(name) ?? {};
    expect([name, routes.map(({ pattern }) => pattern), schedule]).toEqual([
      name,
      [path].flat(),
      declaredSchedule,
    ]);
    expect(routes.length > 0 || new Cron(schedule ?? '').nextRun() !== null).toBe(true);
  }
});

test('run in Frankfurt on Node 24', () => {
  for (const { name, region, runtimeVersion } of functions)
    expect([name, region, runtimeVersion]).toEqual([name, 'fra', 'nodejs24.x']);
});

test('limit each visitor, not the whole site', () => {
  const keysOf = ({ trafficRules }: (typeof functions)[number]): string[] | undefined =>
    trafficRules?.action.config.aggregate.keys.map(({ type }) => type);
  const answering = functions.filter(({ schedule }) => schedule === undefined);
  // The edge keeps the answer of this one, which asks no database.
  const limited = answering.filter(({ name }) => name !== 'speculation-rules');
  expect(limited.length).toBeGreaterThan(3);
  expect(limited.map((found) => [found.name, keysOf(found)])).toEqual(
    limited.map(({ name }) => [name, ['ip', 'domain']]),
  );
});

test('contain the page that returns a wrong form', async () => {
  // Netlify's bundler also finds the file by the path in the code, which a change of that line would end.
  const { functions: settings } = await deployConfig('production');
  expect(settings['*']?.included_files).toContain(CORRECTION_FORM_FILE);
  const script = `
    const { default: answer } = await import('./netlify/functions/send-contact-email.mjs');
    const body = new URLSearchParams({ formType: 'contact', source: 'Prova', name: 'Ada <b>' });
    const response = await answer(
      new Request('https://a.example/api/send-contact-email', { method: 'POST', body }),
      { ip: '192.0.2.1', waitUntil: () => {} },
    );
    console.log(response.status + await response.text());`;
  const stdout = await runBeside(script);
  expect(stdout).toMatch(/^422<!DOCTYPE html>/);
  // In a field: the page without its form shows what was typed as a list.
  expect(stdout).toMatch(/<input[^>]* value="Ada &lt;b&gt;"/);
});

/** What Netlify's own bundler packs for a function, unpacked. */
const packed = (name: string): { readonly files: readonly string[]; readonly bytes: number } => {
  const files = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return { files, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
};

test('packs small archives without a renderer', () => {
  expect(functions.length).toBeGreaterThan(0);
  for (const { name } of functions) {
    const { files, bytes } = packed(name);
    expect(files.filter((file) => RENDERER.test(file))).toEqual([]);
    expect([name, files.length <= MAX_FILES, bytes <= MAX_BYTES]).toEqual([name, true, true]);
    // Netlify's own entry point and bootstrap, and the function.
    expect(files.length).toBeGreaterThan(3);
  }
});

/** Sends an application to the bundled function. Without a database, one that passes the checks gets a 503. */
const SEND = `
  const { readFileSync } = await import('node:fs');
  const { default: answer } = await import('./netlify/functions/send-contact-email.mjs');
  const [filename, path] = process.argv.slice(1);
  const content = readFileSync(path).toString('base64');
  const lead = { formType: 'career', source: 'Prova', name: 'Ada Bianchi', email: 'ada@a.example', phone: '061234567',
    privacyConsent: true, contactConsent: true, website: '', attachment: { filename, content, type: '' } };
  const response = await answer(
    new Request('https://a.example/api/send-contact-email', {
      method: 'POST', body: JSON.stringify(lead),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    }),
    { ip: '192.0.2.1', waitUntil: () => {} },
  );
  console.log(JSON.stringify({ status: response.status, ...(await response.json()) }));`;

const applyWith = async (filename: string, bytes: Buffer): Promise<unknown> => {
  const path = join(folder, 'curriculum');
  writeFileSync(path, bytes);
  return JSON.parse(await runBeside(SEND, filename, path));
};

test('a function as Netlify bundles it takes a sound curriculum, and refuses another', async () => {
  expect(await applyWith('cv.docx', makeDocx())).toMatchObject({ status: 503 });
  expect(await applyWith('cv.docx', makePdf())).toMatchObject({
    status: 422,
    errors: { attachment: CV_REFUSALS.content },
  });
});
