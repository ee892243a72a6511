import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ERROR_NOTICES, type Notice, successNotice } from '../../lead/notices.ts';
import { Toasts } from './Toast.tsx';
import { ToastPlace } from './toast-place.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** A form whose button shows the given notice. */
const Form = ({ name, says }: { name: string; says: Notice }) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [notice, setNotice] = useState<Notice>();
  const [close] = useState(() => () => setNotice(undefined));
  return (
    <form>
      <button type="button" id={name} onClick={() => setNotice({ ...says })} />
      <p id={`${name}-line`} tabIndex={-1} ref={line} />
      <Toasts notice={notice} onClose={close} passFocusOn={(options) => line.current?.focus(options)} />
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

test('shows one toast at a time: the toast of a form closes that of another', async () => {
  await say('first');
  expect(toasts()).toEqual([ERROR_NOTICES.failure.title]);
  await say('second');
  expect(toasts()).toEqual([successNotice('contact').title]);
  await say('first');
  expect(toasts()).toEqual([ERROR_NOTICES.failure.title]);
});

test('shows the toast below an open dialog, and on the page once the dialog is closed', async () => {
  await show(true);
  await say('second');
  expect(dialog.querySelector('.toast')).not.toBeNull();
  await show(false);
  expect(dialog.querySelector('.toast')).toBeNull();
  expect(toasts()).toEqual([successNotice('contact').title]);
});

test('shows the toast outside its form, so that an inert one is announced too', async () => {
  document.getElementById('root')?.toggleAttribute('inert', true);
  await say('first');
  expect(document.querySelector('form .toast')).toBeNull();
  expect(document.querySelector('[role=alert] .toast')).not.toBeNull();
});

const cross = () => document.querySelector('.toast button') as HTMLElement;

test('moves the focus to what the toast is about when its button closes it', async () => {
  await say('first');
  await act(async () => cross().focus());
  await act(async () => cross().click());
  expect(toasts()).toEqual([]);
  expect(document.activeElement?.id).toBe('first-line');
});

describe('a success', () => {
  const ALMOST = 19_999;
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  const fire = (type: string) =>
    act(async () =>
      document.querySelector('.toast')?.dispatchEvent(new PointerEvent(type, { bubbles: true })),
    );

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return say('second');
  });
  afterEach(() => vi.useRealTimers());

  test('disappears after 20 seconds, counted again for the next one', async () => {
    await pass(ALMOST);
    await say('second');
    await pass(ALMOST);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toEqual([]);
  });

  test('stays while the pointer or the focus is on it', async () => {
    await fire('pointerover');
    await act(async () => cross().focus());
    await fire('pointerout');
    await pass(ALMOST * 2);
    expect(toasts()).toHaveLength(1);
    await act(async () => cross().blur());
    await pass(ALMOST + 1);
    expect(toasts()).toEqual([]);
  });
});
