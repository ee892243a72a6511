import { startLocalServices } from '../services.ts';

const [, , dataDir = null] = process.argv;
const services = await startLocalServices({ port: 0, dataDir });
process.send?.(services.url);
