import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { CorrectionState } from '../../lead/correction.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

/**
 * The build bundles this module for the function that answers a form (build/correction-form.ts).
 *
 * @param state unescaped texts
 * @returns the form's HTML
 */
export const renderCorrection = (state: CorrectionState): string =>
  renderToStaticMarkup(<CorrectionForm {...state} />);
