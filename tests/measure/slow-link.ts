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
  // Root in a container may lack the rights to change the network.
  if (spawnSync('unshare', ['--net', 'true']).status !== 0)
    return 'it needs the right to make network namespaces';
  return undefined;
};

/**
 * Starts a program in a process group of its own. In the terminal's group, Ctrl-C would end the program with an error
 * before the lab is closed.
 */
export const spawnApart = (program: string, words: readonly string[]): ChildProcess =>
  spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });

/** Resolves when a program prints the word. @throws when it ends before */
export const untilSaid = (program: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    program.stdout?.on('data', (chunk: Buffer) => chunk.includes(word) && resolve());
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code}`)));
  });

/** @throws {CommandError} when another run uses the link: both would share it, and the first to end would cut it */
const checkFree = (): void => {
  const { stdout } = spawnSync('ip', ['netns', 'pids', SERVER_NAMESPACE], { encoding: 'utf8' });
  const processes = stdout.trim().split(/\s+/).join(', ');
  if (processes === '') return;
  throw new CommandError(
    `Another measurement uses the slow link (process ${processes} in the namespace ${SERVER_NAMESPACE}). Wait for it ` +
      'to end, or end that process if it is left over. --devtools measures without the slow link.',
  );
};

/** A link between two network namespaces whose speed can be changed. */
export class SlowLink {
  readonly address = SERVER_ADDRESS;
  #shaper = '';
  #running: ChildProcess | undefined;

  /**
   * @param folder for the compiled shaper
   * @throws {CommandError} when another measurement is running on this machine
   */
  open(folder: string): void {
    checkFree();
    this.#shaper = join(folder, 'shaper');
    execFileSync(NAMESPACES, ['up', this.#shaper], { stdio: 'inherit' });
  }

  /** Words to put before a command so that it runs in the server's namespace. */
  readonly besideServer = ['ip', 'netns', 'exec', SERVER_NAMESPACE];

  async set({ roundTripMs, downKbps, upKbps }: Profile): Promise<void> {
    await this.#cut();
    const words = ['link', this.#shaper, ...[roundTripMs, downKbps, upKbps].map(String)];
    this.#running = spawnApart(NAMESPACES, words);
    await untilSaid(this.#running, 'linked');
  }

  async close(): Promise<void> {
    // Not opened: any namespaces belong to another run.
    if (this.#shaper === '') return;
    await this.#cut();
    execFileSync(NAMESPACES, ['down'], { stdio: 'ignore' });
  }

  async #cut(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    // A process that has already ended does not emit its exit again.
    if (running.exitCode === null && running.signalCode === null) {
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await gone;
    }
    // The kernel removes the devices only after the shaper has ended.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
