import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The state of a process, as the system reports it. */
interface ProcessState {
  /** Its start time, as a text that differs for every process with the same id. */
  readonly began: string;
  /** Whether it has ended but was not reaped by its parent, as often in containers. It then holds no resources. */
  readonly isZombie: boolean;
}

/** On Linux, the start time is the boot id and the start tick. */
const fromProc = (pid: number): ProcessState | undefined => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the command name, which may contain spaces and brackets; the 20th is the start time.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { began: `${boot}/${fields[18]}`, isZombie: 'ZXx'.includes(state) };
  } catch {
    return undefined;
  }
};

/** On macOS and others, the start time is in seconds. It must not depend on the caller's language and time zone. */
const fromPs = (pid: number): ProcessState | undefined => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', `${pid}`], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  const [, state = '', began] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(stdout ?? '') ?? [];
  return began === undefined ? undefined : { began, isZombie: state.startsWith('Z') };
};

/**
 * @param pid id of a process
 * @param platform decides how the system is queried
 * @returns its state; undefined when there is no such process, or the system does not report it
 */
export const processState = (pid: number, platform = process.platform): ProcessState | undefined =>
  platform === 'linux' ? fromProc(pid) : fromPs(pid);

/** @returns whether a process with this id exists, including a zombie */
export const hasProcess = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
