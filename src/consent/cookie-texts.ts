/**
 * The words of the cookie banner and of its dialog. In code beside the rules that they promise, as the words of the
 * lead form's consent are (src/lead/consent.ts); the cookie policy, which is content, says the same at length.
 * One constant for each place: the dialog's island carries only its own.
 */
export const BANNER_TEXTS = {
  name: 'Scelta sui cookie',
  text: 'Statistiche e marketing solo se lo decidi tu. Con la X restano spenti.',
  all: 'Accetta tutti',
  necessary: 'Solo necessari',
  customise: 'Personalizza',
  close: 'Chiudi il banner',
} as const;

export const COOKIE_POLICY = { label: 'Cookie policy', href: '/cookie-policy' } as const;

/** Opens the dialog again, from the foot of every page; without JavaScript it leads to what the policy says. */
export const COOKIE_PREFERENCES = { label: 'Preferenze cookie', href: '/cookie-policy#gestione' } as const;

/** What the triggers of the preferences name in `data-wakes` (src/early/wake.ts). */
export const COOKIE_PREFERENCES_ID = 'cookie-preferences';

export const SWITCHES = {
  necessary: { name: 'Necessari', text: 'Fanno funzionare il sito e ricordano questa scelta.' },
  analytics: { name: 'Statistiche', text: 'Ci dicono quali pagine vengono lette e quali no.' },
  marketing: { name: 'Marketing', text: 'Misurano le campagne e i loro risultati.' },
} as const;

export const SWITCH_STATES = { always: 'Sempre attivi', on: 'Attivo', off: 'Spento' } as const;

export const DIALOG_BUTTONS = { cancel: 'Annulla', save: 'Salva' } as const;
