import { expect, test } from 'vitest';
import { watchTyping } from './draft.ts';

/** Two forms of one page, each with the fields that a visitor types into. */
const TWO_FORMS = ['uno', 'due']
  .map(
    (id) => `
    <form id="${id}-form">
      <p class="field"><input id="${id}-name" name="name"></p>
      <p class="field"><input id="${id}-email" name="email" type="email"></p>
      <p class="field"><textarea id="${id}-message" name="message"></textarea></p><input name="website">
      <input hidden name="requestId"><input id="${id}-ok" name="ok" type="checkbox"><input name="foreign">
    </form>`,
  )
  .join('');
const at = (id: string) => document.getElementById(id) as HTMLInputElement;
const write = (id: string, text: string) => {
  at(id).value = text;
  at(id).dispatchEvent(new Event('input', { bubbles: true }));
};

test('copies what is typed into the other form, letter by letter, unless something else is typed there', () => {
  document.body.innerHTML = TWO_FORMS;
  watchTyping();
  write('due-email', 'altro@officine.example');
  at('uno-email').value = '';
  for (const text of ['A', 'An', 'Anna']) write('uno-name', text);
  write('uno-email', 'anna@officine.example');
  expect([at('due-name').value, at('due-email').value]).toEqual(['Anna', 'altro@officine.example']);
  write('uno-name', '');
  expect(at('due-name').value).toBe('');
  sessionStorage.clear();
});

test('goes on after a reload, when both forms hold the draft', () => {
  document.body.innerHTML = TWO_FORMS;
  for (const id of ['uno-name', 'due-name']) at(id).value = 'Anna';
  sessionStorage.setItem(location.pathname, '{"name":"Anna"}');
  watchTyping();
  write('uno-name', 'Anna Neri');
  expect(at('due-name').value).toBe('Anna Neri');
  sessionStorage.clear();
});
