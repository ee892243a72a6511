import type { FormType } from '../../lead/form-types.ts';
import type { Notice } from '../../lead/notices.ts';
import type { LeadErrors, LeadField } from '../../lead/schema.ts';

/**
 * The states of a lead form (Specification §4), and the events that lead from one to another. An event that a state
 * does not name changes nothing. {@link Transitions} says the same to the compiler, which refuses a rule that leads
 * elsewhere, and a test compares this drawing with the rules.
 *
 *     idle       -- edit ----> idle
 *     idle       -- leave ---> idle
 *     idle       -- clear ---> idle
 *     idle       -- send ----> submitting
 *     idle       -- refuse --> refused
 *     idle       -- accept --> accepted
 *
 *     submitting -- accept --> accepted
 *     submitting -- refuse --> refused
 *     submitting -- wait ----> waiting
 *     submitting -- cancel --> submitting
 *     submitting -- end -----> idle
 *
 *     waiting    -- send ----> submitting
 *     waiting    -- refuse --> refused
 *     waiting    -- cancel --> idle
 *
 *     accepted   -- clear ---> idle
 *
 *     refused    -- edit ----> refused
 *     refused    -- leave ---> refused
 *     refused    -- clear ---> idle
 *     refused    -- send ----> submitting
 *     refused    -- refuse --> refused
 *     refused    -- accept --> accepted
 */
interface Transitions {
  idle: {
    edit: 'idle';
    leave: 'idle';
    clear: 'idle';
    send: 'submitting';
    refuse: 'refused';
    accept: 'accepted';
  };
  submitting: { accept: 'accepted'; refuse: 'refused'; wait: 'waiting'; cancel: 'submitting'; end: 'idle' };
  waiting: { send: 'submitting'; refuse: 'refused'; cancel: 'idle' };
  accepted: { clear: 'idle' };
  refused: {
    edit: 'refused';
    leave: 'refused';
    clear: 'idle';
    send: 'submitting';
    refuse: 'refused';
    accept: 'accepted';
  };
}

/** What a lead says of its form. It stays with the lead, even if the form is about another plan when it is sent. */
export interface Origin {
  readonly formType: FormType;
  readonly source: string;
  /** The plan, service or position that the visitor chose. */
  readonly plan: string | undefined;
}

/** The messages of a form that can be filled in. */
interface Messages {
  /** Under the fields. */
  readonly errors: LeadErrors;
  /** The message of the field that was left, for screen readers: the focus is elsewhere by then. */
  readonly spoken?: string | undefined;
}

/** A lead that waits for a connection. */
export interface Wait {
  /** When the visitor pressed the button, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** How it waits. */
  readonly notice: Notice;
  /** Whether the device keeps the whole lead: the visitor may leave the page. */
  readonly isKept: boolean;
}

/** What each state knows. */
interface States {
  idle: Messages;
  submitting: {
    readonly origin: Origin;
    /** How the lead waited before: its notice then stays. */
    readonly wait: Wait | undefined;
  };
  /** There is no connection; the form sends by itself when it returns. */
  waiting: { readonly origin: Origin; readonly wait: Wait };
  accepted: { readonly notice: Notice };
  refused: Messages & {
    readonly notice: Notice;
    /** The fields that the check of this send found wrong. Leaving a field adds none. */
    readonly found: LeadErrors;
  };
}

/** What each event brings. */
interface Events {
  /** The visitor changed a field whose message is shown; no message when it is right. */
  edit: { readonly field: LeadField; readonly message: string | undefined };
  /** The visitor left a wrong field. `spoken` is the message under it. */
  leave: { readonly field: LeadField; readonly message: string; readonly spoken: string | undefined };
  send: { readonly origin: Origin };
  accept: { readonly notice: Notice };
  /** The form's own check, or the server, did not accept the lead. */
  refuse: Pick<States['refused'], 'notice' | 'errors'>;
  wait: { readonly wait: Wait };
  /** The visitor does not want the lead to be sent by itself any more. A request under way may still arrive. */
  cancel: object;
  /** A cancelled request ended without an answer. */
  end: object;
  /** The form is about something else, or the visitor starts another request. */
  clear: object;
}

