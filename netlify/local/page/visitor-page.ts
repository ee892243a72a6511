import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Incoming } from '../http/incoming.ts';
import { Html, html, localPage } from './html.ts';

/** The path of the page on the origin of the site, because sessions are stored per origin. */
export const VISITOR_PATH = '/local-visitor';

const SESSION_FILE = /^session\.[\w-]+\.js$/;
const SCRIPT = join(import.meta.dirname, 'visitor-script.js');

const headers = (authUrl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self' ${new URL(authUrl).origin}; base-uri 'none'; form-action 'self'`,
});

const sessionFile = async (dist: string): Promise<string | undefined> => {
  const names = await readdir(join(dist, '_astro')).catch(() => []);
  return names.find((name) => SESSION_FILE.test(name));
};

const pageText = (file: string, script: string, servicesUrl: string): Html =>
  localPage(
    'The test visitor of Trama',
    html`<body data-session="/_astro/${file}">
<header>
<h1>The test visitor</h1>
<nav><a href="/fibra-ottica">A page of the site</a><a href="${servicesUrl}/#contact_interactions">Click interactions</a><a href="${servicesUrl}/#visitor">Codes of the factors</a></nav>
</header>
<main>
<p id="state">…</p>
<p><button id="sign-in" type="button" disabled>Sign in</button> <button id="sign-out" type="button" disabled>Sign out</button></p>
<h2>Second factors</h2>
<ul id="factors"></ul>
<p><button id="enroll" type="button" disabled>Add an authenticator app</button></p>
<form id="second" hidden>
<p><img id="qr" alt="QR code of the secret" width="200" height="200"> <code id="secret"></code></p>
<p><label>Code <input id="code" inputmode="numeric" autocomplete="one-time-code" required></label> <button type="submit">Verify</button></p>
</form>
<h2>What happened</h2>
<p id="said" role="status"></p>
<pre id="changes"></pre>
</main>
<script type="module">${new Html(script)}</script>
</body>`,
  );

/**
 * Makes the page that signs a test visitor in and out, with the session module of the built site.
 *
 * @param dist the built site
 * @param authUrl base URL of the local authentication service
 * @returns a handler that answers {@link VISITOR_PATH}, and returns null for every other path
 */
export const visitorPage =
  (dist: string, authUrl: string) =>
  async ({ path }: Incoming): Promise<Response | null> => {
    if (path !== VISITOR_PATH) return null;
    const file = await sessionFile(dist);
    if (file === undefined)
      return new Response('This build has no session: start without --no-build.\n', { status: 404 });
    const page = pageText(file, await readFile(SCRIPT, 'utf8'), new URL(authUrl).origin);
    return new Response(page.text, { headers: headers(authUrl) });
  };
