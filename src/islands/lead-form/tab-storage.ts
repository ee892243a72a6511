import { SHOWN_FIELDS } from '../../lead/fields.ts';
import { FILE, fieldOf, keyOf } from './draft.ts';

/**
 * The storage that ends with the tab. A browser may forbid it, or have none left: the form then works without.
 *
 * @param use reads or writes it
 * @returns what that returns; undefined when it failed
 */
const withStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

/** What was typed, and the id of its lead: never a consent, which is given and not remembered. */
const KEPT = [...SHOWN_FIELDS, 'requestId'];
/** No page may put a file back. */
const FILE_FIELD = 'attachment';

/** Keeps what was typed for a reload of the tab; of an empty form nothing. The early script restores it (draft.ts). */
export const saveDraft = (form: HTMLFormElement): void => {
  const draft = KEPT.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  draft.push([FILE, fieldOf(form, FILE_FIELD)?.value ?? '']);
  withStorage((storage) => {
    if (draft.some(([name, value]) => value && name !== 'requestId'))
      storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(draft)));
    else storage.removeItem(keyOf(form));
  });
};

const UPLOAD_KEY = 'cv-upload';

/**
 * Keeps which upload a file has, for a reload of the tab and for the same file chosen anew: an application whose answer
 * got lost names the upload again, and so stays the same application.
 *
 * @param file what tells it from others: its announcement
 * @param uploadId of the upload that announced it
 */
export const keepUpload = (file: string, uploadId: string): void =>
  withStorage((storage) => storage.setItem(UPLOAD_KEY, uploadId + file));

/** @returns the upload that was kept for just this file */
export const keptUpload = (file: string): string | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(UPLOAD_KEY);
    return kept?.endsWith(file) ? kept.slice(0, -file.length) : undefined;
  });

/** Its application is accepted, or it serves no other. */
export const forgetUpload = (): void => withStorage((storage) => storage.removeItem(UPLOAD_KEY));
