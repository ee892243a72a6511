import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act } from '../../netlify/server/leads/states/operator.ts';
import { eraseExpired } from '../../netlify/server/retention/erase-expired.ts';
import { formBody, jsonHeaders, sharedOutsideServices, validLead } from './outside-services.ts';
import { DAY } from './simulation.ts';

const outside = await sharedOutsideServices();
const VAT_NUMBER = '00743110157';

const postJson = async (body: object, key?: string) => {
  const answer = await outside.post(JSON.stringify(body), jsonHeaders(key));
  await outside.settled();
  return { status: answer.status, body: await answer.json() };
};
const postForm = async (change: Record<string, string> = {}) => {
  const answer = await outside.post(formBody(change));
  await outside.settled();
  return answer.status;
};
const mailed = async () => (await outside.leads()).filter(({ state }) => state === 'sent').length;

/** Erases every lead that is not, as somebody does at the desk. */
const eraseOnRequest = async () => {
  for (const { id } of await outside.leads()) await act(outside.real.database, id, 'erase');
};

describe('after a person was erased', () => {
  it('takes the same request again, from a form, as one lead', async () => {
    for (let round = 1; round <= 3; round += 1) {
      for (let post = 0; post < 3; post += 1) expect(await postForm()).toBe(303);
      expect(await outside.leads()).toHaveLength(round);
      expect(await mailed()).toBe(round);
      expect((await outside.leads()).filter(({ payload }) => payload !== null)).toHaveLength(1);
      await eraseOnRequest();
    }
  });

  it.each([undefined, randomUUID()])('takes it again in JSON with the key %s', async (key) => {
    const first = await postJson(validLead, key);
    expect(await postJson(validLead, key)).toEqual(first);
    await eraseOnRequest();
    const second = await postJson(validLead, key);
    expect(second).toMatchObject({ status: 200, body: { ok: true } });
    expect(await postJson(validLead, key)).toEqual(second);
    expect(await outside.leads()).toHaveLength(2);
  });

  it('takes it again after the 30 days of a lead that was mailed', async () => {
    const key = randomUUID();
    await postJson(validLead, key);
    outside.pass(31 * DAY);
    await eraseExpired(outside.real);
    expect(await postJson(validLead, key)).toEqual({ status: 200, body: { ok: true, id: key } });
    expect(await mailed()).toBe(2);
  });
});

describe('a quote with a VAT number', () => {
  const quote = { ...validLead, formType: 'quote', vatNumber: VAT_NUMBER };

  it('is another request than one without it: a conflict with a key, a lead of its own without one', async () => {
    const key = randomUUID();
    await postJson(quote, key);
    expect(await postJson({ ...quote, vatNumber: '' }, key)).toMatchObject({ status: 409 });
    for (let post = 0; post < 2; post += 1) {
      expect(await postForm()).toBe(303);
      expect(await postForm({ vatNumber: VAT_NUMBER })).toBe(303);
    }
    expect(await outside.leads()).toHaveLength(3);
  });
});

it('refuses three million nested arrays', async () => {
  const nested = '['.repeat(1_500_000) + ']'.repeat(1_500_000);
  for (const body of [
    nested,
    '['.repeat(3_000_000),
    `{"campaign":${nested}}`,
    JSON.stringify({ a: 1 }).replace('1', nested),
  ]) {
    const answer = await outside.post(body, jsonHeaders(randomUUID()));
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'malformed' }]);
  }
  expect(await outside.leads()).toEqual([]);
});
