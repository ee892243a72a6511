import { beforeEach, expect, test } from 'vitest';
import { isUntouched } from './LeadDialog.tsx';

const dialog = () => document.body;
const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `
    <input hidden name="requestId" value="1"><input type="hidden" name="source" value="Fibra">
    <input name="website" tabindex="-1"><input name="email"><textarea name="message"></textarea>
    <input type="checkbox" name="privacyConsent">`;
});

test('hidden values are nobody’s typing', () => {
  expect(isUntouched(dialog())).toBe(true);
});

test.each(['email', 'message'])('a text in %s is', (name) => {
  input(name).value = 'x';
  expect(isUntouched(dialog())).toBe(false);
});

test('a ticked box is', () => {
  input('privacyConsent').checked = true;
  expect(isUntouched(dialog())).toBe(false);
});
