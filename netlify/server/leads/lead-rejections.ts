import { CV_WITHOUT_SCRIPTS_MAX } from '../../../src/lead/cv.ts';
import { ERROR_NOTICES, type Notice } from '../../../src/lead/notices.ts';

/** Why a request was not accepted: the `code` of docs/http.md. */
export type RejectionCode =
  | 'malformed'
  | 'method_not_allowed'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'invalid'
  | 'rate_limit'
  | 'unavailable';

interface Rejection {
  readonly status: number;
  /** The texts of the page. In JSON, only the description is used, as `message`. */
  readonly notice: Pick<Notice, 'title' | 'description'>;
}

export const REJECTIONS: Readonly<Record<RejectionCode, Rejection>> = {
  malformed: {
    status: 400,
    notice: {
      title: 'Richiesta non leggibile',
      description:
        'La richiesta è arrivata incompleta. Torna alla pagina precedente e invia di nuovo il modulo.',
    },
  },
  method_not_allowed: {
    status: 405,
    notice: { title: 'Metodo non ammesso', description: 'Questo indirizzo riceve solo richieste POST.' },
  },
  conflict: {
    status: 409,
    notice: {
      title: 'Richiesta già inviata',
      description:
        'Abbiamo già ricevuto questa richiesta con altri dati. Se vuoi mandarne una nuova, invia di nuovo il modulo.',
    },
  },
  too_large: {
    status: 413,
    notice: {
      title: 'Richiesta troppo grande',
      description: `La richiesta supera la dimensione massima: il curriculum inviato insieme al modulo può pesare al massimo ${CV_WITHOUT_SCRIPTS_MAX}. Torna alla pagina precedente, dove ritrovi ciò che hai scritto, e invia la candidatura senza file: il curriculum puoi mandarlo poi per email.`,
    },
  },
  unsupported_type: {
    status: 415,
    notice: {
      title: 'Formato non ammesso',
      description: 'Questo indirizzo riceve JSON o i dati di un modulo HTML.',
    },
  },
  invalid: { status: 422, notice: ERROR_NOTICES.invalid },
  rate_limit: {
    status: 429,
    notice: {
      title: 'Troppe richieste',
      description:
        'Dalla tua rete abbiamo già ricevuto molte richieste. Riprova tra un’ora o contattaci direttamente.',
    },
  },
  unavailable: { status: 503, notice: ERROR_NOTICES.failure },
};
