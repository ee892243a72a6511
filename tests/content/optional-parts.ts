import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildProject } from './project-copy.ts';

/** The ids of both tags. */
export const TAGS = { PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_MARKETING_ID: '123' };

/** Below the ports that systems give to connections, so that it is still free when the built pages are served. */
const [FIRST_PORT, LAST_PORT] = [20_000, 30_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const lastingPort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    if (await isFree(port)) return port;
  }
};

const FILE = 'optional-parts.json';

/** The folder in which the tests of this folder leave their built copy for those of `tests/browser/optional`. */
export const KEPT_COPY = process.env['KEPT_COPY'];

/**
 * Builds a copy of the project with everything that a variable switches on: both tags, and sessions with the local
 * authentication service, whose port the pages name.
 */
export const buildWithOptionalParts = async (
  root: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const servicesPort = await lastingPort();
  await buildProject(root, {
    ...variables,
    ...TAGS,
    PUBLIC_AUTH_URL: `http://127.0.0.1:${servicesPort}/auth/v1`,
    PUBLIC_AUTH_KEY: 'local',
  });
  writeFileSync(join(root, FILE), JSON.stringify({ servicesPort }));
};

/** @returns the port of the services that the pages of a built copy name; undefined when it was not built to its end */
export const servicesPortOf = (root: string): number | undefined =>
  existsSync(join(root, FILE)) ? JSON.parse(readFileSync(join(root, FILE), 'utf8')).servicesPort : undefined;
