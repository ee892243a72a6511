import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_REFUSALS } from '../../netlify/server/cv/cv-refusals.ts';
import { bundleFunctions } from './netlify-deploy.ts';

const folder = mkdtempSync(join(tmpdir(), 'cv-thread-'));
beforeAll(async () => {
  await bundleFunctions(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends an application to the bundled function. It has no database, so that a lead that passes the checks gets a 503. */
const script = `
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
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, '--', filename, path],
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
  return JSON.parse(stdout);
};

test.each([
  ['cv.docx', makeDocx({ name: 'word/vbaProject.bin', content: 'x' }), CV_REFUSALS.macros],
  ['cv.pdf', makePdf().subarray(0, 300), CV_REFUSALS.damaged],
])(
  'a function as Netlify bundles it judges a curriculum in a thread: %s (%#)',
  async (filename, bytes, message) => {
    expect(await applyWith(filename, bytes)).toMatchObject({ status: 422, errors: { attachment: message } });
  },
);

test('a function as Netlify bundles it takes a sound curriculum', async () => {
  expect(await applyWith('cv.docx', makeDocx())).toMatchObject({ status: 503 });
});
