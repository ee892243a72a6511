import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, type MockInstance, vi } from 'vitest';
import { type Host, startHost } from './host.ts';

/** Creates a project on the disk from file contents by path. */
export const makeProject = (files: Readonly<Record<string, string | Buffer>>) => {
  const root = mkdtempSync(join(tmpdir(), 'trama-host-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/** Sends a request with an unchanged path, while fetch would normalise it. */
export const rawRequest = (
  url: string,
  path: string,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<IncomingMessage & { body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, agent: false, ...options }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve(Object.assign(answer, { body: Buffer.concat(parts) }));
    });
    sent.once('error', reject);
    sent.end(body);
  });

/** A host that runs during the tests of a file, and its error log. */
export interface RunningHost extends Pick<Host, 'settled' | 'runSchedule'> {
  readonly url: string;
  readonly logged: MockInstance<typeof console.error>;
}

/**
 * Starts a host before the tests of a file and stops it after them.
 *
 * @param files the project that it serves, contents by path
 */
export const runningHost = (
  files: Parameters<typeof makeProject>[0],
  options: Omit<Parameters<typeof startHost>[0], 'port' | 'root'> = {},
): RunningHost => {
  const project = makeProject(files);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let host: Host;
  beforeAll(async () => {
    host = await startHost({ port: 0, root: project.root, ...options });
  });
  afterAll(async () => {
    await host.close();
    project.remove();
    logged.mockRestore();
  });
  return {
    get url() {
      return host.url;
    },
    settled: () => host.settled(),
    runSchedule: (name) => host.runSchedule(name),
    logged,
  };
};
