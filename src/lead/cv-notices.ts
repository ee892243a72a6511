import { CV_MESSAGES, CV_TOO_LARGE, cvExtension } from './cv.ts';
import { CV_MAX_BYTES } from './limits.ts';
import { errorNotice, type Notice } from './notices.ts';

/** The form is empty by then, so a file chosen again would belong to another application. */
const BY_EMAIL = 'La candidatura è arrivata. Il curriculum puoi mandarcelo per email.';

/** The notices about a curriculum after its application was accepted. */
export const CV_NOTICES = {
  arrived: {
    tone: 'success',
    title: 'Curriculum ricevuto',
    description: 'È allegato alla tua candidatura.',
  },
  missing: errorNotice('Curriculum non inviato', BY_EMAIL),
} as const satisfies Record<string, Notice>;

/** The browser cannot read the chosen file any more: it was moved, deleted or changed. */
export const CV_UNREADABLE = errorNotice('File non leggibile', 'Scegli di nuovo il file del curriculum');

/** After a reload the form restores what was typed, but not the file. */
export const CV_LOST = errorNotice(
  'Scegli di nuovo il curriculum',
  'Quando la pagina si ricarica, il browser non conserva il file',
);

/**
 * @param reason the function's message, without a full stop
 * @returns the notice about a file that was refused
 */
export const cvRefused = (reason: string): Notice => errorNotice('Curriculum non accettato', reason);

/**
 * @param reason the function's message, without a full stop. The advice after its colon only helps before sending, so
 *   the notice leaves it out
 * @returns the notice about a file that was refused after its application had been accepted
 */
export const cvRefusedLater = (reason: string): Notice =>
  errorNotice('Curriculum non allegato', `${reason.split(':')[0]}. ${BY_EMAIL}`);

/**
 * Checks a file before it is read. Specification §4, §5 and §9.
 *
 * @param file name and size in bytes
 * @returns why the file cannot be sent; undefined when it can
 */
export const cvProblem = ({ name, size }: { name: string; size: number }): Notice | undefined => {
  if (size > CV_MAX_BYTES) return CV_TOO_LARGE;
  if (!cvExtension(name)) return errorNotice('Formato non accettato', CV_MESSAGES.extension);
  return size === 0 ? errorNotice('File vuoto', CV_MESSAGES.empty) : undefined;
};
