import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/**
 * @param folders or files at the project's root, as Git writes paths
 * @returns the paths from the root of all files there that Git tracks or would add, sorted
 */
export const projectFiles = (...folders: string[]): string[] => {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders];
  const listed = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' });
  const deleted = execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: ROOT, encoding: 'utf8' });
  const gone = new Set(deleted.split('\0'));
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && !gone.has(file)).sort();
};

/** @param file its path from the project's root */
export const readProjectFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
