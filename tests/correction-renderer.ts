import { renderCorrection } from '../src/islands/lead-form/render-correction.tsx';

/** Stands in for the module that loads the build's file, with the same components from their source. */
export const correctionRenderer = async () => renderCorrection;
