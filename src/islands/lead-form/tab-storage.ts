import { fieldOf } from './draft.ts';

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

/** Key of the name of a form's file: a page cannot restore the file itself. */
const fileKey = (form: HTMLFormElement): string => `${location.pathname}${form.id}`;

/** Keeps the name of the form's chosen file, or that there is none, for a reload. */
export const keepFileName = (form: HTMLFormElement): void =>
  withStorage((storage) => {
    const name = fieldOf(form, 'attachment')?.value;
    if (name) storage.setItem(fileKey(form), name);
    else storage.removeItem(fileKey(form));
  });

/** @returns whether the form contained a file before the reload */
export const hadFile = (form: HTMLFormElement): boolean =>
  withStorage((storage) => storage.getItem(fileKey(form)) !== null) === true;

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
