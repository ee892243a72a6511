import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that serves the functions and can be killed. */
export interface FunctionProcess {
  readonly url: string;
  /** Ends the process at once with SIGKILL, as when its machine fails. */
  kill(): Promise<void>;
}

/** @param environment the variables that name the outside services */
export const startFunctionProcess = async (
  environment: Readonly<Record<string, string>>,
): Promise<FunctionProcess> => {
  const child = fork(new URL('./function-host.fixture.ts', import.meta.url), [], {
    execArgv: [],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  const early = exited.then(([code]): never => {
    throw new Error(`The function process ended with ${code} before it was serving.`);
  });
  early.catch(() => {});
  const [url] = await Promise.race([once(child, 'message'), early]);
  return {
    url: String(url),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
