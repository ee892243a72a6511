import { expect, test } from 'vitest';
import { unavailable } from './lead-endpoint.ts';

const TYPED = {
  name: 'Lucia Fontana',
  formType: 'career',
  source: 'Lavora con noi',
  message: 'Dieci anni di vendita',
};
const post = () =>
  new Request('https://trama.example/api/send-contact-email', {
    method: 'POST',
    body: new URLSearchParams(TYPED),
  });

test('returns the form with all typed values when the code fails', async () => {
  const answer = await unavailable(post());
  const page = await answer.text();
  expect(answer.status).toBe(503);
  for (const value of Object.values(TYPED)) expect(page).toContain(value);
});

test('returns an empty form with status 503 when the body was already read', async () => {
  const request = post();
  await request.text();
  const answer = await unavailable(request);
  expect([answer.status, (await answer.text()).includes(TYPED.name)]).toEqual([503, false]);
});
