import { createHash } from 'node:crypto';

/** @returns SHA-256 of a file, in hex */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
