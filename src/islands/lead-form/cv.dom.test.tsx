import { createHash } from 'node:crypto';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CV_MESSAGES } from '../../lead/cv.ts';
import {
  choose,
  chooseNow,
  endApplying,
  fileOf,
  MEGABYTE,
  send,
  startApplying,
  untilShown,
  untilToast,
} from './cv.fixture.ts';
import type { CvServer } from './cv-server.fixture.ts';
import {
  connection,
  field,
  form,
  island,
  open,
  serve,
  startAnother,
  submit,
  text,
  toast,
  type,
} from './lead-form.fixture.tsx';

let server: CvServer;

beforeEach(async () => {
  server = await startApplying();
});
afterEach(endApplying);

const removal = () => document.querySelector<HTMLButtonElement>('.file button');

test('lets the browser post the file without scripts', () => {
  expect(form().enctype).toBe('multipart/form-data');
  expect(field('attachment').accept).toBe('.pdf,.doc,.docx');
});

test('shows name and size of a chosen file, which can be changed and removed', async () => {
  await choose(fileOf(840 * 1024));
  expect(text('.file')).toContain('Davide Rinaldoni.pdf 840\u00a0kB');
  await choose(fileOf(2.5 * MEGABYTE, 'altro.docx'));
  expect(text('.file')).toContain('altro.docx 2,5\u00a0MB');
  await act(async () => document.querySelector<HTMLElement>('.file button')?.click());
  expect(text('.file')).toBe('');
  expect(document.activeElement).toBe(field('attachment'));
});

test('accepts exactly 5 MB; drops a larger file with a message and keeps the rest of the form', async () => {
  await choose(fileOf(5 * MEGABYTE));
  expect(text('.file')).toContain('5\u00a0MB');
  await choose(fileOf(5 * MEGABYTE + 1));
  expect(text('.file')).toBe('');
  expect(toast()).toContain('File troppo grandeIl curriculum deve essere massimo 5MB');
  expect(text('#prova-attachment-error')).toContain('File troppo grande');
  expect(field('attachment').getAttribute('aria-invalid')).toBe('true');
  expect(field('attachment').getAttribute('aria-describedby')).toContain('prova-attachment-error');
  expect(field('name').value).toBe('Giulia Montanari');
  await choose(fileOf(10));
  expect([toast(), text('#prova-attachment-error')]).toEqual(['', '']);
});

test('drops a file of another kind', async () => {
  await choose(fileOf(10, 'foto.jpg'));
  expect(toast()).toContain('Il curriculum deve essere in formato PDF, DOC o DOCX');
});

test('keeps the message of a file whose choice makes React hydrate the form', async () => {
  const place = serve('career');
  await act(async () => {
    hydrateRoot(place, island('career'));
    chooseNow(fileOf(10, 'foto.jpg'));
  });
  expect(toast()).toContain('Il curriculum deve essere in formato PDF, DOC o DOCX');
  expect(text('#prova-attachment-error')).toContain('Formato non accettato');
});

const dropOnForm = async (file: File): Promise<void> => {
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [file], types: ['Files'] } });
  Object.defineProperty(field('attachment'), 'files', { value: [], configurable: true, writable: true });
  await act(async () => {
    field('name').dispatchEvent(drop);
  });
  expect(drop.defaultPrevented).toBe(true);
};

test('chooses a file that is dropped anywhere on the form', async () => {
  await dropOnForm(fileOf(1000));
  expect(text('.file')).toContain('1\u00a0kB');
});

test('ignores a file that is dropped while the application is sent, because it would not be sent', async () => {
  const answer = Promise.withResolvers<void>();
  server.delays.lead = answer.promise;
  await submit();
  await dropOnForm(fileOf(1000));
  expect(text('.file')).toBe('');
  answer.resolve();
  await untilToast('Richiesta inviata con successo!');
});

test('keeps the curriculum while the application waits, because another file would make another lead', async () => {
  await choose(fileOf(1000));
  server.fates.lead = ['lost'];
  await connection(false);
  await submit();
  await untilToast('Sei senza connessione');
  await dropOnForm(fileOf(2000));
  expect(text('.file')).toContain('1\u00a0kB');
  expect([field('attachment').disabled, removal()?.disabled]).toEqual([true, true]);
  await connection(true);
  await untilToast('Richiesta inviata con successo!');
});

test('sends no parts, and says so, when the application was mailed without the curriculum', async () => {
  server.isCvMissing = true;
  await choose(fileOf(MEGABYTE));
  await submit();
  await untilToast('Curriculum non inviato');
  expect(text('#prova-attachment-error')).toContain('Il curriculum puoi mandarcelo per email.');
  expect(server.requests).toEqual(['announce', 'lead']);
});

