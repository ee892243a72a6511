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

test('counts a dialog with only hidden values as untouched', () => {
  expect(isUntouched(dialog())).toBe(true);
});

test.each(['email', 'message'])('counts a dialog with a text in %s as touched', (name) => {
  input(name).value = 'x';
  expect(isUntouched(dialog())).toBe(false);
});

test('counts a dialog with a ticked box as touched', () => {
  input('privacyConsent').checked = true;
  expect(isUntouched(dialog())).toBe(false);
});
