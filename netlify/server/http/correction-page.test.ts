// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { CorrectionState } from '../../../src/lead/correction.ts';
import { recordOf, SHOWN_FIELDS } from '../../../src/lead/fields.ts';
import { correctionPage } from './correction-page.ts';

const state: CorrectionState = {
  title: 'Dati non validi',
  description: 'Controlla i campi evidenziati e riprova.',
  formType: 'quote',
  source: 'Homepage',
  requestId: '',
  page: '/voip?scelta=Base',
  texts: {
    ...recordOf(SHOWN_FIELDS, () => ''),
    name: 'Ada "<b>" [[value.email]] $& $1',
    email: 'ada@',
    phone: "06 '12",
    message: '\n</textarea><script>alert(1)</script>\nseconda riga',
  },
  ticked: { privacyConsent: true, contactConsent: false },
  errors: { email: 'Formato email non valido', contactConsent: 'Consenso al ricontatto obbligatorio' },
  attachmentError: undefined,
  plan: undefined,
};

const pageOf = async (changes: Partial<CorrectionState> = {}): Promise<Document> => {
  const { html } = await correctionPage({ ...state, ...changes });
  return new DOMParser().parseFromString(html, 'text/html');
};
const field = (page: Document, name: string) => {
  const found = page.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
};
const words = (page: Document, selector: string) =>
  [...page.querySelectorAll(`main ${selector}`)].map(({ textContent }) => textContent);

describe('correctionPage', () => {
  it('keeps all typed values and ticked boxes exactly', async () => {
    const page = await pageOf();
    for (const [name, value] of Object.entries(state.texts)) expect(field(page, name).value).toBe(value);
    for (const name of ['formType', 'source', 'requestId', 'page'] as const)
      expect(field(page, name).value).toBe(state[name]);
    expect(field(page, 'privacyConsent').checked).toBe(true);
    expect(field(page, 'contactConsent').checked).toBe(false);
    expect(page.querySelectorAll('form.lead-form')).toHaveLength(1);
    expect(page.querySelectorAll('form script')).toHaveLength(0);
  });

  it('shows each message at its field and above the form, and no other', async () => {
    const page = await pageOf();
    expect(words(page, '.field-message')).toEqual([
      'Formato email non valido',
      'Il consenso al ricontatto è obbligatorio',
    ]);
    expect(words(page, '.error-box li')).toEqual([
      'Formato email non valido',
      'Consenso al ricontatto obbligatorio',
    ]);
    expect(field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(field(page, 'phone').getAttribute('aria-invalid')).toBe('false');
    expect(page.querySelector('.error-box')?.hasAttribute('autofocus')).toBe(true);
    expect(words(page, '[type=submit]')).toEqual(['Richiedi Preventivo']);
    expect(words(await pageOf({ errors: {} }), '.error-box li')).toEqual([]);
  });

  it('takes a file, and says what is wrong with one, only in an application', async () => {
    expect((await pageOf()).querySelector('[type=file]')).toBeNull();
    const page = await pageOf({ formType: 'career', attachmentError: 'Il file contiene macro', errors: {} });
    expect(words(page, '.field-message')).toEqual(['Il file contiene macro']);
    expect(page.querySelector('form')?.enctype).toBe('multipart/form-data');
  });

  it('shows the chosen plan, if there is one', async () => {
    expect(words(await pageOf({ plan: 'Base <b>' }), '.chosen')).toEqual(['Hai scelto: Base <b>']);
    expect(words(await pageOf(), '.chosen')).toEqual([]);
  });

  it('leads to the telephone where the notice says so', async () => {
    const page = await pageOf({ description: 'Riprova più tardi o contattaci direttamente. Grazie.' });
    expect(words(page, '.problem')).toEqual([
      'Dati non validi Riprova più tardi o contattaci direttamente. Grazie.',
    ]);
    expect(page.querySelector('.problem a')?.getAttribute('href')).toMatch(/^tel:/);
  });

  it('shows the notice and what was typed when the form cannot be rendered', async () => {
    const { html } = await correctionPage(state, () => Promise.reject(new Error('no module')));
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(words(page, 'p b')).toEqual(['Dati non validi']);
    for (const text of Object.values(state.texts)) expect(words(page, 'pre')[0]).toContain(text);
    expect(page.querySelectorAll('main script')).toHaveLength(0);
  });
});
