import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Repository } from '../../src/editor/config.ts';
import { readSite } from '../../src/site/site.ts';
import { headerRule } from '../headers/header-rules.ts';
import { EDITOR_HEADERS, editorCode, editorPage } from './editor-files.ts';

const REPOSITORY = /^[a-z\d](?:-?[a-z\d])*\/[\w.-]+$/i;
/** Git's own rules are stricter: https://git-scm.com/docs/git-check-ref-format */
const BRANCH = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** What loads code of another provider into the pages of the site. */
const TAGS = ['PUBLIC_ANALYTICS_ID', 'PUBLIC_MARKETING_ID'];

/**
 * @param variables `process.env`, or a stand-in for it
 * @returns the repository to which the editor proposes changes; undefined when the site has no editor
 * @throws when a variable is not valid, or the site has tags too; the message names it and says what was expected.
 *   docs/decisions/0027-tags-and-the-editor.md
 */
export const editorRepository = (
  variables: Readonly<Record<string, string | undefined>>,
): Repository | undefined => {
  const name = variables['EDITOR_REPOSITORY']?.trim();
  const branch = variables['EDITOR_BRANCH']?.trim() || 'main';
  if (!name) return undefined;
  if (!REPOSITORY.test(name))
    throw new Error(
      `EDITOR_REPOSITORY is not valid: expected owner and name of a repository at GitHub, such as agenzia/sito, received "${name}"`,
    );
  if (!BRANCH.test(branch))
    throw new Error(
      `EDITOR_BRANCH is not valid: expected the name of a branch, such as main, received "${branch}"`,
    );
  const tags = TAGS.filter((tag) => variables[tag]?.trim());
  if (tags.length > 0)
    throw new Error(
      `EDITOR_REPOSITORY and ${tags.join(' and ')} are set together: expected one of them, since the scripts of a tag could read from the local storage of this origin the token with which the editor signs in at GitHub. Leave out the tags, or the editor: content can be edited with "npm run dev" too`,
    );
  return { name, branch };
};

/** Not `/admin/*`: Netlify's parser matches `/administration` with it too. */
const ADDRESSES = ['/admin', '/admin/:file', '/admin/assets/:file'];

const writeEditor = async (root: string, repository: Repository): Promise<void> => {
  const page = editorPage({ repository, siteUrl: readSite().brand.siteUrl, local: false });
  for (const [name, content] of [...page, ...(await editorCode())]) {
    const file = join(root, 'admin', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  // `finishPages` has to run before this: it creates the file, and would overwrite these rules.
  const headers = await readFile(join(root, '_headers'), 'utf8');
  const rules = ADDRESSES.map((address) => `${headerRule(address, EDITOR_HEADERS)}\n`);
  await writeFile(join(root, '_headers'), headers + rules.join(''));
};

/**
 * Adds the editor at `/admin` to the built site, but only when `EDITOR_REPOSITORY` names a repository. Runs after the
 * page checks, so that none of them takes the editor for a page. docs/decisions/0022-editor.md
 */
export const publishedEditor = (): AstroIntegration => {
  const repository = editorRepository(process.env);
  return {
    name: 'trama:editor',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (!repository) return;
        await writeEditor(fileURLToPath(dir), repository);
        logger.info(`/admin proposes changes to ${repository.name}, ${repository.branch}`);
      },
    },
  };
};
