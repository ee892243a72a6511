import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../http/server.ts';
import { BackgroundWork } from './call-function.ts';
import { type LoadedFunction, loadFunctions } from './function-module.ts';
import { functionRequests } from './function-requests.ts';
import { type Schedules, startSchedules } from './schedules.ts';
import { openSite } from './site.ts';

/** How long closing waits for work that functions continue after their answers. */
const CLOSE_LIMIT_MS = 10_000;

interface HostOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The project's directory, with `netlify.toml`. */
  readonly root: string;
  /** Default: `netlify/functions` of the root. */
  readonly functionsDir?: string;
  /** The built site. Default: `dist` of the root; null to run functions only. */
  readonly dist?: string | null;
}

export interface Host {
  readonly url: string;
  /** Runs a scheduled function now. @returns its answer, 404 when there is no such schedule */
  runSchedule(name: string): Promise<Response>;
  /**
   * Loads the functions again. The old ones answer until the new ones are loaded.
   *
   * @throws Error when one of them is wrong; the old ones then stay
   */
  reload(): Promise<void>;
  /** Resolves when all work passed to `waitUntil` has ended. */
  settled(): Promise<void>;
  /** Stops the schedules, then waits for running requests, then for their work after the answer. */
  close(): Promise<void>;
}

/**
 * Serves a built site and its functions on 127.0.0.1 by Netlify's rules and in Netlify's order: forced redirects,
 * functions, files, other redirects and rewrites, the 404 page.
 *
 * @throws Error when the site is not built, a rule or a function is wrong, or the port is taken (EADDRINUSE)
 */
export const startHost = async (options: HostOptions): Promise<Host> => {
  const { root, port } = options;
  const dist = options.dist === undefined ? join(root, 'dist') : options.dist;
  const directory = options.functionsDir ?? join(root, 'netlify', 'functions');
  const functions = await loadFunctions(directory);
  const site = await openSite(root, dist);
  const background = new BackgroundWork();
  const answering = (loaded: readonly LoadedFunction[]) =>
    functionRequests(loaded, background, () => server.url);
  let answerFunction = answering(functions);
  const server = await serve(
    async (incoming) =>
      (await site.forced(incoming)) ?? (await answerFunction(incoming)) ?? (await site.answer(incoming)),
    port,
  );
  let schedules: Schedules;
  let version = 0;
  try {
    schedules = startSchedules(functions, background, server.url);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    url: server.url,
    runSchedule: (name) => schedules.run(name),
    reload: async () => {
      version += 1;
      const fresh = await loadFunctions(directory, version);
      const before = schedules;
      schedules = startSchedules(fresh, background, server.url);
      before.stop();
      answerFunction = answering(fresh);
    },
    settled: () => background.settled(),
    close: async () => {
      schedules.stop();
      await server.close();
      await Promise.race([background.settled(), sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
};
