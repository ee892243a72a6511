import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, it } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { inline } from './cv-applicant.ts';
import {
  jsonHeaders,
  type ReceivedMail,
  SITE,
  sharedOutsideServices,
  validLead,
} from './outside-services.ts';

const outside = await sharedOutsideServices();
/** The mail of a request without anything hostile, for comparison. */
let plain: { skeleton: string[]; labels: string[] };
beforeAll(async () => {
  const [mail] = (await post(['name'], 'Ada')).mails;
  plain = { skeleton: skeletonOf(documentOf(mail?.html ?? '')), labels: labelsOf(mail?.text ?? '') };
});

/** RFC 5321 §4.5.3.1.1 */
const NAME_IN_A_MAIL_MAX = 64;
const LETTERS = 'a word as long as the name may be';
const LONG = 'a word of 2,000 characters';
const ENCODED_ADDRESS = 'an encoded word in base64';
const ISOLATES = 'isolates that do not end';
const NO_WIDTH = 'characters of no width';
/** Attacks whose characters are removed from a name or an address before validation. */
const UNSEEN: readonly string[] = [ISOLATES, NO_WIDTH];
const ATTACKS: [string, string][] = [
  ['CR LF and a header', 'Ada\r\nBcc: vittima@azienda.example'],
  ['LF and a header', 'Ada\nBcc: vittima@azienda.example'],
  ['CR alone', 'Ada\rBcc: vittima@azienda.example'],
  ['the end of the headers', 'Ada\r\n\r\n<h1>Paga qui</h1>'],
  ['NEL', 'Ada\u0085Bcc: vittima@azienda.example'],
  ['LINE SEPARATOR', 'Ada\u2028Bcc: vittima@azienda.example'],
  ['PARAGRAPH SEPARATOR', 'Ada\u2029Bcc: vittima@azienda.example'],
  ['vertical tab and form feed', 'Ada\u000bBcc: a@b.example\u000cX: y'],
  ['NUL', 'Ada\u0000Bcc: a@b.example'],
  ['a script', '<script>alert(1)</script>'],
  ['an attribute', '" onmouseover="alert(1)" x="'],
  ['the end of our markup', '</td></tr></table></body></html><img src=x onerror=alert(1)>'],
  ['a comment', '--><!--<svg/onload=alert(1)>'],
  ['an address that runs code', 'javascript:alert(1)//'],
  ['an encoded word', '=?utf-8?q?=0D=0ABcc:_vittima=40azienda.example?='],
  [ENCODED_ADDRESS, '=?UTF-8?B?PHNjcmlwdD4=?='],
  [LONG, 'a'.repeat(2_000)],
  [LETTERS, 'A'.repeat(100)],
  ['right-to-left override', 'Ada \u202egpj.exe\u202c'],
  ['an override that does not end', 'Ada \u202d\u202elepmaxe.adneiza@amittiv'],
  [ISOLATES, '\u2066\u2067\u2068Ada'],
  [NO_WIDTH, 'A\u200bd\u200ba\ufeff\u2060\u200e\u200f'],
  ['a line like ours', 'Ada\nTelefono: 899 000 000\n\nMessaggio:\n  chiama'],
  ['templates', '{{constructor.constructor("alert(1)")()}}[[value.name]]%0d%0aBcc:x'],
];
const FIELDS = ['name', 'email', 'phone', 'company', 'message', 'source', 'page', 'filename'] as const;
type Field = (typeof FIELDS)[number];

/** Characters that no header may contain: line ends, other controls, and characters that reorder or hide text. */
const NOT_IN_HEADERS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
/** Characters besides line ends and tabs that neither HTML nor text may contain: they end lines or reorder text. */
const NOT_IN_BODIES = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Posts a request with every field filled and these hostile. In an address the part before the @ is hostile. */
const post = async (fields: readonly Field[], attack: string) => {
  const id = randomUUID();
  const isHostile = (field: Field) => fields.includes(field);
  const lead = {
    ...validLead,
    formType: 'career',
    company: 'Officine',
    attachment: inline(makePdf(300), isHostile('filename') ? `${attack}.pdf` : 'cv.pdf'),
    ...Object.fromEntries(fields.map((field) => [field, attack])),
    email: isHostile('email') ? `${attack}@azienda.example` : validLead.email,
  };
  const headers = {
    ...jsonHeaders(id),
    referer: isHostile('page') ? `${SITE}/${attack.replace(/[^\x20-\x7e\x80-\xff]/g, '')}` : `${SITE}/x`,
  };
  const answer = await outside.post(JSON.stringify(lead), headers);
  await outside.settled();
  return { status: answer.status, mails: await outside.mails(), lead };
};

