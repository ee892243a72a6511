import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LeadFormElement, takeOver } from '../islands/lead-form/handover.ts';
import { at, TWO_FORMS, write } from '../islands/lead-form/two-forms.fixture.ts';
import { checkGates, watchForms } from './gate.ts';

const FORM = `
  <form class="lead-form">
    <input name="name" required data-need="nome">
    <input name="privacyConsent" type="checkbox" required data-need="la prima casella">
    <input name="website">
    <input hidden name="requestId">
    <output name="missing"></output>
    <button type="submit" name="send">Invia</button>
  </form>`;

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const line = () => document.querySelector('output')?.textContent;
const say = (type: string) => {
  window.dispatchEvent(new Event(type));
  vi.runAllTimers();
};

beforeAll(watchForms);
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = FORM;
  checkGates();
});

test('disables the button at once, and names what is missing', () => {
  expect(button().disabled).toBe(true);
  expect(line()).toBe('Mancano: nome, la prima casella.');
});

test('enables the button when everything is filled in, whichever event reports it', () => {
  for (const type of ['input', 'change', 'pageshow']) {
    field('name').value = '';
    say('input');
    expect(button().disabled).toBe(true);
    field('name').value = 'Anna';
    field('privacyConsent').checked = true;
    say(type);
    expect([type, button().disabled, line()]).toEqual([type, false, '']);
  }
});

test('keeps the button disabled for a blank name or a filled honeypot', () => {
  field('privacyConsent').checked = true;
  field('name').value = '   ';
  say('input');
  expect(button().disabled).toBe(true);
  field('name').value = 'Anna';
  field('website').value = 'http://spam.example';
  say('input');
  expect(button().disabled).toBe(true);
});

test('leaves a form alone that React has taken over', () => {
  takeOver(document.querySelector('form') as LeadFormElement);
  expect([button().disabled, line()]).toEqual([false, '']);
  say('input');
  expect([button().disabled, line()]).toEqual([false, '']);
});

test('writes the id of the lead into the form once', () => {
  watchForms();
  const id = field('requestId').value;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  say('input');
  expect(field('requestId').value).toBe(id);
});

test('enables the button although an extension has added controls', () => {
  document
    .querySelector('form')
    ?.insertAdjacentHTML('beforeend', '<input type="hidden"><button>Genera</button>');
  field('name').value = 'Anna';
  field('privacyConsent').checked = true;
  say('input');
  expect(button().disabled).toBe(false);
});

test('restores at once what was typed before a reload, and counts it as filled in', () => {
  const form = document.querySelector('form') as HTMLFormElement;
  form.id = 'contatto-form';
  const draft = { name: 'Anna Neri', 'contatto-form': 'id-of-before' };
  field('name').outerHTML = `<p class="field">${field('name').outerHTML}</p>`;
  sessionStorage.setItem(location.pathname, JSON.stringify(draft));
  field('requestId').value = '';
  watchForms();
  expect([field('name').value, field('requestId').value]).toEqual(['Anna Neri', 'id-of-before']);
  expect(line()).toBe('Mancano: la prima casella.');
  sessionStorage.clear();
});

test.each([
  ['a reload', 1, [false, '']],
  ['a way back', 2, [true, 'Anna']],
])('keeps of what the browser has restored only what may stay, after %s', (_, type, kept) => {
  field('privacyConsent').checked = true;
  field('name').value = 'Anna';
  vi.stubGlobal('performance', { navigation: { type } });
  watchForms();
  vi.unstubAllGlobals();
  expect([field('privacyConsent').checked, field('name').value]).toEqual(kept);
});

test('keeps every word before the form’s own code has arrived, but no consent and nothing hidden', () => {
  document.body.innerHTML = TWO_FORMS;
  checkGates();
  for (const name of ['website', 'foreign']) field(name).value = name;
  at('uno-ok').checked = true;
  write('uno-name', 'Anna Neri');
  write('uno-message', 'Due sedi.');
  const kept = JSON.parse(sessionStorage[location.pathname]);
  expect(kept).toEqual({
    name: 'Anna Neri',
    email: '',
    message: 'Due sedi.',
    'uno-form': field('requestId').value,
  });
  sessionStorage.clear();
});
