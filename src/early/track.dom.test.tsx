import { beforeEach, expect, test, vi } from 'vitest';
import { followContact } from './track.ts';

vi.mock('virtual:on-intent/track', () => ({
  default: 'data:text/javascript,export const track = (link) => globalThis.tracked.push(link.href)',
}));

const tracked: string[] = [];
Object.assign(globalThis, { tracked });

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  tracked.length = 0;
  document.body.innerHTML = `
    <a class="call" href="tel:+390200000000"><span>Chiama</span></a>
    <a class="chat" href="https://wa.me/390000000000?text=Ciao">Scrivici</a>
    <a class="page" href="/telefonia">Telefonia</a>`;
});

test('a click on a contact link, or on what is in it, is tracked', async () => {
  followContact('click', find('.call span'));
  followContact('click', find('.chat'));
  await vi.waitFor(() =>
    expect(tracked).toEqual(['tel:+390200000000', 'https://wa.me/390000000000?text=Ciao']),
  );
});

test('reaching for it fetches the module and counts nothing; other links are no business of ours', async () => {
  followContact('pointerover', find('.call'));
  followContact('focusin', find('.chat'));
  followContact('click', find('.page'));
  followContact('click', find('.chat'));
  await vi.waitFor(() => expect(tracked).toHaveLength(1));
});
