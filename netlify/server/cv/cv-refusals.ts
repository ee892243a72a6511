import { CV_MESSAGES } from '../../../src/lead/cv.ts';

/** Reasons to refuse a CV, each with the sentence that the visitor reads. docs/cv-uploads.md. */
export const CV_REFUSALS = {
  too_large: CV_MESSAGES.tooLarge,
  empty: CV_MESSAGES.empty,
  extension: CV_MESSAGES.extension,
  content:
    'Il contenuto del file non corrisponde alla sua estensione: salva il curriculum in PDF e sceglilo di nuovo',
  damaged: 'Il file è incompleto o danneggiato: salvalo di nuovo, meglio in PDF, e sceglilo di nuovo',
  locked: 'Il file è protetto da password: togli la protezione e sceglilo di nuovo',
  macros: 'Il file contiene macro: salva il curriculum in PDF e sceglilo di nuovo',
  script:
    'Il PDF contiene istruzioni o programmi che si avviano da soli: salvalo di nuovo con "Stampa in PDF" e sceglilo di nuovo',
  template:
    'Il documento carica un modello da un altro computer: salva il curriculum in PDF e sceglilo di nuovo',
  embedded:
    'Il file contiene un oggetto o un programma incorporato: togli ciò che vi è allegato, salvalo in PDF e sceglilo di nuovo',
  bomb: 'Il documento, una volta aperto, è troppo grande: salva il curriculum in PDF e sceglilo di nuovo',
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
