import { act } from 'react';
import { expect, vi } from 'vitest';
import { CvServer } from './cv-server.fixture.ts';
import { field, open, submit, toast, type } from './lead-form.fixture.tsx';

export const MEGABYTE = 1_048_576;

/** Differs from part to part, because its length divides none of them. */
const PATTERN = Uint8Array.from({ length: 251 }, (_, index) => index);

/** @returns a PDF by its first bytes */
export const fileOf = (size: number, name = 'Davide Rinaldoni.pdf'): File => {
  const bytes = Buffer.alloc(size, PATTERN);
  bytes.write('%PDF-');
  return new File([bytes], name, { type: 'application/pdf' });
};

/** Puts files into the file input, for which jsdom has no means, and fires its event. An empty value removes them. */
export const chooseNow = (...files: File[]): void => {
  const box = { files };
  Object.defineProperties(field('attachment'), {
    files: {
      get: () => box.files,
      set: (dropped) => Object.assign(box, { files: dropped }),
      configurable: true,
    },
    value: {
      get: () => box.files[0]?.name ?? '',
      set: () => Object.assign(box, { files: [] }),
      configurable: true,
    },
  });
  field('attachment').dispatchEvent(new Event('change', { bubbles: true }));
};

export const choose = (...files: File[]): Promise<void> => act(async () => chooseNow(...files));

/**
 * Looks again until the expectation holds, for a minute: files of several megabytes take long in jsdom. Between two looks
 * no time passes outside `act`, where React would warn of an update.
 */
export const untilShown = async (expectation: () => void): Promise<void> => {
  const end = Date.now() + 60_000;
  for (;;) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
    try {
      return expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};

/** Waits for a toast with this text. */
export const untilToast = (said = ''): Promise<void> =>
  untilShown(() => expect(toast()).toMatch(said || /./));

/** Submits, and waits until the application is answered. */
export const send = async (): Promise<void> => {
  await submit();
  await untilToast();
};

/** Fills in an application, after the minimum time. @returns the stand-in for the server of its curriculum */
export const startApplying = async (): Promise<CvServer> => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  vi.spyOn(console, 'warn').mockReturnValue();
  const server = new CvServer();
  server.listen();
  await open('career');
  await type();
  return server;
};

export const endApplying = (): void => {
  vi.restoreAllMocks();
  sessionStorage.clear();
};