test('sends a small file with its application', async () => {
  const file = fileOf(262_144);
  await choose(file);
  await send();
  expect(server.requests).toEqual(['lead']);
  const { attachment } = server.leads[0] as { attachment: { filename: string; content: string } };
  expect(attachment.filename).toBe('Davide Rinaldoni.pdf');
  expect(Buffer.from(attachment.content, 'base64').equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  expect(text('.file')).toBe('');
});

test('announces a large file, and sends its parts once the application is accepted', async () => {
  const file = fileOf(5 * MEGABYTE);
  await choose(file);
  await send();
  expect(text('.receipt-head')).toContain('La tua candidatura è stata inviata.');
  await untilToast('Curriculum ricevuto');
  expect(server.requests.slice(0, 3)).toEqual(['announce', 'lead', 'part 0']);
  expect(server.leads[0]).toMatchObject({ attachment: { uploadId: 'upload' }, formType: 'career' });
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(server.announced?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(bytes.equals(server.received)).toBe(true);
});

test('shows why a file was refused later, and keeps the application accepted', async () => {
  server.refusal = 'Il file ricevuto non è quello scelto';
  await choose(fileOf(MEGABYTE));
  await submit();
  await untilToast('Curriculum non allegato');
  expect(text('#prova-attachment-error')).toContain(
    'Il file ricevuto non è quello scelto. La candidatura è arrivata. Il curriculum puoi mandarcelo per email.',
  );
  expect(text('.receipt-head')).toContain('Richiesta inviata con successo!');
  expect(text('.error-box')).toContain('Il file ricevuto non è quello scelto.');
});

test('keeps a file that is chosen during an upload, even when the first is refused', async () => {
  server.refusal = 'Il file ricevuto non è quello scelto';
  const parts = Promise.withResolvers<void>();
  server.delays.part = parts.promise;
  await choose(fileOf(MEGABYTE));
  await submit();
  await untilToast('Richiesta inviata');
  await choose(fileOf(MEGABYTE, 'altro.pdf'));
  parts.resolve();
  await untilToast('Curriculum non allegato');
  expect(text('.file')).toContain('altro.pdf');
  expect(text('#prova-attachment-error')).toBe('');
});

test('keeps the progress line of one upload when another one ends', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const [index, { promise }] of gates.entries()) {
    server.delays.part = promise;
    await choose(fileOf(MEGABYTE, `${index}.pdf`));
    await submit();
    await untilShown(() => expect(server.leads).toHaveLength(index + 1));
    await untilToast('Richiesta inviata');
    vi.mocked(performance.now).mockReturnValue(20_000);
    await startAnother();
    await type();
  }
  server.refusal = 'Il file ricevuto non è quello scelto';
  gates[0]?.resolve();
  await untilToast('Curriculum non allegato');
  expect(text('.upload')).toContain('Tieni aperta questa pagina.');
  gates[1]?.resolve();
  await untilShown(() => expect(text('.upload')).toBe(''));
});

test('locks the file while the application is sent', async () => {
  server.fates.lead = ['answer lost'];
  await choose(fileOf(100_000));
  const isLocked = () => [field('attachment').disabled, removal()?.disabled];
  expect(isLocked()).toEqual([false, false]);
  const lead = Promise.withResolvers<void>();
  server.delays.lead = lead.promise;
  await submit();
  expect(isLocked()).toEqual([true, true]);
  lead.resolve();
  await untilToast();
  expect(isLocked()).toEqual([false, false]);
});

test.each([
  ['503', 503, MEGABYTE, true],
  ['429', 429, 4 * MEGABYTE, false],
] as const)(
  'sends the application although announcing the file fails (%s)',
  async (_, status, size, isInline) => {
    server.fates.announce = [status];
    await choose(fileOf(size));
    await send();
    expect(server.leads).toHaveLength(1);
    expect('content' in ((server.leads[0]?.['attachment'] ?? {}) as object)).toBe(isInline);
    if (!isInline) expect(toast()).toContain('Curriculum non inviato');
  },
);

test.each([1000, 4 * MEGABYTE])(
  'drops a file that is not what its name says, sends nothing, and keeps what was typed: %i bytes',
  async (size) => {
    const typed = field('name').value;
    await choose(fileOf(size, 'cv.docx'));
    await send();
    expect(toast()).toContain('Curriculum non accettato');
    expect(text('#prova-attachment-error')).toContain(CV_MESSAGES.content);
    expect(server.requests).toEqual([]);
    expect(field('name').value).toBe(typed);
    await choose(fileOf(size));
    await send();
    expect(server.leads).toHaveLength(1);
  },
);

test('drops a file that cannot be read any more, and sends nothing', async () => {
  const file = fileOf(MEGABYTE);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await choose(file);
  await send();
  expect(toast()).toContain('File non leggibile');
  expect(server.requests).toEqual([]);
});

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

test('makes another upload when the first is gone, and sends the same application', async () => {
  server.goneUpload = 'upload';
  await choose(fileOf(MEGABYTE));
  await submit();
  await untilToast('Curriculum ricevuto');
  expect(announcements()).toHaveLength(2);
  expect(uploads()).toEqual([{ uploadId: 'upload' }, { uploadId: 'upload 2' }]);
  expect(new Set(server.keys).size).toBe(1);
});

test('makes a new upload with a new id when the id belongs to another text', async () => {
  server.fates.lead = [409];
  await choose(fileOf(MEGABYTE));
  await submit();
  await untilToast('Curriculum ricevuto');
  expect(uploads()).toEqual([{ uploadId: 'upload 2' }]);
});

test('moves the focus to the file input when a toast about a dropped file is closed', async () => {
  await choose(fileOf(10, 'foto.jpg'));
  const close = document.querySelector<HTMLElement>('.toast button');
  await act(async () => close?.focus());
  await act(async () => close?.click());
  expect(document.activeElement).toBe(field('attachment'));
});

const lostNotice = () => text('#prova-attachment-error');
const reload = () => open('career');

describe('a file that was in the form before a reload', () => {
  test('is reported as missing, and does not block the application', async () => {
    await choose(fileOf(1000));
    await reload();
    expect(lostNotice()).toContain('Scegli di nuovo il curriculum');
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
    expect(lostNotice()).toBe('');
  });

  test.each([
    ['removed', async () => act(async () => document.querySelector<HTMLElement>('.file button')?.click())],
    ['dropped as too large', async () => choose(fileOf(6_000_000))],
    ['sent', async () => send()],
  ])('is not reported when it was %s', async (_, drop) => {
    await choose(fileOf(1000));
    await drop();
    await reload();
    expect(lostNotice()).toBe('');
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
