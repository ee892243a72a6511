/** A short message over the page. */
export interface ToastTexts {
  readonly role: 'status' | 'alert';
  readonly title: string;
  readonly description: string;
}

/** Word for word from Specification §8, written out so that a changed text is noticed. */
export const TOASTS = {
  sent: {
    role: 'status',
    title: 'Richiesta inviata con successo!',
    description: 'Ti contatteremo entro 24 ore per offrirti la migliore soluzione.',
  },
  tooFast: {
    role: 'alert',
    title: 'Compilazione troppo veloce',
    description: 'Per favore, prenditi il tempo necessario per compilare il form.',
  },
  invalid: {
    role: 'alert',
    title: 'Dati non validi',
    description: 'Controlla i campi evidenziati e riprova.',
  },
  failed: {
    role: 'alert',
    title: "Errore nell'invio",
    description: 'Si è verificato un errore. Riprova più tardi o contattaci direttamente.',
  },
} as const satisfies Record<string, ToastTexts>;
