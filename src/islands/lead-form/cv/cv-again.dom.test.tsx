import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { field, open, submit, toast, type } from '../lead-form.fixture.tsx';
import { choose, endApplying, fileOf, MEGABYTE, send, startApplying, untilToast } from './cv.fixture.ts';
import type { CvServer, Fate } from './cv-server.fixture.ts';

let server: CvServer;

beforeEach(async () => {
  server = await startApplying();
});
afterEach(endApplying);

const announcements = () => server.requests.filter((request) => request === 'announce');
const uploads = () => server.leads.map(({ attachment }) => attachment);

describe('an application whose answer got lost stays the same, with the same upload', () => {
  beforeEach(async () => {
    server.fates.lead = ['answer lost'];
    await choose(fileOf(MEGABYTE));
    await send();
    expect(toast()).toContain("Errore nell'invio");
  });
  afterEach(() => {
    expect(uploads()).toEqual([{ uploadId: 'upload' }, { uploadId: 'upload' }]);
    expect(new Set(server.keys).size).toBe(1);
    expect(announcements()).toHaveLength(1);
    // The next application is another one.
    expect(sessionStorage.getItem('cv-upload')).toBeNull();
  });

  test('on a retry', async () => {
    await submit();
    await untilToast('Curriculum ricevuto');
  });

  test('when the file was removed and chosen again', async () => {
    await act(async () => document.querySelector<HTMLElement>('.file button')?.click());
    await choose(fileOf(MEGABYTE));
    await submit();
    await untilToast('Curriculum ricevuto');
  });

  test('after a reload of the tab', async () => {
    await open('career');
    await type();
    await choose(fileOf(MEGABYTE));
    await submit();
    await untilToast('Curriculum ricevuto');
  });
});

test('another file has an upload of its own', async () => {
  server.fates.lead = ['answer lost'];
  await choose(fileOf(MEGABYTE));
  await send();
  await choose(fileOf(MEGABYTE, 'altro.pdf'));
  await submit();
  await untilToast('Curriculum ricevuto');
  expect(uploads()).toEqual([{ uploadId: 'upload' }, { uploadId: 'upload 2' }]);
});

test.each<[string, Fate[]]>([
  ['an upload that is gone is made once more, and the application goes', []],
  ['an id and an upload that both belong to a lead whose answer got lost are made anew', [409]],
])('%s', async (_, fates) => {
  server.fates.lead = fates;
  server.goneUpload = 'upload';
  await choose(fileOf(MEGABYTE));
  await submit();
  await untilToast('Curriculum ricevuto');
  expect(announcements()).toHaveLength(2);
  expect(uploads()).toEqual([{ uploadId: 'upload' }, { uploadId: 'upload 2' }]);
  expect(new Set(server.keys).size).toBe(2);
});

test('a toast about a file that is let go passes the focus to the box that takes another', async () => {
  await choose(fileOf(10, 'foto.jpg'));
  const close = document.querySelector<HTMLElement>('.toast button');
  close?.focus();
  await act(async () => close?.click());
  expect(document.activeElement).toBe(field('attachment'));
});
