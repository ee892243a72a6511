import { join } from 'node:path';
import speculationRules, { config as speculation } from '../../netlify/functions/speculation-rules.mts';
import { openSite } from '../../netlify/local/host/site.ts';
import { type RunningServer, serve } from '../../netlify/local/http/server.ts';

/**
 * Serves a build as the CDN does, compressed and with its headers, and the one function that pages request by
 * themselves.
 *
 * @param folder the folder that a build wrote
 */
export const serveBuild = async (folder: string): Promise<RunningServer> => {
  const site = await openSite(join(import.meta.dirname, '../..'), folder);
  return serve(async (incoming) => {
    const { headers, method, path } = incoming;
    // A click on a contact link is reported to a function that this measures nothing of.
    if (method === 'POST') return new Response(null, { status: 204 });
    if (path !== speculation.path) return site.answer(incoming);
    return speculationRules(new Request(new URL(path, 'http://127.0.0.1'), { headers }));
  }, 0);
};
