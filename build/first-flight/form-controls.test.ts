import { expect, test } from 'vitest';
import { leanControls } from './form-controls.ts';

test.each([
  [
    'names are written as in HTML, values stay',
    '<form encType="a/B"><input autoComplete="family-Name" maxLength="9" pattern="A maxLength=>"/>',
    '<form enctype="a/B"><input autocomplete="family-Name" maxlength="9" pattern="A maxLength=>"/>',
  ],
  ['an empty value goes', '<input required="" hidden="" name="a"/>', '<input required hidden name="a"/>'],
  ['not where another begins', '<input title="a =" value="b"/>', '<input title="a =" value="b"/>'],
  ['a drawing minds', '<svg viewBox="0 0 1 1"></svg>', '<svg viewBox="0 0 1 1"></svg>'],
  ['words stay', '<label for="a">Nome e Cognome</label>', '<label for="a">Nome e Cognome</label>'],
])('%s', (_, html, expected) => {
  expect(leanControls(html)).toBe(expected);
});
