import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ERROR_NOTICES, type Notice, successNotice } from '../../lead/notices.ts';
import { Answer } from './Toast.tsx';
import { ToastPlace } from './toast-place.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** A form that says what its button is for. */
const Form = ({ name, says }: { name: string; says: Notice }) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [notice, setNotice] = useState<Notice>();
  const [close] = useState(() => () => setNotice(undefined));
  return (
    <form>
      <button type="button" id={name} onClick={() => setNotice({ ...says })} />
      <Answer
        notice={notice}
        onClose={close}
        passFocusOn={(options) => line.current?.focus(options)}
        spoken={undefined}
        isFirst={false}
      >
        <p id={`${name}-line`} tabIndex={-1} ref={line} />
      </Answer>
    </form>
  );
};

let root: Root;
const say = (name: string) => act(async () => document.getElementById(name)?.click());
const toasts = () => Array.from(document.querySelectorAll('.toast b'), ({ textContent }) => textContent);
const dialog = document.createElement('div');
const show = (isOpen: boolean) =>
  act(async () =>
    root.render(
      <>
        <Form name="first" says={ERROR_NOTICES.failure} />
        <ToastPlace value={isOpen ? dialog : null}>
          <Form name="second" says={successNotice('contact')} />
        </ToastPlace>
      </>,
    ),
  );

beforeEach(async () => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  document.body.append(dialog);
  await show(false);
});
afterEach(() => act(async () => root.unmount()));

test('one shows at a time: a form that speaks closes what another has said', async () => {
  await say('first');
  expect(toasts()).toEqual([ERROR_NOTICES.failure.title]);
  await say('second');
  expect(toasts()).toEqual([successNotice('contact').title]);
  await say('first');
  expect(toasts()).toEqual([ERROR_NOTICES.failure.title]);
});

const standAt = (rectangle: DOMRect) => {
  for (const form of document.querySelectorAll('form'))
    vi.spyOn(form, 'getBoundingClientRect').mockReturnValue(rectangle);
};

test('it stands below the dialog while that is open, and on the page afterwards', async () => {
  standAt(new DOMRect(400, 20, 500, 760));
  await show(true);
  await say('second');
  expect(dialog.querySelector('.toast')).not.toBeNull();
  await show(false);
  expect(dialog.querySelector('.toast')).toBeNull();
  expect(toasts()).toEqual([successNotice('contact').title]);
});

test.each([
  ['while that is in view', new DOMRect(20, -400, 350, 900), true],
  ['not when it has been scrolled past', new DOMRect(20, -1000, 350, 900), false],
  ['not when it is still to come', new DOMRect(20, 2000, 350, 900), false],
  ['not when it leaves room beside it', new DOMRect(620, 100, 420, 900), false],
])('it stands in its form %s', async (_, rectangle, isInForm) => {
  standAt(rectangle);
  await say('first');
  expect(toasts()).toHaveLength(1);
  expect(document.querySelector('.answer [role=alert] .toast') !== null).toBe(isInForm);
});

test('in a dialog that fills the screen it stands in the form', async () => {
  standAt(new DOMRect(22, 20, 316, 760));
  await show(true);
  await say('second');
  expect(document.querySelector('.answer [role=status] .toast')).not.toBeNull();
});

test('behind a dialog its form shows nothing: it stands over the page', async () => {
  document.getElementById('root')?.toggleAttribute('inert', true);
  await say('first');
  expect(document.querySelector('form .toast')).toBeNull();
  expect(toasts()).toHaveLength(1);
});

const cross = () => document.querySelector('.toast button') as HTMLElement;

test('closed by its button it passes the focus on to what it is about', async () => {
  await say('first');
  await act(async () => cross().focus());
  await act(async () => cross().click());
  expect(toasts()).toEqual([]);
  expect(document.activeElement?.id).toBe('first-line');
});

describe('a success goes by itself', () => {
  const ALMOST = 19_999;
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  const hear = (type: string) =>
    act(async () =>
      document.querySelector('.toast')?.dispatchEvent(new PointerEvent(type, { bubbles: true })),
    );

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return say('second');
  });
  afterEach(() => vi.useRealTimers());

  test('after 20 seconds, the next one after 20 of its own', async () => {
    await pass(ALMOST);
    await say('second');
    await pass(ALMOST);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toEqual([]);
  });

  test('never while the pointer or the focus is on it', async () => {
    await hear('pointerover');
    await act(async () => cross().focus());
    await hear('pointerout');
    await pass(ALMOST * 2);
    expect(toasts()).toHaveLength(1);
    await act(async () => cross().blur());
    await pass(ALMOST + 1);
    expect(toasts()).toEqual([]);
  });
});
