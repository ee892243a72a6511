import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** An empty data directory for the tests of a file, removed after them, and `npm run seed` on it. */
export const makeSeeding = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trama-seed-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const seed = (variables: Record<string, string>): Promise<{ status: number; out: string; err: string }> =>
    new Promise((resolve) => {
      // No server answers on port 9, so the command opens the directory itself.
      const far = { DATABASE_URL: '', LOCAL_DATA_DIR: dataDir, LOCAL_SERVICES_PORT: '9' };
      const options = { cwd: ROOT, env: { ...process.env, ...far, ...variables } };
      const child = execFile(process.execPath, ['netlify/local/seed.ts'], options, (_, out, err) =>
        resolve({ status: child.exitCode ?? -1, out, err }),
      );
    });
  return { dataDir, seed };
};