type Name = keyof Transitions;
export type LeadFormState = { [At in Name]: { readonly at: At } & States[At] }[Name];
export type LeadFormEvent = { [Type in keyof Events]: { readonly type: Type } & Events[Type] }[keyof Events];

type StateAt<At> = Extract<LeadFormState, { readonly at: At }>;
type EventOf<Type> = Extract<LeadFormEvent, { readonly type: Type }>;
type Rules = {
  readonly [At in Name]: {
    readonly [Type in keyof Transitions[At]]: (
      state: StateAt<At>,
      event: EventOf<Type>,
    ) => StateAt<Transitions[At][Type]>;
  };
};

export const IDLE: StateAt<'idle'> = { at: 'idle', errors: {} };

const refused = (_: LeadFormState, { notice, errors }: EventOf<'refuse'>): StateAt<'refused'> => ({
  at: 'refused',
  notice,
  errors,
  found: errors,
});
const submitting = (_: LeadFormState, { origin }: EventOf<'send'>): StateAt<'submitting'> => ({
  at: 'submitting',
  origin,
  wait: undefined,
});
const edited = <State extends Messages>(state: State, { field, message }: EventOf<'edit'>): State => ({
  ...state,
  errors: { ...state.errors, [field]: message },
  spoken: message && state.spoken,
});
const left = <State extends Messages>(state: State, { field, message, spoken }: EventOf<'leave'>): State => ({
  ...state,
  errors: { ...state.errors, [field]: message },
  spoken,
});
const accepted = (_: LeadFormState, { notice }: EventOf<'accept'>): StateAt<'accepted'> => ({
  at: 'accepted',
  notice,
});
const idle = (): StateAt<'idle'> => IDLE;

export const RULES: Rules = {
  idle: { edit: edited, leave: left, clear: idle, send: submitting, refuse: refused, accept: accepted },
  submitting: {
    accept: accepted,
    refuse: refused,
    wait: ({ origin }, { wait }) => ({ at: 'waiting', origin, wait }),
    cancel: (state) => ({ ...state, wait: undefined }),
    end: idle,
  },
  waiting: {
    send: ({ wait }, { origin }) => ({ at: 'submitting', origin, wait }),
    refuse: refused,
    cancel: idle,
  },
  accepted: { clear: idle },
  refused: {
    edit: edited,
    leave: left,
    clear: idle,
    send: submitting,
    refuse: refused,
    accept: accepted,
  },
};

/**
 * @param state of the form
 * @param event that happened
 * @returns the next state; the same one when it does not name the event
 */
export const nextState = (state: LeadFormState, event: LeadFormEvent): LeadFormState => {
  // The compiler has checked each rule by itself; it cannot see that this one belongs to this state and this event.
  const rules = RULES[state.at] as Partial<Record<string, (...of: unknown[]) => LeadFormState>>;
  return rules[event.type]?.(state, event) ?? state;
};

/** @returns the notice that the form shows in its box of errors; that of a receipt is not one */
export const problemOf = (state: LeadFormState): Notice | undefined => {
  if (state.at === 'refused') return state.notice;
  return 'wait' in state ? state.wait?.notice : undefined;
};

/** @returns the messages under the fields */
export const errorsOf = (state: LeadFormState): LeadErrors => ('errors' in state ? state.errors : {});

/** @returns the messages in the box: fields that a send found wrong and that still are */
export const summaryOf = (state: LeadFormState): LeadErrors =>
  state.at === 'refused'
    ? Object.fromEntries(Object.entries(state.errors).filter(([field]) => field in state.found))
    : {};

/** @returns whether the fields are read-only: a success would erase what is typed now */
export const isLocked = ({ at }: LeadFormState): boolean => at === 'submitting' || at === 'waiting';
