import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_NOTICES, errorNotice, successNotice } from '../../lead/notices.ts';
import {
  errorsOf,
  IDLE,
  isLocked,
  type LeadFormEvent,
  type LeadFormState,
  nextState,
  problemOf,
  RULES,
  summaryOf,
} from './form-state.ts';

const origin = { formType: 'contact', source: 'Fibra Ottica', plan: undefined } as const;
const WAITS = errorNotice('Sei senza connessione', 'Parte da sola.');
const WAIT = { writtenAt: 1, notice: WAITS, isKept: true };
const refusal = { notice: ERROR_NOTICES.invalid, errors: { email: 'Formato email non valido' } };

/** A state of each kind, and an event of each kind: the compiler asks for those that are missing. */
const STATES: { readonly [At in LeadFormState['at']]: LeadFormState } = {
  idle: IDLE,
  submitting: { at: 'submitting', origin, wait: undefined },
  waiting: { at: 'waiting', origin, wait: WAIT },
  accepted: { at: 'accepted', notice: successNotice('contact') },
  refused: { at: 'refused', ...refusal, found: refusal.errors },
};
const EVENTS: { readonly [Type in LeadFormEvent['type']]: LeadFormEvent } = {
  edit: { type: 'edit', field: 'email', message: undefined },
  leave: {
    type: 'leave',
    field: 'phone',
    message: 'Telefono è obbligatorio',
    spoken: 'Telefono è obbligatorio',
  },
  send: { type: 'send', origin },
  accept: { type: 'accept', notice: successNotice('contact') },
  refuse: { type: 'refuse', ...refusal },
  wait: { type: 'wait', wait: WAIT },
  cancel: { type: 'cancel' },
  end: { type: 'end' },
  clear: { type: 'clear' },
};

/** The arrows of the drawing in form-state.ts. */
const DRAWN = Array.from(
  readFileSync(new URL('form-state.ts', import.meta.url), 'utf8').matchAll(
    /^ \* {5}(\w+) +-- (\w+) -+> (\w+)$/gm,
  ),
  ([, from = '', event = '', to = '']) => ({ from, event, to }),
);

test('the drawing shows every rule, and leads where the rules lead', () => {
  const ruled = Object.entries(RULES).flatMap(([from, rules]) =>
    Object.keys(rules).map((event) => `${from} ${event}`),
  );
  expect(DRAWN.map(({ from, event }) => `${from} ${event}`).sort()).toEqual(ruled.sort());
  for (const { from, event, to } of DRAWN) {
    const state = STATES[from as keyof typeof STATES];
    expect([from, event, nextState(state, EVENTS[event as keyof typeof EVENTS]).at]).toEqual([
      from,
      event,
      to,
    ]);
  }
});

test('every other event leaves a state as it is', () => {
  const drawn = new Set(DRAWN.map(({ from, event }) => `${from} ${event}`));
  const others = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS)
      .filter(({ type }) => !drawn.has(`${state.at} ${type}`))
      .map((event) => ({ state, event })),
  );
  expect(others.length).toBeGreaterThan(drawn.size);
  for (const { state, event } of others) expect(nextState(state, event)).toBe(state);
});

const after = (...events: LeadFormEvent[]): LeadFormState => events.reduce<LeadFormState>(nextState, IDLE);
const { edit, leave, send, wait, cancel, refuse, clear } = EVENTS;

test('shows the notice of waiting while it waits and at each retry, until the visitor cancels', () => {
  expect(problemOf(after(send))).toBeUndefined();
  for (const state of [after(send, wait), after(send, wait, send), after(send, wait, send, wait)])
    expect([problemOf(state), isLocked(state)]).toEqual([WAITS, true]);
  const cancelled = after(send, wait, send, cancel);
  expect([cancelled.at, problemOf(cancelled)]).toEqual(['submitting', undefined]);
});

test('a waiting lead keeps what it says of its form', () => {
  expect(after(send, wait)).toEqual({ at: 'waiting', origin, wait: WAIT });
});

test('shows a message under each wrong field, and in the box only those that a send found', () => {
  const left = after(refuse, leave);
  expect(errorsOf(left)).toEqual({ ...refusal.errors, phone: 'Telefono è obbligatorio' });
  expect(summaryOf(left)).toEqual(refusal.errors);
  const corrected = after(refuse, leave, edit);
  expect(summaryOf(corrected)).toEqual({ email: undefined });
  expect(errorsOf(corrected)).toMatchObject({ email: undefined, phone: 'Telefono è obbligatorio' });
});

test('speaks the message of a field that was left, until it is right or a send begins', () => {
  const spoken = (state: LeadFormState) => ('spoken' in state ? state.spoken : undefined);
  expect(spoken(after(leave))).toBe('Telefono è obbligatorio');
  expect(spoken(after(leave, { type: 'edit', field: 'phone', message: 'Telefono troppo lungo' }))).toBe(
    'Telefono è obbligatorio',
  );
  expect(spoken(after(leave, edit))).toBeUndefined();
  expect(spoken(after(leave, refuse))).toBeUndefined();
});

test('a send and a new beginning take every message away', () => {
  for (const state of [after(leave, send), after(refuse, send), after(refuse, clear), after(leave, clear)])
    expect([errorsOf(state), summaryOf(state), problemOf(state)]).toEqual([{}, {}, undefined]);
});
