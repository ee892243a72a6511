import { setTimeout as delay } from 'node:timers/promises';
import type { Key, OpenPage } from '../engines/open-page.ts';

/** WebDriver's codes for keys. */
const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' };
/** The property under which WebDriver puts an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The driver's error for an element whose middle is out of view. */
const NOT_IN_VIEW = 'element not interactable';
const IN_VIEW_LIMIT_MS = 30_000;
const TRY_EVERY_MS = 50;

type Element = Readonly<Record<typeof ELEMENT, string>>;
/** Sends a command to the session: method, path below the session's, body. */
type Command = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/**
 * Starts a session of W3C WebDriver.
 *
 * @param driver its address, without a slash at its end
 * @param capabilities of the wanted browser
 * @returns a function that sends commands to the session; it throws an error that the driver answers with
 */
export const newSession = async (driver: string, capabilities: object): Promise<Command> => {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${value.error} ${value.message}`, { cause: value.error });
    }
    return value;
  };
  const { sessionId } = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
};

/** @returns the interface that all engines share for a page, on top of a session's commands */
export const pageOver = (command: Command): Omit<OpenPage, 'close' | 'resize'> => {
  const find = (value: string) => command<Element>('POST', '/element', { using: 'css selector', value });

  const evaluate: OpenPage['evaluate'] = (run, ...args) =>
    command('POST', '/execute/sync', { script: `return (${run}).apply(null, arguments)`, args });

  const mouse = (...actions: object[]) =>
    command<null>('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });

  const scrollAndHover = async (selector: string): Promise<void> => {
    const origin = await find(selector);
    await command('POST', '/execute/sync', {
      script: 'arguments[0].scrollIntoView({ block: "nearest", behavior: "instant" })',
      args: [origin],
    });
    await mouse({ type: 'pointerMove', origin, x: 0, y: 0 });
  };

  // Retries: sections get their real heights while scrolling, which can move an element out of view again.
  const hover = async (selector: string): Promise<void> => {
    const deadline = Date.now() + IN_VIEW_LIMIT_MS;
    while (true) {
      try {
        return await scrollAndHover(selector);
      } catch (error) {
        if (!(error instanceof Error) || error.cause !== NOT_IN_VIEW || Date.now() > deadline) throw error;
        await delay(TRY_EVERY_MS);
      }
    }
  };

  const strike = async (values: readonly string[]): Promise<void> => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };

  return {
    goto: (url) => command('POST', '/url', { url }),
    reload: () => command('POST', '/refresh', {}),
    goBack: () => command('POST', '/back', {}),
    url: () => command('GET', '/url'),
    evaluate,
    hover,
    click: async (selector) => {
      await hover(selector);
      await mouse({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    },
    press: (...keys) => strike(keys.map((key) => KEYS[key])),
    write: (text) => strike([...text].map((letter) => (letter === '\n' ? KEYS.Enter : letter))),
    wheel: async (deltaY) => {
      const { x, y } = await evaluate(() => ({ x: innerWidth >> 1, y: innerHeight >> 1 }));
      const actions = [{ type: 'scroll', origin: 'viewport', x, y, deltaX: 0, deltaY }];
      await command('POST', '/actions', { actions: [{ type: 'wheel', id: 'wheel', actions }] });
    },
    choose: async (selector, path) => {
      const { [ELEMENT]: id } = await find(selector);
      await command('POST', `/element/${id}/value`, { text: path });
    },
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
  };
};
