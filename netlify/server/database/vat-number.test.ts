import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVatNumber } from '../../../src/lead/vat-number.ts';
import { migratedDatabase } from '../../local/postgres/migrated-database.fixture.ts';

const { database } = await migratedDatabase();

const store = (formType: string, payload: object | null) =>
  database.query(
    `insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, next_attempt_at,
       pending_since)
     values (gen_random_uuid(), 'pending', $1, 'Prova', $2::jsonb, 'hash', '2026-11', now(), now(), now())`,
    [formType, payload && JSON.stringify(payload)],
  );

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

test('the database accepts the same VAT numbers as the form', async () => {
  const zeros = fc.stringMatching(/^0{6,11}[0-9]{0,5}$/);
  const typed = fc.oneof(digits(11), digits(11), zeros, digits(10), digits(12), fc.string({ maxLength: 12 }));
  const texts = fc.sample(typed, 2000).filter((text) => !text.includes('\0'));
  // Reads the constraint from the database and evaluates it for texts without storing them.
  const [constraint] = await database.query<{ rule: string }>(
    "select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = 'leads_vat_number'",
  );
  const rows = await database.query<{ text: string; holds: boolean }>(
    `select text, ${constraint?.rule} as holds from jsonb_array_elements_text($1::jsonb) text,
       lateral (select 'quote' as form_type, jsonb_build_object('vatNumber', text) as payload) one`,
    [JSON.stringify(texts)],
  );
  expect(rows.filter(({ text, holds }) => holds !== isVatNumber(text))).toEqual([]);
  // One in ten numbers of eleven digits is valid.
  expect(rows.filter(({ holds }) => holds).length).toBeGreaterThan(30);
});

test.each(['00000000000', '00000000018', '12345678902', '1234567890', 'IT12345678903', '', '12345678903 '])(
  'refuses %j',
  async (vatNumber) => {
    await expect(store('quote', { name: 'Lucia', vatNumber })).rejects.toThrow('leads_vat_number');
  },
);

test('refuses a VAT number that is not a string, or that belongs to another form type', async () => {
  await expect(store('quote', { vatNumber: 7 })).rejects.toThrow('leads_vat_number');
  await expect(store('contact', { vatNumber: '12345678903' })).rejects.toThrow('leads_vat_number');
});

test('accepts a valid VAT number, a missing one, and a row without personal data', async () => {
  await store('quote', { name: 'Lucia', vatNumber: '12345678903' });
  await store('contact', { name: 'Lucia' });
  await store('quote', null);
});
