import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CorrectionState } from '../../../src/lead/correction.ts';

/** The form of the correction page as one module, which the build writes; netlify.toml ships it with the function. */
export const CORRECTION_FORM_FILE = 'dist/correction-form.mjs';

/** @param state unescaped texts; the result is HTML */
type Render = (state: CorrectionState) => string;

/**
 * Loads React's renderer with the components of the form: 0.2 MB, which only a request that gets its form back needs.
 *
 * @throws when the build has not written the module
 */
export const correctionRenderer = async (): Promise<Render> => {
  const { href } = pathToFileURL(path.join(process.cwd(), CORRECTION_FORM_FILE));
  return (await import(/* @vite-ignore */ href)).renderCorrection;
};
