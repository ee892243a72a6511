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

test('a label that was translated meanwhile is read as it stands', () => {
  readBack({ id: 'prova', messageLabel: 'Note' });
  const label = document.querySelector('[for=prova-message]') as HTMLElement;
  label.innerHTML = '<font>Notes</font> <small>(optional)</small>';
  expect(readProps(document.forms[0] as HTMLFormElement).messageLabel).toBe('Notes');
});
