import { SHOWN_FIELDS } from '../../lead/fields.ts';
import { FILE, fieldOf, keyOf } from './draft.ts';

/**
 * Uses `sessionStorage`, which ends with the tab. When a browser forbids it or it is full, the form works without it.
 *
 * @param use reads or writes the storage
 * @returns the result of `use`; undefined when it failed
 */
const withStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

/**
 * The stored fields: what was typed, and the id of its lead. Consents are never stored; they must be given each time.
 */
const KEPT = [...SHOWN_FIELDS, 'requestId'];
/** A page cannot restore a file, so the draft stores only its name. */
const FILE_FIELD = 'attachment';

/**
 * Stores what was typed, for a reload, or removes the draft of an empty form. The early script restores it (draft.ts).
 */
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
 * Stores which upload belongs to a file, for a reload of the tab and for choosing the same file again. An application
 * whose answer got lost then names the same upload, and so stays the same application.
 *
 * @param file announcement of the file, which identifies it
 * @param uploadId id of the upload that the announcement made
 */
export const keepUpload = (file: string, uploadId: string): void =>
  withStorage((storage) => storage.setItem(UPLOAD_KEY, uploadId + file));

/** @returns the id of the upload that was stored for this file */
export const keptUpload = (file: string): string | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(UPLOAD_KEY);
    return kept?.endsWith(file) ? kept.slice(0, -file.length) : undefined;
  });

/** Call it when the upload's application was accepted, or when the function refuses the upload. */
export const forgetUpload = (): void => withStorage((storage) => storage.removeItem(UPLOAD_KEY));
