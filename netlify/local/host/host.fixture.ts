import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A project on the disk, made of its files' contents by path. */
export const makeProject = (files: Readonly<Record<string, string | Buffer>>) => {
  const root = mkdtempSync(join(tmpdir(), 'trama-host-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/** A request whose path reaches the server as it is written, which fetch does not do. */
export const rawRequest = (
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<IncomingMessage & { body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, agent: false, ...options }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve(Object.assign(answer, { body: Buffer.concat(parts) }));
    });
    sent.once('error', reject);
    sent.end();
  });
