import { join } from 'node:path';
import { startHost } from '../../../netlify/local/host/host.ts';

/** The functions in a process of their own, which its parent kills. The outside services are in its environment. */
const host = await startHost({ root: join(import.meta.dirname, '../../..'), port: 0, dist: null });
process.send?.(host.url);
