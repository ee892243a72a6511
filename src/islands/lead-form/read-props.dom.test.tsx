import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeadForm, type Props } from './LeadForm.tsx';
import { readProps } from './read-props.ts';

const readBack = (props: Props): Props => {
  document.body.innerHTML = renderToString(<LeadForm {...props} />);
  return readProps(document.querySelector('form') as HTMLFormElement);
};

test.each<Required<Props>>([
  { id: 'consulenza', formType: 'quote', source: 'Cloud e Data Center', messageLabel: 'Cosa vuoi spostare?' },
  {
    id: 'candidatura-subito',
    formType: 'career',
    source: 'Lavora con noi',
    messageLabel: 'Zona & "esperienza"',
  },
])('the HTML of form $id says what it was made of', (props) => {
  expect(readBack(props)).toEqual(props);
});

test('what was left out comes back as it was drawn', () => {
  const drawn = readBack({ id: 'breve' });
  const html = document.body.innerHTML;
  expect(drawn).toEqual({ id: 'breve', formType: 'contact', source: 'Sito Web', messageLabel: 'Messaggio' });
  readBack(drawn);
  expect(document.body.innerHTML).toBe(html);
});

const drawn = (): HTMLFormElement => {
  readBack({ id: 'prova', source: 'Fibra Ottica', messageLabel: 'Note' });
  return document.querySelector('form') as HTMLFormElement;
};

test.each([
  ['translated', '<font>Notes</font> <small>(optional)</small>', 'Notes'],
  ['with an extension’s node in front', '<!--x--><i></i>Note <small>(facoltativo)</small>', 'Note'],
])('a label %s is read as it stands', (_, label, words) => {
  const form = drawn();
  (form.querySelector('[for=prova-message]') as HTMLElement).innerHTML = label;
  expect(readProps(form).messageLabel).toBe(words);
});

test('a field that is called id, and hidden fields that are gone, do no harm', () => {
  const form = drawn();
  for (const hidden of form.querySelectorAll('[type=hidden]')) hidden.remove();
  form.insertAdjacentHTML('beforeend', '<input name="id" value="x">');
  expect(readProps(form)).toMatchObject({ id: 'prova', formType: 'contact', source: 'Sito Web' });
});
