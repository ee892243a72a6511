/** `Versione AAAA-MM` of the legal pages. By itself, since the early script holds it inline on every page. */
export const LEGAL_VERSION = '2026-11';
