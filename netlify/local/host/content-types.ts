import { extname } from 'node:path';

const TEXT = 'charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  '.html': `text/html; ${TEXT}`,
  '.css': `text/css; ${TEXT}`,
  '.js': `text/javascript; ${TEXT}`,
  '.mjs': `text/javascript; ${TEXT}`,
  '.txt': `text/plain; ${TEXT}`,
  '.md': `text/markdown; ${TEXT}`,
  '.csv': `text/csv; ${TEXT}`,
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
};

/** @param path a file's path; only its extension counts */
export const contentType = (path: string): string =>
  TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Whether a CDN compresses this type on its way out. */
export const isCompressible = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|manifest\+json|xml|wasm)|image\/(?:svg\+xml|x-icon))/.test(type);
