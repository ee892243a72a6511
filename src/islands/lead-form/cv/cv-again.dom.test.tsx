import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { field, open, submit, toast, type } from '../lead-form.fixture.tsx';
import { choose, endApplying, fileOf, MEGABYTE, send, startApplying, untilToast } from './cv.fixture.ts';
import type { CvServer, PartOutcome } from './cv-server.fixture.ts';

let server: CvServer;

beforeEach(async () => {
  server = await startApplying();
});
afterEach(endApplying);

const announcements = () => server.requests.filter((request) => request === 'announce');
const uploads = () => server.leads.map(({ attachment }) => attachment);

describe('an application whose answer got lost', () => {
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
    // The next application must not reuse the upload.
    expect(sessionStorage.getItem('cv-upload')).toBeNull();
  });

  test('stays the same, with the same upload, on a retry', async () => {
    await submit();
    await untilToast('Curriculum ricevuto');
  });

  test('stays the same, with the same upload, when the file was removed and chosen again', async () => {
    await act(async () => document.querySelector<HTMLElement>('.file button')?.click());
    await choose(fileOf(MEGABYTE));
    await submit();
    await untilToast('Curriculum ricevuto');
  });

  test('stays the same, with the same upload, after a reload of the tab', async () => {
    await open('career');
    await type();
    await choose(fileOf(MEGABYTE));
    await submit();
    await untilToast('Curriculum ricevuto');
  });
});

test('makes another upload for another file', async () => {
  server.fates.lead = ['answer lost'];
  await choose(fileOf(MEGABYTE));
  await send();
  await choose(fileOf(MEGABYTE, 'altro.pdf'));
  await submit();
  await untilToast('Curriculum ricevuto');
  expect(uploads()).toEqual([{ uploadId: 'upload' }, { uploadId: 'upload 2' }]);
});

test.each<[string, PartOutcome[]]>([
  ['makes another upload when the first is gone, and sends the application', []],
  ['makes a new id and a new upload when both belong to a lead whose answer got lost', [409]],
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

test('moves the focus to the file input when a toast about a dropped file is closed', async () => {
  await choose(fileOf(10, 'foto.jpg'));
  const close = document.querySelector<HTMLElement>('.toast button');
  await act(async () => close?.focus());
  await act(async () => close?.click());
  expect(document.activeElement).toBe(field('attachment'));
});
