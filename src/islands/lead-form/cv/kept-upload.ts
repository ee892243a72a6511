import { withStorage } from '../tab-storage.ts';

const KEY = 'cv-upload';

/**
 * Keeps which upload a file has, for a reload of the tab and for the same file chosen anew: an application whose answer
 * got lost names the upload again, and so stays the same application.
 *
 * @param file what tells it from others: its announcement
 * @param uploadId of the upload that announced it
 */
export const keepUpload = (file: string, uploadId: string): void =>
  withStorage((storage) => storage.setItem(KEY, uploadId + file));

/** @returns the upload that was kept for just this file */
export const keptUpload = (file: string): string | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(KEY);
    return kept?.endsWith(file) ? kept.slice(0, -file.length) : undefined;
  });

/** Its application is accepted, or it serves no other. */
export const forgetUpload = (): void => withStorage((storage) => storage.removeItem(KEY));
