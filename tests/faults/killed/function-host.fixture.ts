import { join } from 'node:path';
import { startHost } from '../../../netlify/local/host/host.ts';
import { letClockJump } from './jumping-clock.ts';

/**
 * Serves the functions in a process that its parent kills. The environment names the outside services, and with
 * `CLOCK_JUMPS_MS` how often the clock jumps.
 */
const everyMs = Number(process.env['CLOCK_JUMPS_MS'] ?? 0);
if (everyMs > 0) letClockJump(everyMs, process.pid);
const host = await startHost({ root: join(import.meta.dirname, '../../..'), port: 0, dist: null });
process.send?.(host.url);
// A test that fails leaves no process behind.
process.once('disconnect', () => process.exit());
