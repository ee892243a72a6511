import type { FormType } from './form-types.ts';

/** A short message about a form, shown as a toast and kept in the form. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** Only for a lead that was accepted: the data of the receipt that replaces its form. */
  readonly accepted?: Accepted;
}

export interface Accepted {
  readonly formType: FormType;
  /** The number to give on the telephone; undefined when the function did not send an id. */
  readonly number: string | undefined;
  /** When a lead was sent that had waited for a connection, such as `alle 14:32`. */
  readonly sentAt?: string | undefined;
}

export const errorNotice = (title: string, description: string): Notice => ({
  tone: 'error',
  title,
  description,
});

/** Titles and descriptions word for word from the error catalogue. Specification §8. */
export const ERROR_NOTICES = {
  honeypot: errorNotice("Errore nell'invio", 'Si è verificato un errore. Riprova più tardi.'),
  tooFast: errorNotice(
    'Compilazione troppo veloce',
    'Per favore, prenditi il tempo necessario per compilare il form.',
  ),
  tooManyAttempts: errorNotice(
    'Troppi tentativi',
    'Hai superato il limite di invii. Ricarica la pagina e riprova.',
  ),
  invalid: errorNotice('Dati non validi', 'Controlla i campi evidenziati e riprova.'),
  privacyConsent: errorNotice(
    'Consenso Privacy richiesto',
    "È necessario accettare l'informativa sulla privacy per proseguire.",
  ),
  contactConsent: errorNotice(
    'Consenso al ricontatto richiesto',
    'È necessario fornire il consenso al ricontatto per proseguire.',
  ),
  failure: errorNotice(
    "Errore nell'invio",
    'Si è verificato un errore. Riprova più tardi o contattaci direttamente.',
  ),
} as const satisfies Record<string, Notice>;

/** The connection is gone, and the form waits for it. The wording is ours: the catalogue has no such state. */
export const WAITING_NOTICE = errorNotice(
  'Sei senza connessione',
  'Non si è perso nulla. Tieni aperta questa pagina: inviamo la richiesta appena torna la rete.',
);

const NAMES: Readonly<Record<FormType, string>> = {
  contact: 'richiesta',
  quote: 'richiesta',
  career: 'candidatura',
};

/** How a lead without a connection is kept on the device (src/waiting-leads/). */
interface Keeping {
  /** Whether the browser sends it without a page of this site. */
  readonly isSentByWorker: boolean;
  /** Whether only its curriculum is not kept. */
  readonly lacksFile: boolean;
}

/**
 * @param formType of the lead that is kept
 * @returns what will happen to it, as the end of a sentence. A private window loses it, and no page can tell that it is in one
 */
export const keepingWords = (formType: FormType, { isSentByWorker, lacksFile }: Keeping): string => {
  const name = NAMES[formType];
  if (lacksFile)
    return `la ${name} parte appena torna la linea. Se chiudi la pagina dovrai scegliere di nuovo il curriculum: qui non c’è posto per conservarlo.`;
  return isSentByWorker
    ? `la ${name} parte da sola appena torna la linea, anche se chiudi la pagina (non in una finestra anonima).`
    : `la ${name} parte appena torna la linea o, se chiudi la pagina, quando riapri questo sito (non in una finestra anonima).`;
};

/** @param keeping undefined when the browser does not keep the lead: the page must stay open */
export const waitingNotice = (formType: FormType, keeping: Keeping | undefined): Notice =>
  keeping
    ? errorNotice(WAITING_NOTICE.title, `Non si è perso nulla: ${keepingWords(formType, keeping)}`)
    : WAITING_NOTICE;

const SUCCESS_TITLE = 'Richiesta inviata con successo!';
const REQUEST_SENT = 'Ti contatteremo entro 24 ore per offrirti la migliore soluzione.';
const APPLICATION_SENT = 'La tua candidatura è stata inviata. Ti contatteremo entro 24 ore.';

/**
 * @param formType the form that was accepted
 * @param number of its lead (request-number.ts), when it is known
 * @param sentAt when it was sent, if it had waited for a connection
 * @returns the success notice of Specification §8
 */
export const successNotice = (formType: FormType, number?: string, sentAt?: string): Notice => ({
  tone: 'success',
  title: SUCCESS_TITLE,
  description: formType === 'career' ? APPLICATION_SENT : REQUEST_SENT,
  accepted: { formType, number, sentAt },
});
