import type { FormType } from '../lead/form-types.ts';
import { stateOf, type WaitingLead } from './waiting-lead.ts';
import { at, of } from './when.ts';

/** What a page says about a lead that was written on an earlier one. */
export interface Told {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Whether the visitor can open the form again, with what was typed. */
  readonly canReopen: boolean;
  /** The label of the button that erases it. */
  readonly erase?: string;
}

const NAMES: Readonly<Record<FormType, string>> = {
  contact: 'richiesta',
  quote: 'richiesta',
  career: 'candidatura',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STILL_HERE = 'Quello che hai scritto è ancora qui.';

/**
 * @param lead as it is kept
 * @param now milliseconds since 1970
 * @returns the words for it; undefined when nobody needs to hear of it
 */
export const told = (lead: WaitingLead, now: number): Told | undefined => {
  const name = NAMES[lead.formType];
  const its = `La ${name} ${of(lead.writtenAt, now)}`;
  const state = stateOf(lead, now);
  if (lead.sentAt !== undefined) {
    if (state !== 'sent') return undefined;
    const number = lead.number ? ` Il numero è ${lead.number}.` : '';
    const missing = lead.isCvMissing ? ' Il curriculum no: puoi mandarcelo per email.' : '';
    return {
      tone: lead.isCvMissing ? 'error' : 'success',
      title: `${capital(name)} inviata`,
      text: `${its} è stata inviata ${at(lead.sentAt, now)}, appena tornata la linea.${number}${missing}`,
      canReopen: false,
    };
  }
  if (state === 'asks') {
    const asking = { tone: 'error', canReopen: true, erase: 'Cancellala' } as const;
    if (lead.refusal !== undefined)
      return {
        ...asking,
        title: `${capital(name)} non accettata`,
        text: `${its} non è partita. ${lead.refusal}. ${STILL_HERE}`,
      };
    if (lead.lacksFile)
      return {
        ...asking,
        title: `${capital(name)} non inviata`,
        text: `${its} non è partita: va scelto di nuovo il curriculum. ${STILL_HERE}`,
      };
    return {
      ...asking,
      title: `${capital(name)} non inviata`,
      text: `${its} non è partita: la linea non è tornata in tempo. La vuoi ancora inviare? ${STILL_HERE}`,
    };
  }
  if (state === 'expired') return undefined;
  const next = state === 'pauses' ? at(lead.notBefore ?? now, now) : 'appena c’è linea';
  return {
    tone: 'error',
    title: `${capital(name)} non ancora inviata`,
    text: `${its} parte da sola: ci riproviamo ${next}.`,
    canReopen: false,
    erase: 'Annulla l’invio',
  };
};
