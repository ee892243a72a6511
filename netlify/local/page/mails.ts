import { listed, type Mail } from '../outbox/mail.ts';
import { type Html, html } from './html.ts';

/** The mails, newest first, as their readers would see them. */
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

/** Nothing is allowed inside the empty sandbox: no script, no form, no navigation of this page. */
const frame = (content: string): Html =>
  html`<iframe sandbox="" title="The mail as it looks" srcdoc="${content}"></iframe>`;

const attachments = (mail: Mail): Html =>
  mail.attachments.length === 0
    ? html``
    : html`<ul>${listed(mail).attachments.map(
        ({ filename, contentType, size, sha256 }) =>
          html`<li><strong>${filename}</strong> ${contentType}, ${size} bytes, sha256 <code>${sha256}</code></li>`,
      )}</ul>`;
