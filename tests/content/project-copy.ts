import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectFiles } from '../repo/project-files.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/** Everything that a build reads. */
const SOURCES = ['src', 'build', 'netlify', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs'];

/** Links every package but no hidden folder, so that a copy does not write to the project's own caches. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  const packages = readdirSync(from).filter((name) => !name.startsWith('.'));
  // Windows links folders without special rights only as junctions.
  for (const name of packages) symlinkSync(join(from, name), join(to, name), 'junction');
};

/**
 * @param root a new folder, by default one among the system's temporary files
 * @returns the folder of a copy of the project that can be changed and built; the caller removes it
 */
export const copyProject = (root = mkdtempSync(join(tmpdir(), 'project-'))): string => {
  mkdirSync(root, { recursive: true });
  for (const source of SOURCES)
    if (existsSync(join(PROJECT, source)))
      cpSync(join(PROJECT, source), join(root, source), { recursive: true });
  linkPackages(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  return root;
};

/**
 * Copies every file that Git tracks or would add, including tests, into a new repository with one commit.
 *
 * @returns the folder, in which every command of the project works; the caller removes it
 */
export const copyRepository = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'edited-'));
  // In a worktree, node_modules may be a link, which Git would add.
  const files = projectFiles('.').filter((file) => file !== 'node_modules');
  for (const file of files) cpSync(join(PROJECT, file), folderFor(join(root, file)));
  linkPackages(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(PROJECT, 'node_modules/.bin'), join(root, 'node_modules/.bin'), 'junction');
  const author = ['-c', 'user.name=Prova', '-c', 'user.email=prova@trama.example'];
  for (const command of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '-m', 'Copy'],
  ])
    execFileSync('git', command, { cwd: root });
  return root;
};

const ASTRO = join(PROJECT, 'node_modules/astro/bin/astro.mjs');
const REPORT_COST =
  'data:text/javascript,process.on("exit",()=>console.log("cost "+JSON.stringify(process.resourceUsage())))';

/** What a build cost. */
export interface BuildCost {
  readonly seconds: number;
  /** CPU time of all threads together, which other programs affect little. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/**
 * Builds a project in a process of its own.
 *
 * @param root its folder; the site is in its `dist/` afterwards
 * @param variables extra environment variables for the build
 * @throws an error with everything the build printed when it failed
 */
export const buildProject = async (
  root: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BuildCost> => {
  // Vitest marks the environment as a test; the build must not see that.
  const { NODE_ENV: _test, VITEST: _vitest, ...env } = process.env;
  const started = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', REPORT_COST, ASTRO, 'build'], {
    cwd: root,
    env: { ...env, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new Error(
      `The copy in ${root} did not build.\n${error.stdout ?? ''}${error.stderr ?? error.message}`,
    );
  });
  const seconds = (performance.now() - started) / 1000;
  const used: NodeJS.ResourceUsage = JSON.parse(/^cost (.*)$/m.exec(stdout)?.[1] ?? '');
  return {
    seconds,
    cpuSeconds: (used.userCPUTime + used.systemCPUTime) / 1e6,
    peakMegabytes: used.maxRSS / 1024,
  };
};

/** Creates the folders on the path of a file, and returns the path. */
export const folderFor = (file: string): string => {
  mkdirSync(dirname(file), { recursive: true });
  return file;
};
