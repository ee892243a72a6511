import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the system tells of a process. */
interface ProcessState {
  /** When it began, in words that another process of the same id never has. */
  readonly began: string;
  /** It has ended, and nobody has asked how: it holds nothing any more. Containers often have nobody who asks. */
  readonly isZombie: boolean;
}

/** Linux: boot and start tick. */
const fromProc = (pid: number): ProcessState | undefined => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command name, which may itself hold spaces and brackets; the 20th is the start time.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { began: `${boot}/${fields[18]}`, isZombie: 'ZXx'.includes(state) };
  } catch {
    return undefined;
  }
};

/** macOS and others: start in seconds. Language and time zone of the caller must not make it another. */
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
 * @param platform whose way of asking is used
 * @returns what the system tells of it; undefined when there is no such process, or nothing is told
 */
export const processState = (pid: number, platform = process.platform): ProcessState | undefined =>
  platform === 'linux' ? fromProc(pid) : fromPs(pid);

/** @returns whether a signal finds a process of this id, a zombie's included */
export const hasProcess = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
