import { afterAll, beforeAll, type MockInstance, vi } from 'vitest';
import { makeProject } from './host.fixture.ts';
import { type Host, startHost } from './host.ts';

/** A host that runs during a file of tests, and what it logged as an error. */
export interface RunningHost extends Pick<Host, 'settled' | 'runSchedule'> {
  readonly url: string;
  readonly logged: MockInstance<typeof console.error>;
}

/**
 * Starts a host before the tests of a file and stops it behind them.
 *
 * @param files contents by path: the project that it serves
 */
export const runningHost = (
  files: Parameters<typeof makeProject>[0],
  options: Omit<Parameters<typeof startHost>[0], 'port' | 'root'> = {},
): RunningHost => {
  const project = makeProject(files);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let host: Host;
  beforeAll(async () => {
    host = await startHost({ port: 0, root: project.root, ...options });
  });
  afterAll(async () => {
    await host.close();
    project.remove();
    logged.mockRestore();
  });
  return {
    get url() {
      return host.url;
    },
    settled: () => host.settled(),
    runSchedule: (name) => host.runSchedule(name),
    logged,
  };
};
