/** `Versione AAAA-MM` of the legal pages. By itself: a form's island needs no more of the texts. */
export const LEGAL_VERSION = '2026-11';
