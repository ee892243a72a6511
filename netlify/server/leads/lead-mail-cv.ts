import type { CvForMail } from '../cv/cv-for-mail.ts';
import { CV_WAIT_SECONDS } from '../cv/cv-wait.ts';

type Absence = (CvForMail & { kind: 'missing' })['reason'];

/** Why the people inbox gets no curriculum, said to those who read it. */
const ABSENCES: Readonly<Record<Absence, string>> = {
  too_large: 'supera i 5 MB',
  empty: 'il file è vuoto',
  extension: 'non è un PDF, DOC o DOCX',
  content: 'il contenuto del file non corrisponde alla sua estensione',
  damaged: 'il file è incompleto o danneggiato',
  locked: 'il file è protetto da password',
  macros: 'il file contiene macro',
  hidden: 'il file ne contiene un altro nascosto',
  bomb: 'il documento, una volta aperto, è troppo grande',
  mismatch: 'il file ricevuto non è quello scelto',
  late: `non è arrivato entro ${CV_WAIT_SECONDS / 60} minuti dalla candidatura`,
  no_room: 'quando è arrivata la candidatura non c’era spazio per conservarlo',
  rejected: 'il servizio di posta lo ha rifiutato',
  unreachable: 'in questo momento non si può leggere',
};

const megabytes = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const sizeOf = (bytes: number): string =>
  bytes < 100 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.format(bytes / 1024 / 1024)} MB`;

/**
 * @param cv of an application; undefined = none came along
 * @param hasReplyTo whether an answer to the mail reaches the sender
 * @returns one line for the mail, in Italian
 */
export const describeCv = (cv: CvForMail | undefined, hasReplyTo: boolean): string => {
  if (cv === undefined) return 'non inviato';
  if (cv.kind === 'attached') return `${cv.filename} (${sizeOf(cv.content.length)})`;
  const ask = hasReplyTo ? 'rispondi a questa mail' : 'chiama o scrivi a chi si candida';
  return `non allegato: ${ABSENCES[cv.reason]}. Per averlo, ${ask}`;
};
