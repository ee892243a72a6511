import { describe, expect, test } from 'vitest';
import { findBrowser, findShell, type Machine } from './find-browser.ts';

const UNPACKED = { executablePath: '/cache/chromium', env: { LD_LIBRARY_PATH: '/cache/lib' } };

/** A Linux x64 machine on which only the given files answer `--version`. */
const machineWith = (working: string[], overrides: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  arch: 'x64',
  isRoot: false,
  env: { PATH: '/usr/local/bin:/usr/bin' },
  runs: async (path) => working.includes(path),
  unpackBundled: async () => UNPACKED,
  playwrightPath: () => '/playwright/chrome',
  ...overrides,
});

describe('findBrowser', () => {
  test('prefers CHROMIUM_PATH to the machine’s own browser', async () => {
    const machine = machineWith(['/opt/mine', '/usr/bin/chromium'], {
      env: { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/mine' },
    });
    expect((await findBrowser(machine)).executablePath).toBe('/opt/mine');
  });

  test('throws when CHROMIUM_PATH is not a browser instead of choosing another', async () => {
    const machine = machineWith(['/usr/bin/chromium'], {
      env: { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/none' },
    });
    await expect(findBrowser(machine)).rejects.toThrow('CHROMIUM_PATH is "/opt/none"');
  });

  test.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/local/bin/google-chrome'])(
    'finds %s in PATH',
    async (path) => {
      const found = await findBrowser(machineWith([path, UNPACKED.executablePath]));
      expect(found).toEqual({ executablePath: path, args: expect.any(Array), env: {}, isShell: false });
    },
  );

  test('finds the applications of macOS, and never uses the Linux package there', async () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const mac = { platform: 'darwin', arch: 'arm64' };
    expect((await findBrowser(machineWith([chrome], mac))).executablePath).toBe(chrome);
    await expect(findBrowser(machineWith([UNPACKED.executablePath], mac))).rejects.toThrow(
      'Google Chrome.app',
    );
  });

  test('takes the package’s browser, with its variables, when the machine has none', async () => {
    const found = await findBrowser(machineWith([UNPACKED.executablePath, '/playwright/chrome']));
    expect(found).toMatchObject({ ...UNPACKED, isShell: true });
  });

  test('takes Playwright’s own browser on machines other than Linux x64', async () => {
    const machine = machineWith([UNPACKED.executablePath, '/playwright/chrome'], { arch: 'arm64' });
    expect((await findBrowser(machine)).executablePath).toBe('/playwright/chrome');
  });

  test('names every place and the fix when there is no browser', async () => {
    const error: unknown = await findBrowser(machineWith([])).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(
      /chromium-browser.*PATH[\s\S]*@sparticuz[\s\S]*playwright[\s\S]*CHROMIUM_PATH/,
    );
  });

  test('drops the sandbox only for root, and always turns background requests off', async () => {
    const asUser = await findBrowser(machineWith(['/usr/bin/chromium']));
    const asRoot = await findBrowser(machineWith(['/usr/bin/chromium'], { isRoot: true }));
    expect(asUser.args).not.toContain('--no-sandbox');
    expect(asRoot.args).toContain('--no-sandbox');
    expect(asUser.args).toEqual(
      expect.arrayContaining([
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ]),
    );
  });
});

describe('findShell', () => {
  test('prefers the package’s shell to the machine’s own browser', async () => {
    const found = await findShell(machineWith(['/usr/bin/chromium', UNPACKED.executablePath]));
    expect(found).toMatchObject(UNPACKED);
    expect(found.args).toContain('--font-render-hinting=none');
  });

  test('prefers CHROMIUM_PATH to both', async () => {
    const machine = machineWith(['/opt/mine', UNPACKED.executablePath], {
      env: { CHROMIUM_PATH: '/opt/mine' },
    });
    expect((await findShell(machine)).executablePath).toBe('/opt/mine');
  });

  test.each([
    { why: 'the package does not start', overrides: {} },
    { why: 'the package is for another processor', overrides: { arch: 'arm64' } },
  ])('takes the machine’s own browser when $why', async ({ overrides }) => {
    const found = await findShell(machineWith(['/usr/bin/chromium'], overrides));
    expect(found.executablePath).toBe('/usr/bin/chromium');
  });
});
