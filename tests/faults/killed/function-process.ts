import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The functions, served by a process that can be killed. */
export interface FunctionProcess {
  readonly url: string;
  /** As a machine that goes away: nothing of it runs any more. */
  kill(): Promise<void>;
}

/** @param environment the variables of the outside services */
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
    throw new Error(`The functions ended with ${code} before they were served.`);
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
