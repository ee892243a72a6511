import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/content-model/read/read-collection.ts';
import { readSite } from '../../src/site/site.ts';
import { copy, DIST, pageAt } from './copy.ts';
import { PROJECT } from './project-copy.ts';

/** Pictures are compressed, so their bytes do not show a name or a colour. */
const TEXT = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$|_(?:headers|redirects)$/;

const [was, is] = [readSite(PROJECT), readSite(copy.root)];
const MAIL = `
  import { exampleLead } from './netlify/server/leads/lead.examples.ts';
  import { renderLeadMail } from './netlify/server/leads/lead-mail.ts';
  const inboxes = { mailFrom: 'a@example.com', leadsTo: 'b@example.com', careersTo: 'c@example.com' };
  console.log(renderLeadMail(exampleLead, inboxes).html);`;
/** A lead's mail as the functions of the copy send it. */
const mail = execFileSync(process.execPath, ['--input-type=module', '--eval', MAIL], {
  cwd: copy.root,
  encoding: 'utf8',
});
const texts = [
  ...filesBelow(DIST)
    .filter((file) => TEXT.test(file))
    .map((file) => [file, readFileSync(join(DIST, file), 'utf8')] as const),
  ['(a mail)', mail] as const,
];
const filesWith = (text: string): string[] =>
  texts.filter(([, content]) => content.toLowerCase().includes(text.toLowerCase())).map(([file]) => file);

const changed = Object.entries(was.colours).filter(
  ([name, value]) => value !== Object.entries(is.colours).find(([other]) => other === name)?.[1],
);

test('changes colours', () => {
  expect(changed.length).toBeGreaterThan(0);
});

test.each(changed)('leaves the old %s nowhere', (_name, value) => {
  expect(filesWith(value)).toEqual([]);
});

test('has the new colour in pages, drawings, icon and mail', () => {
  const files = filesWith(is.colours.madder);
  for (const place of [/^index\.html$/, /^_astro\/tela\./, /^icon\.svg$/, /^\(a mail\)$/])
    expect(files.some((file) => place.test(file))).toBe(true);
});

const { agency, legalName, operator, siteUrl, phone, whatsapp, email, address } = was.brand;

test.each([
  ['agency', agency],
  ['company', legalName],
  ['operator', operator],
  ['address of the site', new URL(siteUrl).host],
  ['telephone number', phone.replaceAll(' ', '')],
  ['telephone number as it is read', phone],
  ['chat', whatsapp.replaceAll(/\D/g, '')],
  ['mailbox', email],
  ['street', address.street],
])('leaves the old %s nowhere', (_what, old) => {
  expect(filesWith(old)).toEqual([]);
});

test('shows the new logo in the header and as icon', () => {
  const mark = pageAt('/').document.querySelector('.logo svg');
  expect(mark?.getAttribute('viewBox')).toBe('0 0 24 24');
  const icon = readFileSync(join(DIST, 'icon.svg'), 'utf8');
  expect(icon).toContain('viewBox="0 0 24 24"');
  expect(icon).toContain(is.colours.madder);
});
