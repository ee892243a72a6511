import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hasProcess, processState } from './process-state.ts';

const hasPs = spawnSync('ps', ['-o', 'lstart=', '-p', `${process.pid}`]).status === 0;
const PLATFORMS = [...new Set([process.platform, ...(hasPs ? (['darwin'] as const) : [])])];

describe.each(PLATFORMS)('the process state on %s', (platform) => {
  it('has the start time of a running process', () => {
    const state = processState(process.pid, platform);
    expect(state?.isZombie).toBe(false);
    expect(state?.began).toMatch(/\d/);
  });

  it('identifies a zombie', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    try {
      const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
      // The stopped parent does not reap its child, so the child stays a zombie. A running shell would reap it.
      parent.kill('SIGSTOP');
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => processState(pid, platform)?.isZombie).toBe(true);
      expect(hasProcess(pid)).toBe(true);
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('is undefined for a process that has ended', () => {
    const { pid } = spawnSync('true');
    expect(processState(pid, platform)).toBeUndefined();
    expect(hasProcess(pid)).toBe(false);
  });
});
