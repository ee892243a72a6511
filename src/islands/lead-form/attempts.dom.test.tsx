import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageSends } from './attempt.ts';
import { open, render, submit, toast, type } from './lead-form.fixture.tsx';

const answer = (status: number) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ok: status === 200, id: 'x' }, { status }));

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('counts the three seconds from the opening of a dialog', async () => {
  const fetch = answer(200);
  await render(true);
  await type();
  vi.mocked(performance.now).mockReturnValue(12_999);
  await submit();
  expect(toast()).toContain('Compilazione troppo veloce');
  vi.mocked(performance.now).mockReturnValue(13_000);
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('counts sends of another form on the page', async () => {
  const fetch = answer(503);
  await open();
  await type();
  pageSends.count = 2;
  await submit();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(toast()).toContain('Troppi tentativi');
});
