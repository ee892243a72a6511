import type { Incoming } from '../http/incoming.ts';
import { CompressionCache, chooseEncoding } from './encoding.ts';
import { decodePath, isCompressible, listFiles, plainPath, resolvePath, type SiteFile } from './files.ts';
import { loadHeaderRules, loadRedirectRules } from './site-rules.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const LOGGED_PATH_MAX_LENGTH = 300;

interface Site {
  /** Applies forced redirects only; they come before everything else. */
  forced(incoming: Incoming): Promise<Response | null>;
  /** Answers with the file, redirect, rewrite or 404 page of a path. */
  answer(incoming: Incoming): Promise<Response>;
}

/**
 * Serves the static side of a Netlify deploy: files, `_headers`, `_redirects` and `netlify.toml`, pretty URLs, 404.
 *
 * It has no byte ranges, conditional redirects or branch contexts, and its paths are case-sensitive.
 *
 * @param root where `netlify.toml` is
 * @param dist the publish directory, null for none
 */
export const openSite = async (root: string, dist: string | null): Promise<Site> => {
  const files = await listFiles(dist);
  const headersFor = await loadHeaderRules(root, dist);
  const redirectFor = await loadRedirectRules(root, dist);
  const compressed = new CompressionCache();

  const send = async (incoming: Incoming, file: SiteFile, status: number): Promise<Response> => {
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': plainPath(incoming.path).startsWith('/_astro/') ? IMMUTABLE : REVALIDATE,
    });
    for (const [name, value] of headersFor(plainPath(incoming.path))) headers.set(name, value);
    // A rule for files does not apply to a missing file: Netlify sets this header itself (sveltejs/kit#16627).
    if (status === 404) headers.set('cache-control', REVALIDATE);
    let content = file.content;
    let tag = `"${file.hash}"`;
    if (isCompressible(file.type)) {
      headers.append('vary', 'Accept-Encoding');
      const encoding = chooseEncoding(incoming.headers.get('accept-encoding'));
      if (encoding !== 'identity') {
        content = await compressed.get(file.content, file.hash, encoding);
        tag = `"${file.hash}-${encoding}"`;
        headers.set('content-encoding', encoding);
      }
    }
    headers.set('etag', tag);
    if (status === 200 && isKnown(incoming.headers.get('if-none-match'), tag)) {
      for (const name of ['content-encoding', 'content-type']) headers.delete(name);
      return new Response(null, { status: 304, headers });
    }
    return new Response(new Uint8Array(content), { status, headers });
  };

  /** An answer without a file, with its own headers in addition to those of the rules. */
  const bare = (incoming: Incoming, status: number, text: string, own: Record<string, string> = {}) => {
    const headers = headersFor(plainPath(incoming.path));
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return new Response(`${text}\n`, { status, headers });
  };

  const redirectTo = (incoming: Incoming, location: string, status: number): Response =>
    bare(incoming, status, `Redirecting to ${location}`, {
      location,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': REVALIDATE,
    });

  const notFound = async (incoming: Incoming, page = '/404.html'): Promise<Response> => {
    console.error(`404 ${incoming.path.slice(0, LOGGED_PATH_MAX_LENGTH)}`);
    if (files.has(page)) return await send(incoming, await files.read(page), 404);
    return bare(incoming, 404, 'Not found');
  };

  const serve = async (incoming: Incoming, path: string, status = 200): Promise<Response | null> => {
    const found = resolvePath(files, path);
    if (found === null) return null;
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      return bare(incoming, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    if ('file' in found) return await send(incoming, await files.read(found.file), status);
    return redirectTo(incoming, `${encodeURI(found.redirect)}${incoming.search}`, 301);
  };

  const follow = async (incoming: Incoming, onlyForced: boolean): Promise<Response | null> => {
    const host = incoming.headers.get('host') ?? '';
    // `//host` in a splat would become the URL of another site.
    const rule = incoming.path.includes('//')
      ? null
      : redirectFor({ ...incoming, path: withoutNeedlessEscapes(incoming.path), host });
    if (rule === null || (onlyForced && !rule.force)) return null;
    if (rule.status >= 300 && rule.status < 400) return redirectTo(incoming, rule.target, rule.status);
    const target = decodePath(rule.target.split('?')[0] ?? '');
    if (rule.status === 404) return await notFound(incoming, target ?? undefined);
    return target === null ? null : await serve(incoming, target, rule.status);
  };

  return {
    forced: (incoming) => follow(incoming, true),
    answer: async (incoming) => {
      const path = decodePath(incoming.path);
      if (path === null) return bare(incoming, 400, 'Bad request');
      return (await serve(incoming, path)) ?? (await follow(incoming, false)) ?? (await notFound(incoming));
    },
  };
};

/** Decodes escapes such as `%2D` for `-` (RFC 3986 §6.2.2.2), so that no spelling of a path escapes its rule. */
const withoutNeedlessEscapes = (path: string): string =>
  path.replace(/%[2-7][0-9a-f]/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });

/** Weak comparison, as RFC 9110 §13.1.2 requires. */
const isKnown = (ifNoneMatch: string | null, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((item) => ['*', tag].includes(item.trim().replace(/^W\//, '')));
