import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hasProcess, processState } from './process-state.ts';

const hasPs = spawnSync('ps', ['-o', 'lstart=', '-p', `${process.pid}`]).status === 0;
const PLATFORMS = [...new Set([process.platform, ...(hasPs ? (['darwin'] as const) : [])])];

describe.each(PLATFORMS)('the way of asking on %s', (platform) => {
  it('tells when a living process began', () => {
    const state = processState(process.pid, platform);
    expect(state?.isZombie).toBe(false);
    expect(state?.began).toMatch(/\d/);
  });

  it('tells a zombie', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    try {
      const pid = Number(await new Promise((told) => parent.stdout.once('data', told)));
      // A parent that still is a shell would ask how its child ended; one that is stopped does not.
      parent.kill('SIGSTOP');
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => processState(pid, platform)?.isZombie).toBe(true);
      expect(hasProcess(pid)).toBe(true);
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('knows nothing of a process that is gone', () => {
    const { pid } = spawnSync('true');
    expect(processState(pid, platform)).toBeUndefined();
    expect(hasProcess(pid)).toBe(false);
  });
});
