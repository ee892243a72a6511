import { expect, it } from 'vitest';
import type { ListedLead, ShownLead } from './lead-listing.ts';
import { leadSheet, leadTable } from './lead-table.ts';

const lead: ListedLead = {
  id: '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f',
  state: 'pending',
  heldFor: null,
  formType: 'quote',
  source: 'Backup Connectivity - Enterprise più lungo',
  plan: null,
  campaign: null,
  receivedAt: new Date('2026-07-01T09:05:00Z'),
  attempts: 2,
  nextAttemptAt: new Date('2026-07-01T09:06:00Z'),
  cvAwaitedUntil: null,
  sentAt: null,
  closedAt: null,
  lastError: 'internal_server_error',
  bounce: null,
  toFallback: false,
  stranded: false,
};
const payload = {
  name: "Lucia D'Amico",
  email: 'lucia@officine.example',
  phone: '06 123',
  company: '',
  message: 'Siamo in due sedi.\n\u001b[31mRosso\u202e',
};
const shown: ShownLead = {
  ...lead,
  page: '/fibra-ottica',
  cv: null,
  legalVersion: '2026-01',
  providerId: null,
  erasedAt: null,
  payload,
};

it('aligns the columns of the table, and shows times in Rome', () => {
  const held: ListedLead = { ...lead, state: 'held', heldFor: 'honeypot', source: 'Homepage' };
  const [headings = '', ...rows] = leadTable([lead, held]).split('\n');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('2026-07-01 11:05:00');
  expect(rows[0]).toContain('Backup Connectivity - Enter…');
  expect(rows[0]).toMatch(/2 +next try 2026-07-01 11:06:00, internal_server_error$/);
  expect(rows[1]).toMatch(/honeypot$/);
  expect(rows[0]).toMatch(/^0190-B5E2 +0190b5e2-/);
  for (const heading of ['ID', 'STATE', 'RECEIVED', 'FORM', 'SOURCE', 'TRIES', 'NOTE'])
    for (const row of rows) expect(row.charAt(headings.indexOf(heading) - 1)).toBe(' ');
  expect(rows[1]?.slice(headings.indexOf('STATE')).startsWith('held ')).toBe(true);
});

it('says until when a lead waits for its curriculum', () => {
  const waiting = { ...shown, cvAwaitedUntil: new Date('2026-07-01T09:20:00Z') };
  expect(leadTable([waiting])).toMatch(/2 +waits for its curriculum until 2026-07-01 11:20:00$/);
  const sheet = leadSheet(waiting);
  expect(sheet).toContain('Waits:         for its curriculum until 2026-07-01 11:20:00');
  expect(sheet).not.toContain('Next try');
});

it('shows the plan and the campaign of a lead without control characters', () => {
  const hostile = '\u001b[31mmedici\u202e';
  const campaign = { landing: '/fibra-ottica', source: 'g', medium: 'cpc', campaign: hostile, term: 'fibra' };
  const listed = { ...lead, plan: 'Base', campaign };
  expect(leadTable([listed])).toContain('  Base   [31mmedici  (g, cpc)  2  ');
  const sheet = leadSheet({
    ...shown,
    ...listed,
    payload: { ...payload, campaign: { ...campaign, gclid: 'x1' } },
  });
  for (const line of [
    'Plan:          Base',
    'Landing:       /fibra-ottica',
    'Its source:    g',
    'Google click:  x1',
  ])
    expect(sheet.split('\n')).toContain(line);
  for (const character of '\u001b\u202e') expect(sheet).not.toContain(character);
});

it.each([
  [{ source: 'g' }, 'g'],
  [{ campaign: 'medici' }, 'medici'],
  [{ campaign: 'medici', medium: 'cpc' }, 'medici (cpc)'],
])('shows the campaign %j as %s', (campaign, name) => {
  const width = Math.max(name.length, 'CAMPAIGN'.length);
  expect(leadTable([{ ...lead, campaign }])).toContain(`  ${name.padEnd(width)}  2  `);
});

it('says so when there are no leads', () => {
  expect(leadTable([])).toBe('No leads.');
});

it('shows a complete lead without control characters', () => {
  const sheet = leadSheet(shown);
  expect(sheet).toContain('Number:        0190-B5E2\n');
  expect(sheet).toContain("Name:          Lucia D'Amico");
  expect(sheet).toContain('Message:\n  Siamo in due sedi.\n   [31mRosso ');
  expect(sheet).not.toMatch(/Company|Curriculum|Erased|Sent:/);
});

it('names the curriculum of an application, or why it was refused', () => {
  const cv = { filename: 'Lucia.pdf', bytes: 120_000, state: 'complete', refusal: null } as const;
  expect(leadSheet({ ...shown, cv })).toContain(
    'Curriculum:    Lucia.pdf, 120000 bytes, complete in the database',
  );
  expect(leadSheet({ ...shown, cv: { ...cv, state: 'refused', refusal: 'late' } })).toContain(
    'Curriculum:    Lucia.pdf, 120000 bytes, refused (late)',
  );
});

it('shows an erased lead without its personal data', () => {
  const erased = {
    ...shown,
    state: 'sent' as const,
    payload: null,
    erasedAt: new Date('2026-08-01T09:00:00Z'),
  };
  const sheet = leadSheet(erased);
  expect(sheet).toContain('Erased:        2026-08-01 11:00:00');
  expect(sheet).not.toMatch(/Name|Message/);
});

it('says how a mail bounced, and what became of the lead', () => {
  const sent: ListedLead = { ...lead, state: 'sent', lastError: null, bounce: 'complained' };
  expect(leadTable([{ ...sent, toFallback: true }])).toMatch(/complained, sent to the second inbox$/);
  expect(leadTable([{ ...sent, stranded: true }])).toContain('complained, no inbox took it');
});
