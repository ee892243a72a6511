import { CV_MESSAGES } from '../../../src/lead/cv.ts';

/** Reasons to refuse a CV, each with the sentence that the visitor reads. docs/cv-uploads.md. */
export const CV_REFUSALS = {
  too_large: CV_MESSAGES.tooLarge,
  empty: CV_MESSAGES.empty,
  extension: CV_MESSAGES.extension,
  content: CV_MESSAGES.content,
  damaged: CV_MESSAGES.damaged,
  locked: CV_MESSAGES.locked,
  macros: CV_MESSAGES.macros,
  mismatch: 'Il file ricevuto non è quello scelto: scegli di nuovo il curriculum',
  no_room: 'Non è stato possibile conservare il curriculum: la candidatura è partita senza',
  late: 'Il curriculum è arrivato troppo tardi: la candidatura è già partita senza',
} as const;

export type CvRefusal = keyof typeof CV_REFUSALS;

/**
 * @param value the `refusal` column of an upload
 * @returns whether it is a key of {@link CV_REFUSALS}
 */
export const isCvRefusal = (value: unknown): value is CvRefusal =>
  typeof value === 'string' && Object.hasOwn(CV_REFUSALS, value);
