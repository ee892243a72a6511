import type { DeskAction } from '../leads/states/operator.ts';
import type { ListedRequest, ShownRequest } from './requests.ts';

/** Times as the desk shows them: `27 nov 2026, 10:30`. */
export const shortTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

type Standing = Pick<ListedRequest, 'payload' | 'handledAt' | 'closedAt' | 'state' | 'bouncedAt'>;

/** @returns where a request stands, in a word or two */
export const standingOf = ({ payload, handledAt, closedAt, state, bouncedAt }: Standing): string => {
  if (payload === null) return 'Cancellata';
  if (handledAt !== null) return 'Richiamata';
  if (closedAt !== null) return 'Chiusa';
  if (state === 'held') return 'Trattenuta';
  if (state === 'failed') return 'Non consegnata';
  if (bouncedAt !== null) return 'Tornata indietro';
  return state === 'pending' ? 'In partenza' : 'Da richiamare';
};

const HELD_FOR = {
  honeypot: 'era compilato il campo che le persone non vedono, come fanno i robot',
  flood: 'troppe richieste insieme dallo stesso indirizzo o dalla stessa rete',
} as const;

const BOUNCES: Readonly<Record<string, string>> = {
  bounced: 'la casella l’ha rifiutata',
  complained: 'qualcuno nella casella l’ha segnata come spam',
  suppressed: 'il servizio di posta non spedisce più a quella casella',
  failed: 'il servizio di posta non è riuscito a spedirla',
};

const ACTIONS: Readonly<Record<DeskAction, string>> = {
  handled: 'Segnata come richiamata',
  open: 'Riaperta: è da richiamare',
  send: 'Mandata dalla scrivania',
  dismiss: 'Segnata: non è una richiesta',
  erase: 'Dati cancellati',
};

/** Something that happened to a request. */
export interface Event {
  /** Undefined = it lasts. */
  readonly at: Date | undefined;
  readonly text: string;
}

const held = ({ heldFor, receivedAt }: ShownRequest): Event[] =>
  heldFor === null ? [] : [{ at: receivedAt, text: `Trattenuta: ${HELD_FOR[heldFor]}` }];

const waits = ({ state, lastError, nextAttemptAt, cvAwaitedUntil, cvMail }: ShownRequest): Event[] => {
  if (state !== 'pending') return [];
  if (cvAwaitedUntil !== null)
    return [
      {
        at: undefined,
        text: `Aspetta il curriculum (al più tardi: ${shortTime.format(cvAwaitedUntil)})`,
      },
    ];
  const what = cvMail === 'due' ? 'La mail con il curriculum' : 'La sua mail';
  return [
    {
      at: undefined,
      text:
        lastError === null
          ? `${what} sta per partire`
          : `${what} non è ancora partita (${lastError}): il sito riprova da solo (prossimo tentativo: ${shortTime.format(nextAttemptAt)})`,
    },
  ];
};

/** @returns what happened to a request, the oldest first */
export const historyOf = (request: ShownRequest): Event[] => {
  const { receivedAt, sentAt, failedAt, bouncedAt, bounce, toFallback, stranded, lastError, actions } =
    request;
  const past: Event[] = [
    { at: receivedAt, text: 'Ricevuta' },
    ...held(request),
    ...(sentAt === null
      ? []
      : [
          {
            at: sentAt,
            text: toFallback
              ? 'Mail consegnata al servizio di posta, per la seconda casella'
              : 'Mail consegnata al servizio di posta',
          },
        ]),
    ...(failedAt === null || request.state !== 'failed' || request.payload === null
      ? []
      : [
          {
            at: failedAt,
            text: `Mail non consegnata${lastError === null ? '' : ` (${lastError})`}: non riparte da sola`,
          },
        ]),
    ...(bouncedAt === null
      ? []
      : [
          {
            at: bouncedAt,
            text: `Mail tornata indietro: ${BOUNCES[bounce ?? ''] ?? 'non si sa perché'}${stranded ? '. Nessuna casella l’ha ricevuta' : ''}`,
          },
        ]),
    ...actions.map(({ action, at }) => ({ at: new Date(at), text: ACTIONS[action as DeskAction] ?? action })),
  ];
  return [
    ...past.toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0)),
    ...waits(request),
  ];
};

/** What a page says after an action. */
export const DONE: Readonly<Record<DeskAction | 'unchanged' | 'leaving', string>> = {
  handled: 'Segnata come richiamata.',
  open: 'È di nuovo tra quelle da richiamare.',
  send: 'La mail parte adesso.',
  dismiss: 'Chiusa: non è una richiesta.',
  erase: 'I dati di questa persona sono cancellati.',
  unchanged: 'Era già così: qualcuno lo ha fatto prima.',
  leaving: 'La sua mail sta partendo proprio in questo momento. Aspetta un minuto e riprova.',
};
