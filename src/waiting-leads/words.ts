import type { FormType } from '../lead/form-types.ts';
import { errorNotice, type Notice } from '../lead/notices.ts';
import { requestNumber } from '../lead/request-number.ts';
import { isSent, isWaiting, type KeptLead, type LeadState, stateOf } from './waiting-lead.ts';

/**
 * All that the site says of a lead that waits or has waited: in the form's box and toast, in the notices of other pages
 * and in the preferences.
 */
export interface Words extends Notice {
  /** Whether the visitor can open the form again, with what was typed. */
  readonly canReopen?: boolean;
  /** The label of the button that erases it. */
  readonly erase?: string;
}

export const STOP = 'Annulla l’invio';
const ERASE = 'Cancellala';
export const REOPEN = 'Rivedila e inviala';

/** Days whose name begins with a vowel: l’8, l’11. */
const VOWEL_DAYS = [8, 11];

const dayOf = (date: Date): string => {
  const day = date.getDate();
  return `${day === 1 ? '1º' : day} ${date.toLocaleDateString('it-IT', { month: 'long' })}`;
};

/**
 * @param time milliseconds since 1970
 * @param now the same; on another day the date is named too
 * @returns the time as one says it: `alle 14:32`, `all’1:05`, `il 26 novembre alle 14:32`
 */
export const at = (time: number, now: number): string => {
  const date = new Date(time);
  const minute = date.toLocaleTimeString('it-IT', { hour: 'numeric', minute: '2-digit' });
  const clock = date.getHours() === 1 ? `all’${minute}` : `alle ${minute}`;
  if (date.toDateString() === new Date(now).toDateString()) return clock;
  return `${VOWEL_DAYS.includes(date.getDate()) ? 'l’' : 'il '}${dayOf(date)} ${clock}`;
};

/** @returns the same after a noun: `delle 14:32`, `dell’1:05`, `dell’8 dicembre alle 14:32` */
export const of = (time: number, now: number): string =>
  at(time, now).replace(/^all/, 'dell').replace(/^il /, 'del ').replace(/^l’/, 'dell’');

/** @returns `richiesta` or `candidatura` */
const nameOf = (formType: FormType): string => (formType === 'career' ? 'candidatura' : 'richiesta');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STILL_HERE = 'Quello che hai scritto è ancora qui.';

/** The words of each state. `its` is the beginning of a sentence, such as `La richiesta delle 14:20`. */
const WORDS: Readonly<
  Record<LeadState, (lead: KeptLead, now: number, its: string, name: string) => Words | undefined>
> = {
  waits: (_, __, its, name) => ({
    ...errorNotice(`${name} non ancora inviata`, `${its} parte da sola: ci riproviamo appena c’è linea.`),
    erase: STOP,
  }),
  pauses: (lead, now, its, name) => ({
    ...errorNotice(
      `${name} non ancora inviata`,
      `${its} parte da sola: ci riproviamo ${at((isWaiting(lead) && lead.notBefore) || now, now)}.`,
    ),
    erase: STOP,
  }),
  asks: (lead, _, its, name) => {
    const { refusal, lacksFile } = isWaiting(lead) ? lead : {};
    const why = refusal
      ? `${refusal.replace(/\.$/, '')}. ${STILL_HERE}`
      : lacksFile
        ? `Va scelto di nuovo il curriculum. ${STILL_HERE}`
        : `La linea non è tornata in tempo. La vuoi ancora inviare? ${STILL_HERE}`;
    return {
      ...errorNotice(`${name} non inviata`, `${its} non è partita. ${why}`),
      canReopen: true,
      erase: ERASE,
    };
  },
  // The application is accepted; its end is told when the file has arrived.
  arrives: () => undefined,
  sent: (lead, now, its, name) => {
    if (!isSent(lead)) return undefined;
    const why = lead.notBefore === undefined && !lead.isTold ? ', appena tornata la linea' : '';
    const number = lead.id ? ` Il numero è ${requestNumber(lead.id)}.` : '';
    const arrived = lead.isTold ? ' È arrivato anche il curriculum.' : '';
    const thanks = lead.thanks && !lead.isTold ? ` ${lead.thanks}` : '';
    const cv = lead.isCvMissing ? ' Il curriculum no: puoi mandarcelo per email.' : arrived;
    return {
      tone: lead.isCvMissing ? 'error' : 'success',
      title: `${name} inviata`,
      description: `${its} è stata inviata ${at(lead.sentAt, now)}${why}.${number}${cv}${thanks}`,
    };
  },
  expired: (lead, now, _, name) => {
    const day = of(lead.writtenAt, now).replace(/ all.*/, '');
    return errorNotice(
      `${name} non inviata`,
      `La ${name.toLowerCase()} ${day} non è partita: scrivila di nuovo.`,
    );
  },
  foreign: (_, __, its, name) => ({
    ...errorNotice(
      `${name} non ancora inviata`,
      `${its} aspetta in questo browser. Ricarica la pagina: parte con la nuova versione del sito.`,
    ),
    erase: ERASE,
  }),
};

