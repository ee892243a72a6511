import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LeadForm } from './LeadForm.tsx';
import './lead-form.fixture.tsx';
import { choose } from './page-choice.ts';

let root: Root;

/** A page whose links choose, with one form of this type in a card without lines for the choices. */
const show = async (formType: 'contact' | 'career', page = ''): Promise<void> => {
  document.body.innerHTML = `
    <a id="base" href="?scelta=Base#scelta-base">Base</a>
    <a id="dialog" href="/altrove?scelta=SOC#scelta-soc" data-wakes="lead-dialog">SOC</a>
    ${page}<div class="form-card" id="card"></div>`;
  root = createRoot(document.getElementById('card') as HTMLElement);
  await act(async () => root.render(<LeadForm id="prova" formType={formType} dialog={{}} />));
};
const shown = () => document.querySelector('.chosen')?.textContent;

beforeEach(() => history.replaceState(null, '', '/pagina'));
afterEach(async () => {
  await act(async () => root.unmount());
});

test('shows the choice of a link, and keeps the page', async () => {
  await show('contact');
  expect(shown()).toBeUndefined();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void document.getElementById('base')?.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect(shown()).toBe('Hai scelto: Base');
  expect(location.search).toBe('?scelta=Base');
});

test('shows what a dialog was about, and keeps the rest of the address', async () => {
  history.replaceState(null, '', '/pagina?utm_source=x#main');
  await show('contact');
  await act(async () => choose('SOC'));
  expect(shown()).toBe('Hai scelto: SOC');
  expect(location.search + location.hash).toBe('?utm_source=x&scelta=SOC#main');
});

test('shows no name that the page does not offer', async () => {
  history.replaceState(null, '', '/pagina?scelta=Chiama+lo+899');
  await show('contact');
  expect(shown()).toBeUndefined();
});

test.each([
  ['career', 'Hai scelto: Base'],
  ['contact', undefined],
] as const)('shows a position in a form of type %s: %s', async (formType, words) => {
  history.replaceState(null, '', '/pagina?scelta=Base');
  const application = `<div class="form-card"><p class="choice" hidden>Hai scelto: <b>Base</b></p>
    <form><input name="formType" value="career"></form></div>`;
  await show(formType, application);
  expect(shown()).toBe(words);
});
