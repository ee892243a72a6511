import { type Html, html } from '../../server/http/html.ts';
import type { Faults } from '../controls.ts';
import { listed, type Mail } from '../outbox/mail.ts';
import { type Postgres, SqlError } from '../postgres/postgres.ts';

/** The mails, newest first, rendered as for their recipients. */
export const mailsSection = (mails: readonly Mail[]): Html => html`
<h2 id="mails">Mails <span>${mails.length}</span></h2>
${mails.length === 0 ? html`<p class="empty">No mail yet: send a form of the site.</p>` : mails.toReversed().map(mailArticle)}`;

const mailArticle = (mail: Mail, position: number): Html => html`
<article>
<details${position === 0 ? html` open` : ''}>
<summary><strong>${mail.subject}</strong> <span class="dim">${mail.to.join(', ')} · <time>${mail.receivedAt}</time></span></summary>
<dl>${[
  ['From', mail.from],
  ['To', mail.to.join(', ')],
  ['Reply-To', mail.replyTo.join(', ') || 'none'],
  ['Subject', mail.subject],
  ...Object.entries(mail.headers),
  ['Idempotency-Key', mail.idempotencyKey ?? 'none'],
  ['Id', mail.id],
].map(([name = '', value = '']) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${attachments(mail)}
${mail.html === null ? html`<p class="empty">No HTML part.</p>` : frame(mail.html)}
${mail.text === null ? html`<p class="empty">No text part.</p>` : html`<details><summary>Text part</summary><pre>${mail.text}</pre></details>`}
</details>
</article>`;

/** The sandbox forbids scripts, forms and navigation of this page. The links of mails open pages of their own. */
const frame = (content: string): Html =>
  html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as it looks" srcdoc="${content}"></iframe>`;

const attachments = (mail: Mail): Html =>
  mail.attachments.length === 0
    ? html``
    : html`<ul>${listed(mail).attachments.map(
        ({ filename, contentType, size, sha256 }) =>
          html`<li><strong>${filename}</strong> ${contentType}, ${size} bytes, sha256 <code>${sha256}</code></li>`,
      )}</ul>`;

const UNDEFINED_TABLE = '42P01';
const ROWS_SHOWN = 100;

/**
 * The newest rows of a table.
 *
 * @param table a name from the code, never from a visitor: it becomes part of the SQL
 */
export const tableSection = async (postgres: Postgres, table: string, title: string): Promise<Html> => {
  try {
    const query = `select * from ${table} order by created_at desc limit ${ROWS_SHOWN}`;
    const { fields, rows } = await postgres.inSession((run) => run({ query, params: [] }));
    if (rows.length === 0) return section(table, title, html`<p class="empty">No rows yet.</p>`);
    return section(
      table,
      title,
      html`<div class="table" tabindex="0"><table>
<thead><tr>${fields.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
</table></div>`,
    );
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    const reason = error.fields.code === UNDEFINED_TABLE ? 'The table does not exist yet.' : error.message;
    return section(table, title, html`<p class="empty">${reason}</p>`);
  }
};

const section = (table: string, title: string, content: Html): Html =>
  html`<h2 id="${table}">${title} <span>newest ${ROWS_SHOWN} of table ${table}</span></h2>${content}`;

const cell = (value: string | null): Html =>
  value === null ? html`<td class="dim">null</td>` : html`<td><div>${value}</div></td>`;

/**
 * The current faults, and the commands that change them and run the schedules.
 *
 * @param origin base URL of the services
 */
export const faultsSection = (faults: Faults, origin: string): Html => html`
<h2 id="faults">Faults and schedules</h2>
<p>E-mail provider: ${state(faults.email)} · Database: ${state(faults.database)}</p>
<pre>curl -d '{"email":"down"}' ${origin}/faults      # down, slow, 429, 500, ok
curl -d '{"database":"slow"}' ${origin}/faults   # down, slow, 402, ok
curl -d '{"type":"email.bounced","emailId":"<Id of a mail>"}' ${origin}/mail-events   # complained, suppressed, failed, delivered
curl -X POST ${origin}/schedules/deliver-leads
curl -X POST ${origin}/schedules/erase-expired
curl -X POST ${origin}/schedules/rebuild-due
curl -X POST ${origin}/schedules/weekly-report</pre>`;

const state = (fault: string): Html => html`<span class="${fault === 'ok' ? 'dim' : 'bad'}">${fault}</span>`;
