/** The texts and the role of a short message over the page. */
export interface ToastTexts {
  readonly role: 'status' | 'alert';
  readonly title: string;
  readonly description: string;
}

const failed = (title: string, description: string): ToastTexts => ({ role: 'alert', title, description });

/** The texts of Specification §5 and §8, repeated here so that a test notices a changed one. */
export const TOASTS = {
  sent: {
    role: 'status',
    title: 'Richiesta inviata con successo!',
    description: 'Ti contatteremo entro 24 ore per offrirti la migliore soluzione.',
  },
  applied: {
    role: 'status',
    title: 'Richiesta inviata con successo!',
    description: 'La tua candidatura è stata inviata. Ti contatteremo entro 24 ore.',
  },
  honeypot: failed("Errore nell'invio", 'Si è verificato un errore. Riprova più tardi.'),
  tooFast: failed(
    'Compilazione troppo veloce',
    'Per favore, prenditi il tempo necessario per compilare il form.',
  ),
  tooManyAttempts: failed(
    'Troppi tentativi',
    'Hai superato il limite di invii. Ricarica la pagina e riprova.',
  ),
  invalid: failed('Dati non validi', 'Controlla i campi evidenziati e riprova.'),
  privacyConsent: failed(
    'Consenso Privacy richiesto',
    "È necessario accettare l'informativa sulla privacy per proseguire.",
  ),
  contactConsent: failed(
    'Consenso al ricontatto richiesto',
    'È necessario fornire il consenso al ricontatto per proseguire.',
  ),
  failed: failed(
    "Errore nell'invio",
    'Si è verificato un errore. Riprova più tardi o contattaci direttamente.',
  ),
  cvTooLarge: failed('File troppo grande', 'Il curriculum deve essere massimo 5MB'),
  offline: failed(
    'Sei senza connessione',
    'Non si è perso nulla. Tieni aperta questa pagina: inviamo la richiesta appena torna la rete.',
  ),
  cvArrived: {
    role: 'status',
    title: 'Curriculum ricevuto',
    description: 'È allegato alla tua candidatura.',
  },
} as const satisfies Record<string, ToastTexts>;
