import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../../netlify/local/host/host.ts';

/** A function that only reads its request and answers: the least time that this host and machine need. */
const SOURCE = `export default async (request: Request) => { await request.json(); return new Response(null, { status: 204 }); };
export const config = { path: '/api/empty' };`;

const root = mkdtempSync(join(tmpdir(), 'trama-empty-'));
mkdirSync(join(root, 'netlify/functions'), { recursive: true });
writeFileSync(join(root, 'netlify.toml'), '');
writeFileSync(join(root, 'netlify/functions/empty.mts'), SOURCE);
const host = await startHost({ root, port: 0, dist: null });
console.log(`Site ${host.url}`);
process.once('SIGINT', async () => {
  await host.close();
  rmSync(root, { recursive: true });
});
