import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { checkPorts, readSettings } from '../../netlify/local/command/settings.ts';
import { CommandError } from '../../netlify/server/command/arguments.ts';
import type { FoundBrowser } from '../browser/find-browser.ts';
import { makeCertificate } from './certificate.ts';
import { HOST_PATTERN } from './hosts.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { SlowLink, spawnApart, untilSaid } from './slow-link.ts';

const SHAPED_PORT = 443;
const USUAL_PORT = '8443';

/**
 * @param variables `PORT` (8443)
 * @returns the port for the measured site on this machine
 * @throws {CommandError} when PORT is not a port, or is in use
 */
const readLocalPort = async (variables: Readonly<Record<string, string | undefined>>): Promise<number> => {
  // Checks with the rules and messages of `npm start`; this site has no local services.
  const given = { PORT: variables['PORT'] || USUAL_PORT, LOCAL_SERVICES_PORT: '0' };
  const settings = readSettings(given, process.cwd());
  // `npm start` takes 0 for any free port; here the browser must know the port in advance.
  if (settings.sitePort === 0) throw new CommandError('PORT is "0"; expected a port from 1 to 65535.');
  await checkPorts(settings);
  return settings.sitePort;
};

/** A server, a browser and the link between them. */
export class Lab {
  readonly #browser: FoundBrowser;
  readonly #link: SlowLink | undefined;
  readonly #other: string | undefined;
  #port = SHAPED_PORT;
  #folder: string | undefined;
  #key = '';
  #server: ChildProcess | undefined;

  /**
   * Creates nothing until {@link open}.
   *
   * @param browser the browser that opens pages
   * @param devtools whether DevTools throttles in place of a real slow link
   * @param other folder of another build, served along with dist/
   */
  constructor(browser: FoundBrowser, devtools: boolean, other?: string) {
    this.#other = other;
    this.#browser = browser;
    this.#link = devtools ? undefined : new SlowLink();
  }

  /** @param host from `hostOf` */
  origin(host: string): string {
    return this.#link ? `https://${host}` : `https://${host}:${this.#port}`;
  }

  /** @returns the profile that DevTools must imitate; undefined when the link itself is slow */
  imitated(profile: ProfileName): ProfileName | undefined {
    return this.#link ? undefined : profile;
  }

  /**
   * Starts the server. When this fails, {@link close} removes what it has created.
   *
   * @throws {CommandError} when openssl is missing, another measurement uses the slow link, or PORT is not available
   */
  async open(): Promise<void> {
    if (!this.#link) this.#port = await readLocalPort(process.env);
    this.#folder = mkdtempSync(join(tmpdir(), 'trama-measure-'));
    this.#key = makeCertificate(this.#folder);
    this.#link?.open(this.#folder);
    await this.#serve(this.#folder);
  }

  async #serve(folder: string): Promise<void> {
    const address = this.#link ? '0.0.0.0' : '127.0.0.1';
    const words = [
      process.execPath,
      join(import.meta.dirname, 'edge.ts'),
      folder,
      address,
      String(this.#port),
      ...(this.#other === undefined ? [] : [this.#other]),
    ];
    const [program = '', ...rest] = this.#link ? [...this.#link.besideServer, ...words] : words;
    this.#server = spawnApart(program, rest);
    await untilSaid(this.#server, 'listening');
  }

  async setProfile(name: ProfileName): Promise<void> {
    await this.#link?.set(PROFILES[name]);
  }

  /** @returns a browser with empty caches, which opens a new connection for each page */
  async browse(): Promise<Browser> {
    const { executablePath, args, env } = this.#browser;
    const address = this.#link?.address ?? '127.0.0.1';
    return chromium.launch({
      executablePath: this.#link ? join(import.meta.dirname, 'link/chromium.sh') : executablePath,
      env: { ...process.env, ...env, CHROMIUM_PATH: executablePath },
      args: [
        ...args,
        `--host-resolver-rules=MAP ${HOST_PATTERN} ${address}, MAP * ~NOTFOUND`,
        `--ignore-certificate-errors-spki-list=${this.#key}`,
        '--disable-quic',
      ],
      // Otherwise Playwright would end the process before the lab is closed.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  }

  async close(): Promise<void> {
    this.#server?.kill('SIGTERM');
    await this.#link?.close();
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}
