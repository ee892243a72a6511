import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { field, open, submit, text, toast, type } from '../lead-form.fixture.tsx';
import { choose, endApplying, fileOf, send, startApplying, untilToast } from './cv.fixture.ts';
import type { CvServer } from './cv-server.fixture.ts';

let server: CvServer;

beforeEach(async () => {
  server = await startApplying();
});
afterEach(endApplying);

const notice = () => text('#prova-attachment-error');
const reload = () => open('career');

describe('a file that was in the form before a reload', () => {
  test('is reported as missing, and does not block the application', async () => {
    await choose(fileOf(1000));
    await reload();
    expect(notice()).toContain('Scegli di nuovo il curriculum');
    expect(field('attachment').getAttribute('aria-describedby')).toContain('prova-attachment-error');
    expect(toast()).toBe('');
    await type();
    await send();
    expect(server.leads).toHaveLength(1);
  });

  test('is not reported when it was chosen again', async () => {
    await choose(fileOf(1000));
    await reload();
    await choose(fileOf(1000));
    expect(notice()).toBe('');
  });

  test.each([
    ['removed', async () => act(async () => document.querySelector<HTMLElement>('.file button')?.click())],
    ['dropped as too large', async () => choose(fileOf(6_000_000))],
    ['sent', async () => send()],
  ])('is not reported when it was %s', async (_, act) => {
    await choose(fileOf(1000));
    await act();
    await reload();
    expect(notice()).toBe('');
  });
});

test('does not count files that cannot be read as attempts, because nothing is posted', async () => {
  for (let index = 0; index < 3; index += 1) {
    const file = fileOf(1000);
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await choose(file);
    await send();
    expect(toast()).toContain('File non leggibile');
  }
  expect(server.requests).toEqual([]);
  await submit();
  await untilToast('Richiesta inviata con successo!');
});
