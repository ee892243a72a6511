import { html } from '../../server/http/html.ts';
import type { Faults } from '../controls.ts';
import type { Mail } from '../outbox/mail.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { localPage } from './html.ts';
import { faultsSection, mailsSection, tableSection } from './sections.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Mails contain text of strangers, so the page allows no scripts and no requests.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
};

/**
 * Builds the developer's page of the local services.
 *
 * @param postgres null when DATABASE_URL names another database
 * @param origin base URL of the services, for the commands on the page
 */
export const servicesPage = async (
  mails: readonly Mail[],
  postgres: Postgres | null,
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
  const page = localPage(
    'Local services of Trama',
    html`<body>
<header>
<h1>Local services</h1>
<nav><a href="#mails">Mails</a><a href="#leads">Leads</a><a href="#contact_interactions">Click interactions</a><a href="#faults">Faults and schedules</a><a href="/emails">Mails as JSON</a></nav>
</header>
<main>
${mailsSection(mails)}
${tables}
${faultsSection(faults, origin)}
</main>
</body>`,
  );
  return new Response(page.text, { headers: HEADERS });
};
