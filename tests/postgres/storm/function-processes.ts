import { type FunctionProcess, startFunctionProcess } from '../../faults/killed/function-process.ts';
import type { Chance } from '../../faults/storm/chance.ts';

/** Processes of the functions, of which any may be killed: another takes its place. */
export interface FunctionProcesses {
  /** Address of one of them. */
  one(): string;
  /** As a machine that goes away. */
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