const documentOf = (html: string): Document => new JSDOM(html).window.document;

/** @returns the elements of the document except `br`, in order, with their attribute names and styles */
const skeletonOf = (html: Document): string[] =>
  [...html.querySelectorAll(':not(br)')].map(
    (element) =>
      `${element.tagName} ${element.getAttributeNames().join()} ${element.getAttribute('style') ?? ''}`,
  );

/** @returns the labels before the message; the line about replies has two wordings and counts as one label */
const labelsOf = (text: string): string[] =>
  (text.split('\nMessaggio:\n')[0] ?? '')
    .replace(/^(?:Rispondendo|La risposta) a questa mail .+$/m, 'Risposta')
    .split('\n')
    .slice(1)
    .map((line) => line.split(':')[0] ?? '');

type WholeMail = ReceivedMail & { from: string; attachments: { filename: string }[] };

/** @returns whether the field accepts the attack; otherwise the request is refused before anything is stored */
const isTaken = (field: Field, name: string, attack: string): boolean => {
  switch (field) {
    case 'name':
      return name === LETTERS || UNSEEN.includes(name);
    case 'email':
      return name === LETTERS || name === ENCODED_ADDRESS || UNSEEN.includes(name);
    case 'phone':
      return false;
    case 'company':
      return name !== LONG;
    case 'source':
      return name !== LONG && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(attack);
    default:
      return true;
  }
};

it.each(ATTACKS)(
  '%s is refused or inert in headers, HTML and text, in all fields at once',
  async (name, attack) => {
    const taken = FIELDS.filter((field) => isTaken(field, name, attack));
    for (const field of FIELDS.filter((each) => !taken.includes(each)))
      expect([field, (await post([field], attack)).status]).toEqual([field, 422]);
    expect([await outside.leads(), await outside.mails()]).toEqual([[], []]);

    const { status, mails, lead } = await post(taken, attack);
    expect(status).toBe(200);
    expect(mails).toHaveLength(1);
    const mail = mails[0] as WholeMail; // The outbox lists sender and attachments too.
    expect(mail.from).toBe(outside.real.environment.mailFrom);
    expect(mail.to).toEqual([outside.real.environment.careersTo]);
    // No Reply-To is set for an address that looks like an encoded word or is too long for a mail.
    const isAnswerable = !lead.email.startsWith('=?') && lead.email.indexOf('@') <= NAME_IN_A_MAIL_MAX;
    expect(mail.replyTo).toEqual(isAnswerable ? [lead.email.replace(/\p{Cf}/gu, '')] : []);
    for (const header of [mail.subject, ...mail.replyTo, ...mail.attachments.map(({ filename }) => filename)])
      expect(header).not.toMatch(NOT_IN_HEADERS);
    for (const header of [mail.subject, ...mail.replyTo]) expect(header).not.toContain('=?');
    expect(mail.replyTo.join()).not.toMatch(/[\s<>",;]/);

    const html = documentOf(mail.html);
    expect(skeletonOf(html)).toEqual(plain.skeleton);
    for (const link of html.querySelectorAll('a'))
      expect(link.href).toMatch(/^(?:tel:\+?\d+|mailto:[^?\s]+)$/);
    expect(labelsOf(mail.text)).toEqual(plain.labels);
    const message = mail.text.split('\nMessaggio:\n')[1] ?? '';
    for (const line of message.split('\n').slice(0, -1)) expect(line).toMatch(/^ {2}/);
    for (const part of [mail.html, mail.text]) expect(part.replace(/[\n\t]/g, '')).not.toMatch(NOT_IN_BODIES);
  },
);
