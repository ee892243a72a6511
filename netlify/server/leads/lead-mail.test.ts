// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { LEGAL_VERSION } from '../../../src/lead/consent.ts';
import { attachedCv } from '../cv/cv-for-mail.ts';
import { exampleLead, hostileLead } from './lead.examples.ts';
import { mailKey, renderLeadMail } from './lead-mail.ts';

const inboxes = {
  mailFrom: 'Trama <sito@trama.example>',
  leadsTo: 'vendite@trama.example',
  careersTo: 'persone@trama.example',
};
const render = (lead = exampleLead) => renderLeadMail(lead, inboxes);
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('renderLeadMail', () => {
  it('addresses requests to sales, and applications to the people inbox', () => {
    expect(render()).toMatchObject({
      from: inboxes.mailFrom,
      to: inboxes.leadsTo,
      replyTo: 'lucia.damico@officine.example',
      subject: "Richiesta di contatto: Fibra Ottica - Lucia D'Amico (0190-B5E2)",
      headers: { 'X-Entity-Ref-ID': exampleLead.id },
    });
    expect(render({ ...exampleLead, formType: 'quote' }).to).toBe(inboxes.leadsTo);
    expect(render({ ...exampleLead, formType: 'career' })).toMatchObject({
      to: inboxes.careersTo,
      subject: "Candidatura: Fibra Ottica - Lucia D'Amico (0190-B5E2)",
    });
  });

  it('tells two requests of one person apart, however long their name, and those of a lead not at all', () => {
    const long = { ...exampleLead, payload: { ...exampleLead.payload, name: 'è'.repeat(100) } };
    const other = { ...long, id: '7a90b5e2-8f1a-4c3d-9e4f-1a2b3c4d5e6f' };
    expect(render(long).subject).toMatch(/è \(0190-B5E2\)$/);
    expect(render(other).subject).toMatch(/è \(7A90-B5E2\)$/);
    expect(render(other).headers).not.toEqual(render(long).headers);
    expect(render(long)).toEqual(render(long));
  });

  it('sends a lead that its inbox did not take to the second one, and says so', () => {
    const withSecond = { ...inboxes, leadsFallbackTo: 'direzione@trama.example' };
    const lead = { ...exampleLead, toFallback: true };
    expect(renderLeadMail(exampleLead, withSecond).to).toBe(inboxes.leadsTo);
    const mail = renderLeadMail(lead, withSecond);
    expect(mail.to).toBe('direzione@trama.example');
    for (const part of [mail.text, documentOf(mail.html).body.textContent])
      expect(part).toContain('vendite@trama.example non ha ricevuto questa mail');
    expect(renderLeadMail(lead, inboxes)).toEqual(render());
    expect(renderLeadMail(lead, { ...inboxes, leadsFallbackTo: 'VENDITE@trama.example' })).toEqual(render());
  });

  it('puts everything into the text part', () => {
    expect(render().text).toBe(`Richiesta di contatto: Fibra Ottica

Nome: Lucia D'Amico
Telefono: +39 06 123-4567
Email: lucia.damico@officine.example
Modulo: Richiesta di contatto
Provenienza: Fibra Ottica
Pagina: /fibra-ottica
Ricevuta: 1 luglio 2026 alle ore 11:05 (ora di Roma)
Consensi: informativa letta (versione ${LEGAL_VERSION}), ricontatto richiesto (testo lead-form-2026-11)
Numero: 0190-B5E2
Codice: 0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f

Rispondendo a questa mail scrivi direttamente a chi ha compilato il modulo.

Messaggio:
  Siamo in due sedi.
  Serve la fibra entro marzo.
`);
  });

  it('names the chosen plan and the campaign', () => {
    const campaign = {
      source: 'g',
      medium: 'cpc',
      campaign: 'medici',
      landing: '/fibra-ottica',
      gclid: 'Cj0',
    };
    const lead = { ...exampleLead, payload: { ...exampleLead.payload, plan: 'Base', campaign } };
    const { text, html } = render(lead);
    const rows = ['Piano: Base', 'Prima pagina: /fibra-ottica', 'Campagna: medici', 'Fonte: g', 'Mezzo: cpc'];
    for (const row of [...rows, 'Clic Google: Cj0']) {
      expect(text.split('\n')).toContain(row);
      expect(documentOf(html).body.textContent).toContain(row.slice(row.indexOf(': ') + 2));
    }
    expect(render({ ...lead, formType: 'career' }).text).toContain('\nPosizione: Base\n');
    expect(render({ ...lead, formType: 'quote' }).text).toContain('\nServizio: Base\n');
  });

  it('puts the same into the HTML part, with links to call and to write', () => {
    const { html, text } = render();
    const page = documentOf(html);
    for (const line of text.split('\n').filter((line) => /^[A-Z]\w+: /.test(line)))
      expect(page.body.textContent).toContain(line.slice(line.indexOf(': ') + 2));
    expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'tel:+39061234567',
      'tel:+39061234567',
      'mailto:lucia.damico@officine.example',
    ]);
  });

  it('attaches the curriculum of an application, or says why it is missing', () => {
    const career = { ...exampleLead, formType: 'career' as const };
    const content = Buffer.from('%PDF-1.7 %%EOF');
    const mail = renderLeadMail(career, inboxes, attachedCv('Lucia <b>.pdf', content));
    expect(mail.attachments).toEqual([
      { filename: 'Lucia <b>.pdf', contentType: 'application/pdf', content: content.toString('base64') },
    ]);
    expect(mail.text).toContain('Curriculum: Lucia <b>.pdf (1 kB)\n');
    const caution = 'arriva da una persona sconosciuta: aprilo nell’anteprima del programma di posta';
    for (const body of [mail.text, documentOf(mail.html).body.textContent])
      expect(body?.split(caution)).toHaveLength(2);
    expect(documentOf(mail.html).querySelector('b')).toBeNull();
    const late = renderLeadMail(career, inboxes, { kind: 'missing', reason: 'late' });
    expect(late.attachments).toBeUndefined();
    expect(late.text).not.toContain(caution);
    expect(late.text).toContain(
      'Curriculum: non allegato: non è arrivato entro 15 minuti dalla candidatura; se arriva, segue in un’altra mail.',
    );
    expect(documentOf(late.html).body.textContent).toContain('non è arrivato entro 15 minuti');
    expect(late.text).toContain('Per averlo, rispondi a questa mail\n');
    const payload = { ...career.payload, email: '=?utf-8?Q?a?=@b.it' };
    const unanswerable = renderLeadMail({ ...career, payload }, inboxes, { kind: 'missing', reason: 'late' });
    expect(unanswerable.text).not.toContain('rispondi a questa mail');
    expect(renderLeadMail(career, inboxes).text).toContain('Curriculum: non inviato\n');
    expect(render().text).not.toContain('Curriculum');
  });

  it('loads no other files', () => {
    expect(render().html).not.toMatch(/<img|<link|<script|https?:|url\(/);
  });

  it('has no call link for a phone number without digits', () => {
    const { html } = render({ ...exampleLead, payload: { ...exampleLead.payload, phone: '(+)' } });
    expect(html).not.toMatch(/tel:|Chiama/);
    expect(documentOf(html).body.textContent).toContain('(+)');
  });

  it('shows the company if there is one, and says that a message is empty', () => {
    const { text, html } = render({
      ...exampleLead,
      payload: { ...exampleLead.payload, company: 'Officine S.r.l.', message: ' \n' },
    });
    expect(text).toContain('Azienda: Officine S.r.l.\n');
    expect(html).toContain('Officine S.r.l.');
    expect(text).toContain('Messaggio:\n  Nessun messaggio.\n');
  });

  it('renders the same bytes for a lead read from the database', () => {
    const { message, company, phone, email, name } = exampleLead.payload;
    const reordered = {
      ...exampleLead,
      payload: { message, company, phone, email, name },
      receivedAt: new Date(exampleLead.receivedAt),
    };
    expect(JSON.stringify(render(reordered))).toBe(JSON.stringify(render()));
  });

  it('keeps hostile text out of headers, markup and our own lines', () => {
    const mail = render(hostileLead);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.html).toContain('La risposta a questa mail non arriva a chi ha compilato il modulo');
    expect(mail.text).toContain('La risposta a questa mail non arriva a chi ha compilato il modulo');
    for (const header of [mail.subject, mail.from, mail.to]) expect(header).not.toMatch(/\p{Cc}/u);
    const page = documentOf(mail.html);
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      expect.stringMatching(/^mailto:[^<>"\s]*$/),
    ]);
    expect(mail.text).not.toMatch(/^(?:Telefono: 000|Bcc:)/m);
  });

  it.each(['mario..rossi@x.it', '.mario@x.it', 'mario.@x.it', `${'m'.repeat(65)}@x.it`])(
    'omits a Reply-To of %s, for which a provider may refuse the mail, and shows the address in the mail',
    (email) => {
      const mail = render({ ...exampleLead, payload: { ...exampleLead.payload, email } });
      expect(mail).not.toHaveProperty('replyTo');
      expect(mail.text).toContain(`Email: ${email}\n`);
      expect(mail.text).toContain('Scrivi all’indirizzo qui sopra.');
    },
  );

  it.each(['m.rossi+fibra@x.it', `${'m'.repeat(64)}@x.it`, "d'amico@x.it"])(
    'sets Reply-To to %s',
    (email) => {
      expect(render({ ...exampleLead, payload: { ...exampleLead.payload, email } }).replyTo).toBe(email);
    },
  );
});

describe('mailKey', () => {
  it('is the same for the same request, and differs for other content with the same id', () => {
    expect(mailKey(exampleLead)).toMatch(/^lead\/0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f\/[0-9a-f]{12}$/);
    expect(mailKey({ ...exampleLead, payloadHash: 'f'.repeat(64) })).not.toBe(mailKey(exampleLead));
    expect(mailKey({ ...exampleLead, receivedAt: new Date(0) })).toBe(mailKey(exampleLead));
    expect(mailKey({ ...exampleLead, refusals: 2 })).toBe(`${mailKey(exampleLead)}/again-2`);
  });
});
