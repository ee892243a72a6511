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

test('a form comes back as it was typed when this code itself fails', async () => {
  const answer = await unavailable(post());
  const page = await answer.text();
  expect(answer.status).toBe(503);
  for (const value of Object.values(TYPED)) expect(page).toContain(value);
});

test('a form that was read before comes back empty, and says so all the same', async () => {
  const request = post();
  await request.text();
  const answer = await unavailable(request);
  expect([answer.status, (await answer.text()).includes(TYPED.name)]).toEqual([503, false]);
});
