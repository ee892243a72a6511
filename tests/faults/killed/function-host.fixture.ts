import { join } from 'node:path';
import { startHost } from '../../../netlify/local/host/host.ts';

/** Serves the functions in a process that its parent kills. The environment names the outside services. */
const host = await startHost({ root: join(import.meta.dirname, '../../..'), port: 0, dist: null });
process.send?.(host.url);
