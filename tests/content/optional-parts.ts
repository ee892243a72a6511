import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject } from './project-copy.ts';

/** The ids of both tags. */
export const TAGS = { PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_MARKETING_ID: '123' };

/** The authentication service that the pages name. No such host exists: tests answer in its place. */
export const AUTH_URL = 'https://accessi.example/auth/v1';

/** Says that a copy was built to its end. */
const MARK = 'optional-parts';

/** The folder in which the tests of this folder leave their built copy for those of `tests/browser/optional`. */
export const KEPT_COPY = process.env['KEPT_COPY'];

/**
 * Builds a copy of the project with everything that a variable switches on: both tags, and sessions.
 */
export const buildWithOptionalParts = async (
  root: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await buildProject(root, {
    ...variables,
    ...TAGS,
    PUBLIC_AUTH_URL: AUTH_URL,
    PUBLIC_AUTH_KEY: 'public-key',
  });
  writeFileSync(join(root, MARK), '');
};

/** @returns whether a copy was built with the optional parts, to its end */
export const hasOptionalParts = (root: string): boolean => existsSync(join(root, MARK));
