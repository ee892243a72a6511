// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { recordOf, SHOWN_FIELDS } from '../../../src/lead/fields.ts';
import { type CorrectionState, fillCorrectionPage } from './correction-page.ts';
import { PLAIN_TEMPLATE } from './correction-template.ts';

const state: CorrectionState = {
  title: 'Dati non validi',
  description: 'Controlla i campi evidenziati e riprova.',
  values: {
    ...recordOf(SHOWN_FIELDS, () => ''),
    name: 'Ada "<b>" [[value.email]] $& $1',
    email: 'ada@',
    phone: "06 '12",
    message: '\n</textarea><script>alert(1)</script>\nseconda riga',
    formType: 'quote',
    source: 'Homepage',
    requestId: '',
    page: '',
  },
  checked: { privacyConsent: true, contactConsent: false },
  errors: { email: 'Formato email non valido', contactConsent: 'Il consenso al ricontatto è obbligatorio' },
  summary: { email: 'Formato email non valido', contactConsent: 'Consenso al ricontatto obbligatorio' },
  attachmentError: undefined,
  plan: undefined,
  isCareer: false,
  submitLabel: 'Richiedi Preventivo',
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const field = (page: Document, name: string) => {
  const found = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
};

describe('fillCorrectionPage', () => {
  const page = parse(fillCorrectionPage(PLAIN_TEMPLATE, state));

  it('keeps all typed values and checked boxes exactly', () => {
    for (const [name, value] of Object.entries(state.values)) expect(field(page, name).value).toBe(value);
    expect(field(page, 'privacyConsent').checked).toBe(true);
    expect(field(page, 'contactConsent').checked).toBe(false);
    expect(page.querySelector('[data-checked]')).toBeNull();
    expect(page.querySelectorAll('script, b')).toHaveLength(0);
  });

  it('shows each message at its field, and hides empty messages', () => {
    expect(
      [...page.querySelectorAll('span[data-message="true"]')].map(({ textContent }) => textContent),
    ).toEqual(['Formato email non valido', 'Il consenso al ricontatto è obbligatorio']);
    expect(field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(field(page, 'phone').getAttribute('aria-invalid')).toBe('false');
    expect(page.title).toBe('Dati non validi');
    expect(page.querySelector('button')?.textContent).toBe('Richiedi Preventivo');
  });

  it('shows the file input and its error only for an application', () => {
    const shown = (html: string) =>
      parse(html)
        .querySelector('[name="attachment"]')
        ?.closest('[data-message]')
        ?.getAttribute('data-message');
    expect(shown(fillCorrectionPage(PLAIN_TEMPLATE, state))).toBe('false');
    const career = { ...state, isCareer: true, attachmentError: 'Il file contiene macro' };
    const html = fillCorrectionPage(PLAIN_TEMPLATE, career);
    expect(shown(html)).toBe('true');
    expect(parse(html).querySelector('[data-message="true"] [data-message="true"]')?.textContent).toBe(
      'Il file contiene macro',
    );
    expect(parse(html).querySelector('form')?.enctype).toBe('multipart/form-data');
  });

  it('shows the chosen plan, if there is one', () => {
    const chosen = (html: string) => parse(html).querySelector('h1 ~ p[data-message="true"]')?.textContent;
    expect(chosen(fillCorrectionPage(PLAIN_TEMPLATE, { ...state, plan: 'Base <b>' }))).toContain('Base <b>');
    expect(chosen(fillCorrectionPage(PLAIN_TEMPLATE, state))).toBeUndefined();
  });

  it('leads to the telephone where the notice says so', () => {
    const note =
      '<p>[[description.before]]<a data-message="[[has.call]]">[[description.call]]</a>[[description.after]]</p>';
    const failure = { ...state, description: 'Riprova più tardi o contattaci direttamente. Grazie.' };
    expect(fillCorrectionPage(note, failure)).toBe(
      '<p>Riprova più tardi o <a data-message="true">contattaci direttamente</a>. Grazie.</p>',
    );
    expect(fillCorrectionPage(note, state)).toBe(
      '<p>Controlla i campi evidenziati e riprova.<a data-message="false"></a></p>',
    );
  });

  it('shows the summary only when a field is wrong', () => {
    const summary = '<ul data-message="[[has.summary]]"></ul>';
    expect(fillCorrectionPage(summary, state)).toBe('<ul data-message="true"></ul>');
    expect(fillCorrectionPage(summary, { ...state, errors: {} })).toBe('<ul data-message="false"></ul>');
  });

  it('checks a checkbox wherever the token is among its attributes', () => {
    const box = (name: string) => `<input data-checked="[[checked.${name}]]" type="checkbox">`;
    expect(fillCorrectionPage(box('privacyConsent'), state)).toBe('<input checked type="checkbox">');
    expect(fillCorrectionPage(box('contactConsent'), state)).toBe('<input type="checkbox">');
  });

  it('throws when the template has a token without a value', () => {
    expect(() => fillCorrectionPage('<p>[[error.fax]]</p>', state)).toThrow('no value for [[error.fax]]');
  });
});
