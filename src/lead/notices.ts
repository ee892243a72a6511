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
