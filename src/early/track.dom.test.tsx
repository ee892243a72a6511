import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/dom/eventually.ts';
import { watchReaches } from './wake.ts';

vi.mock('virtual:on-intent/track', () => ({
  default:
    'data:text/javascript,export const track = ({ type, target }) => globalThis.tracked.push([type, target.closest("a").href])',
}));

const tracked: [string, string][] = [];
Object.assign(globalThis, { tracked });

const reach = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

beforeAll(watchReaches);
beforeEach(() => {
  tracked.length = 0;
  document.body.innerHTML = `
    <a class="call" href="tel:+390200000000"><span>Chiama</span></a>
    <a class="chat" href="https://wa.me/390000000000?text=Ciao">Scrivici</a>
    <a class="page" href="/telefonia">Telefonia</a>`;
});

test('passes on a click on a contact link or on an element inside it', async () => {
  reach('click', '.call span');
  reach('click', '.chat');
  await eventually(() =>
    expect(tracked).toEqual([
      ['click', 'tel:+390200000000'],
      ['click', 'https://wa.me/390000000000?text=Ciao'],
    ]),
  );
});

test('fetches the module on a reach and passes the reach on, but ignores other links', async () => {
  reach('click', '.page');
  reach('pointerover', '.call');
  await eventually(() => expect(tracked).toEqual([['pointerover', 'tel:+390200000000']]));
});
