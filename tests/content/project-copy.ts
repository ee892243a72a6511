import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectFiles } from '../repo/project-files.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/** What a build reads. */
const SOURCES = ['src', 'build', 'netlify', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs'];

/** Links every package, but not what tools keep beside them: a copy must not fill the project's own caches. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  const packages = readdirSync(from).filter((name) => !name.startsWith('.'));
  // Windows links folders without asking for rights only as junctions.
  for (const name of packages) symlinkSync(join(from, name), join(to, name), 'junction');
};

/** @returns the folder of a copy of the project that can be changed and built; whoever asks for it removes it */
export const copyProject = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const source of SOURCES) cpSync(join(PROJECT, source), join(root, source), { recursive: true });
  linkPackages(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  return root;
};

/**
 * Copies every file that Git knows or would add, tests too, as a repository of its own with one commit.
 *
 * @returns the folder, in which every command of the project runs; whoever asks for it removes it
 */
export const copyRepository = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'edited-'));
  // Beside a checkout, node_modules may be a link, which Git would add.
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

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** Of every thread together: what another program does at the same time changes it little. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/**
 * Builds a project in a process of its own.
 *
 * @param root its folder; `dist/` in it holds the site afterwards
 * @param variables what the build finds in its environment besides
 * @throws with everything the build printed, when it failed
 */
export const buildProject = async (
  root: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BuildCost> => {
  // The test runner says that this is a test; a build must not hear that.
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

/** Folders on the way to a file of a copy. */
export const folderFor = (file: string): string => {
  mkdirSync(dirname(file), { recursive: true });
  return file;
};
