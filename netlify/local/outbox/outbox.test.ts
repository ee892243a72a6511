import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_LIFE_MS, openOutbox } from './outbox.ts';

const MAIL = { from: 'a@trama.example', to: 'b@trama.example', subject: 's', text: 't' };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'trama-outbox-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('remembers a key for 24 hours, even across a restart', async () => {
  let now = Date.UTC(2026, 10, 5);
  const clock = () => now;
  const id = await (await openOutbox(directory, clock)).accept(MAIL, 'k');
  const outbox = await openOutbox(directory, clock);
  now += IDEMPOTENCY_KEY_LIFE_MS - 1;
  expect(await outbox.accept(MAIL, 'k')).toBe(id);
  await expect(outbox.accept({ ...MAIL, text: 'u' }, 'k')).rejects.toMatchObject({
    name: 'invalid_idempotent_request',
  });
  now += 1;
  expect(await outbox.accept({ ...MAIL, text: 'u' }, 'k')).not.toBe(id);
});

it('refuses a second request while one with the same key is being processed', async () => {
  const outbox = await openOutbox(directory);
  const [first, second] = await Promise.allSettled([outbox.accept(MAIL, 'k'), outbox.accept(MAIL, 'k')]);
  expect(first.status).toBe('fulfilled');
  expect(second).toMatchObject({ reason: { name: 'concurrent_idempotent_requests' } });
  expect(outbox.mails()).toHaveLength(1);
});

it('reads back every mail in order with its bytes, and ignores a partial file', async () => {
  const outbox = await openOutbox(directory);
  const bytes = Buffer.from([0, 1, 254, 255]);
  const attachments = [{ filename: 'a.bin', content: bytes.toString('base64') }];
  for (const subject of ['1', '2', '3']) await outbox.accept({ ...MAIL, subject, attachments }, null);
  writeFileSync(join(directory, '00000004-x.json.part'), '{"id":');
  const again = await openOutbox(directory);
  expect(again.mails()).toEqual(outbox.mails());
  expect(again.mails().map(({ subject }) => subject)).toEqual(['1', '2', '3']);
  expect(again.mails()[0]?.attachments[0]?.content).toEqual({ base64: bytes.toString('base64') });
  await again.accept({ ...MAIL, subject: '4' }, null);
  expect((await openOutbox(directory)).mails().at(-1)?.subject).toBe('4');
  expect(readdirSync(directory).filter((name) => name.endsWith('.json'))).toHaveLength(4);
});

it('names the file that it cannot read', async () => {
  writeFileSync(join(directory, '00000001-x.json'), 'x');
  await expect(openOutbox(directory)).rejects.toThrow('00000001-x.json is not a mail of the local outbox');
});
