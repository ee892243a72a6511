import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../netlify/server/command/arguments.ts';
import type { Profile } from './profiles.ts';

const NAMESPACES = join(import.meta.dirname, 'link/namespaces.sh');
const SERVER_ADDRESS = '10.78.0.1';
const SERVER_NAMESPACE = 'trama-server';

/** @returns why this machine cannot have a real slow link; undefined when it can */
export const whyNoNamespaces = (): string | undefined => {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root';
  if (!existsSync('/dev/net/tun')) return 'there is no /dev/net/tun';
  try {
    for (const tool of ['ip', 'gcc']) execFileSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' });
  } catch {
    return 'it needs ip (iproute2) and gcc';
  }
  // Root in a container may have none of its rights over the network.
  if (spawnSync('unshare', ['--net', 'true']).status !== 0)
    return 'it needs the right to make network namespaces';
  return undefined;
};

/**
 * Starts what stands behind a measurement. A terminal's Ctrl-C goes to its whole group of processes: in one of its own
 * this program ends when the lab is closed, not before, with an error that nobody asked for.
 */
export const spawnApart = (program: string, words: readonly string[]): ChildProcess =>
  spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });

/** Resolves when a program says that it is ready. @throws when it ends before */
export const untilSaid = (program: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    program.stdout?.on('data', (chunk: Buffer) => chunk.includes(word) && resolve());
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code}`)));
  });

/** @throws {CommandError} when another run has the link: both would share it, and the first to end would cut it */
const checkFree = (): void => {
  const { stdout } = spawnSync('ip', ['netns', 'pids', SERVER_NAMESPACE], { encoding: 'utf8' });
  const processes = stdout.trim().split(/\s+/).join(', ');
  if (processes === '') return;
  throw new CommandError(
    `Another measurement has the slow link (process ${processes} in the namespace ${SERVER_NAMESPACE}). Wait for its ` +
      'end, or end that process if nobody waits for it. --devtools measures beside it.',
  );
};

/** A link between two network namespaces whose speed can be changed. */
export class SlowLink {
  readonly address = SERVER_ADDRESS;
  #shaper = '';
  #running: ChildProcess | undefined;

  /**
   * @param folder where the compiled shaper goes
   * @throws {CommandError} when another measurement is under way on this machine
   */
  open(folder: string): void {
    checkFree();
    this.#shaper = join(folder, 'shaper');
    execFileSync(NAMESPACES, ['up', this.#shaper], { stdio: 'inherit' });
  }

  /** Words before a command that is to run beside the server. */
  readonly besideServer = ['ip', 'netns', 'exec', SERVER_NAMESPACE];

  async set({ roundTripMs, downKbps, upKbps }: Profile): Promise<void> {
    await this.#cut();
    const words = ['link', this.#shaper, ...[roundTripMs, downKbps, upKbps].map(String)];
    this.#running = spawnApart(NAMESPACES, words);
    await untilSaid(this.#running, 'linked');
  }

  async close(): Promise<void> {
    // Never opened: the namespaces, if there are any, are another run's.
    if (this.#shaper === '') return;
    await this.#cut();
    execFileSync(NAMESPACES, ['down'], { stdio: 'ignore' });
  }

  async #cut(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    // One that ended by itself does not say so again.
    if (running.exitCode === null && running.signalCode === null) {
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await gone;
    }
    // The kernel takes the devices away after the shaper has ended.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
