import { type FunctionProcess, startFunctionProcess } from '../../faults/killed/function-process.ts';
import type { Chance } from '../../faults/storm/chance.ts';

/** Processes that serve the functions; each one that is killed is replaced. */
export interface FunctionProcesses {
  /** @returns the address of a random process */
  one(): string;
  /** Kills a random process with SIGKILL, as when its machine fails, and starts another. */
  killOne(): Promise<void>;
  killAll(): Promise<void>;
}

/** @param environment the variables of the outside services */
export const startFunctionProcesses = async (
  count: number,
  environment: Readonly<Record<string, string>>,
  chance: Chance,
): Promise<FunctionProcesses> => {
  const start = () => startFunctionProcess(environment);
  const processes: FunctionProcess[] = await Promise.all(Array.from({ length: count }, start));
  return {
    one: () => chance.one(processes).url,
    killOne: async () => {
      const index = chance.below(processes.length);
      await processes[index]?.kill();
      processes[index] = await start();
    },
    killAll: async () => {
      await Promise.all(processes.map((each) => each.kill()));
    },
  };
};