/**
 * @param lead as it is kept
 * @param now milliseconds since 1970
 * @returns the words for it; undefined when there is nothing to say yet
 */
export const wordsOf = (lead: KeptLead, now: number): Words | undefined => {
  const name = nameOf(lead.formType);
  return WORDS[stateOf(lead, now)](lead, now, `La ${name} ${of(lead.writtenAt, now)}`, capital(name));
};

/** How the device keeps a lead while its form is open. */
export interface Keeping {
  /** Whether the browser sends it without a page of this site. */
  readonly isSentByWorker: boolean;
  /** Whether only its curriculum is not kept. */
  readonly lacksFile: boolean;
  /** When the server wants to be asked again, in milliseconds since 1970. */
  readonly notBefore?: number | undefined;
}

const LATER = 'Dopo 24 ore ti chiediamo prima se inviarla, dopo 3 giorni la cancelliamo.';

/**
 * What the form says while its lead waits, with how long that lasts. A private window loses the lead, and no page can
 * tell that it is in one.
 *
 * @param keeping undefined when the browser does not keep the lead: the page must stay open
 */
export const waitingNotice = (formType: FormType, keeping: Keeping | undefined, now: number): Notice => {
  const name = nameOf(formType);
  const title = navigator.onLine ? `${capital(name)} non ancora inviata` : 'Sei senza connessione';
  if (!keeping)
    return errorNotice(
      title,
      `Non si è perso nulla. Tieni aperta questa pagina: inviamo la ${name} appena torna la rete.`,
    );
  const { isSentByWorker, lacksFile, notBefore = 0 } = keeping;
  const next = notBefore > now ? `parte da sola: ci riproviamo ${at(notBefore, now)}` : '';
  if (lacksFile)
    return errorNotice(
      title,
      `Non si è perso nulla: la ${name} ${next || 'parte appena torna la linea'}. Tieni aperta questa pagina: qui non c’è posto per conservare il curriculum. Se la chiudi dovrai sceglierlo di nuovo, entro 3 giorni.`,
    );
  const how = isSentByWorker
    ? `${next || 'parte da sola appena torna la linea'}, anche se chiudi la pagina (non in una finestra anonima)`
    : `${next || 'parte appena torna la linea'} o, se chiudi la pagina, quando riapri questo sito (non in una finestra anonima)`;
  return errorNotice(title, `Non si è perso nulla: la ${name} ${how}. ${LATER}`);
};

/** The visitor has erased it. */
export const ERASED: Notice = { tone: 'success', title: 'Cancellata.', description: 'Non la inviamo più.' };

/** What waited was erased outside its form: in another tab, in the preferences or with the data of the site. */
export const GONE = errorNotice(
  'Non aspetta più nulla',
  'La richiesta è stata cancellata da questo browser e non parte. Quello che hai scritto è ancora nel modulo.',
);
