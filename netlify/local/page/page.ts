import type { AuthService } from '../auth/auth-service.ts';
import type { Faults } from '../faults/faults.ts';
import type { Mail } from '../outbox/mail.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { type Html, html } from './html.ts';
import { mailsSection } from './mails.ts';
import { STYLE } from './style.ts';
import { tableSection } from './tables.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Mails may come from anyone: no script, and no request beyond this page.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
};

/**
 * The developer's view of the outside services.
 *
 * @param postgres null when the database was given from outside
 * @param auth null when no authentication service runs here
 * @param origin address of the services, for the commands that the page shows
 */
export const servicesPage = async (
  mails: readonly Mail[],
  postgres: Postgres | null,
  auth: AuthService | null,
  faults: Faults,
  origin: string,
): Promise<Response> => {
  const tables =
    postgres === null
      ? html`<h2 id="leads">Leads</h2><p class="empty">The database was given from outside (DATABASE_URL): look at it there.</p>`
      : [
          await tableSection(postgres, 'leads', 'Leads'),
          await tableSection(postgres, 'contact_interactions', 'Click interactions'),
        ];
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local services of Trama</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Local services</h1>
<nav><a href="#mails">Mails</a><a href="#leads">Leads</a><a href="#contact_interactions">Click interactions</a>${auth === null ? '' : html`<a href="#visitor">Visitor</a>`}<a href="#faults">Faults and schedules</a><a href="/emails">Mails as JSON</a></nav>
</header>
<main>
${mailsSection(mails)}
${tables}
${auth === null ? '' : visitorSection(auth)}
${faultsSection(faults, origin)}
</main>
</body>
</html>
`;
  return new Response(page.text, { headers: HEADERS });
};

const visitorSection = (auth: AuthService): Html => {
  const { visitor, sessions, codes } = auth.overview();
  return html`
<h2 id="visitor">Visitor</h2>
<p>${visitor} is signed in on ${sessions} devices. Signing in and out: the page <code>/local-visitor</code> of the site, whose address <code>npm start</code> prints as "Session".</p>
<dl>${codes.map(({ factor, code }) => html`<dt>Code of ${factor || 'a factor without a name'} now</dt><dd><code>${code}</code></dd>`)}</dl>`;
};

const faultsSection = (faults: Faults, origin: string): Html => html`
<h2 id="faults">Faults and schedules</h2>
<p>E-mail provider: ${state(faults.email)} · Database: ${state(faults.database)} · Authentication: ${state(faults.auth)}</p>
<pre>curl -d '{"email":"down"}' ${origin}/faults      # down, slow, 429, 500, ok
curl -d '{"database":"slow"}' ${origin}/faults   # down, slow, ok
curl -d '{"auth":"500"}' ${origin}/faults        # down, slow, 500, html, ok
curl -X POST ${origin}/schedules/deliver-leads
curl -X POST ${origin}/schedules/erase-expired
curl -X POST ${origin}/schedules/rebuild-due
curl -X POST ${origin}/schedules/weekly-report</pre>`;

const state = (fault: string): Html => html`<span class="${fault === 'ok' ? 'dim' : 'bad'}">${fault}</span>`;
