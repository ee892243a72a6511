import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { FoundBrowser } from '../browser/find-browser.ts';
import { makeCertificate } from './certificate.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { SlowLink, untilSaid } from './slow-link.ts';

const HOST = 'trama.test';
const SHAPED_PORT = 443;
const LOCAL_PORT = Number(process.env['PORT'] ?? 8443);

/** A server, a browser and a link between them. */
export class Lab {
  readonly #folder = mkdtempSync(join(tmpdir(), 'trama-measure-'));
  readonly #browser: FoundBrowser;
  readonly #key: string;
  readonly #link: SlowLink | undefined;
  #server: ChildProcess | undefined;

  /**
   * @param browser what pages are opened in
   * @param devtools whether its own throttling takes the place of a real slow link
   */
  constructor(browser: FoundBrowser, devtools: boolean) {
    this.#browser = browser;
    this.#key = makeCertificate(this.#folder);
    this.#link = devtools ? undefined : new SlowLink(this.#folder);
  }

  get origin(): string {
    return this.#link ? `https://${HOST}` : `https://${HOST}:${LOCAL_PORT}`;
  }

  async open(): Promise<void> {
    const address = this.#link ? '0.0.0.0' : '127.0.0.1';
    const port = this.#link ? SHAPED_PORT : LOCAL_PORT;
    const words = [
      process.execPath,
      join(import.meta.dirname, 'edge.ts'),
      this.#folder,
      address,
      String(port),
    ];
    const [program = '', ...rest] = this.#link ? [...this.#link.besideServer, ...words] : words;
    this.#server = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
    await untilSaid(this.#server, 'listening');
  }

  async setProfile(name: ProfileName): Promise<void> {
    await this.#link?.set(PROFILES[name]);
  }

  /** @returns a browser with nothing in its caches, so that a page is asked for on a new connection */
  async browse(): Promise<Browser> {
    const { executablePath, args, env } = this.#browser;
    const address = this.#link?.address ?? '127.0.0.1';
    return chromium.launch({
      executablePath: this.#link ? join(import.meta.dirname, 'link/chromium.sh') : executablePath,
      env: { ...process.env, ...env, CHROMIUM_PATH: executablePath },
      args: [
        ...args,
        `--host-resolver-rules=MAP ${HOST} ${address}, MAP * ~NOTFOUND`,
        `--ignore-certificate-errors-spki-list=${this.#key}`,
        '--disable-quic',
      ],
    });
  }

  async close(): Promise<void> {
    this.#server?.kill('SIGTERM');
    await this.#link?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
