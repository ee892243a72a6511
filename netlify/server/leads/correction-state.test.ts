import { describe, expect, it } from 'vitest';
import { SCHEMA_MESSAGES } from '../../../src/lead/messages.ts';
import { ERROR_NOTICES } from '../../../src/lead/notices.ts';
import type { PostedFile } from '../http/request-body.ts';
import { correctionState } from './correction-state.ts';
import { readLeadRequest } from './lead-request.ts';

const posted = (fields: Record<string, string>, file?: PostedFile) =>
  readLeadRequest({ kind: 'form', fields: new Map(Object.entries(fields)), file }, null);
const ID = '0190b5e2-8f1a-4c3d-9e4f-1a2b3c4d5e6f';

describe('correctionState', () => {
  it('says what is wrong with each field, in the words of the schema', () => {
    const errors = {
      name: SCHEMA_MESSAGES.nameRequired,
      privacyConsent: SCHEMA_MESSAGES.privacyConsent,
      contactConsent: SCHEMA_MESSAGES.contactConsent,
    };
    expect(correctionState('invalid', posted({}), errors).errors).toEqual(errors);
  });

  it.each([
    [{ name: 'x', privacyConsent: 'x' }, ERROR_NOTICES.invalid],
    [{ privacyConsent: 'x', contactConsent: 'x' }, ERROR_NOTICES.privacyConsent],
    [{ contactConsent: 'x' }, ERROR_NOTICES.contactConsent],
  ])('shows the notice of §8 for %j', (errors, { title, description }) => {
    expect(correctionState('invalid', posted({}), errors)).toMatchObject({ title, description });
  });

  it('adds errors without a visible field to the notice, and resets wrong hidden fields', () => {
    const state = correctionState('invalid', posted({ formType: 'x', source: '' }), {
      formType: 'Tipo di modulo non valido',
      source: 'Provenienza del modulo non valida',
    });
    expect(state.description).toBe(
      `${ERROR_NOTICES.invalid.description} Tipo di modulo non valido. Provenienza del modulo non valida.`,
    );
    expect(state).toMatchObject({ formType: 'contact', source: 'Sito Web' });
    expect(state.errors).toEqual({});
  });

  it('keeps the id for a retry, and drops an id that another request has used', () => {
    const request = posted({ requestId: ID, formType: 'career', name: 'Ada' });
    expect(correctionState('unavailable', request, {}).requestId).toBe(ID);
    expect(correctionState('conflict', request, {})).toMatchObject({ requestId: '', texts: { name: 'Ada' } });
  });

  it('says what is wrong with a file, or asks the visitor to choose it again', () => {
    const request = posted({ formType: 'career' }, { filename: 'cv.pdf', bytes: Buffer.from('x') });
    const refused = correctionState('invalid', request, { attachment: 'Il file contiene macro' });
    expect(refused).toMatchObject({ attachmentError: 'Il file contiene macro', formType: 'career' });
    expect(refused.description).toBe(`${ERROR_NOTICES.invalid.description} Il file contiene macro.`);
    const other = correctionState('invalid', request, { name: SCHEMA_MESSAGES.nameRequired });
    expect(other.description).toBe(`${ERROR_NOTICES.invalid.description} Il curriculum va scelto di nuovo.`);
    expect(correctionState('invalid', posted({}), { name: 'x' }).description).not.toContain('curriculum');
  });

  it('keeps the path and query of the page with the form', () => {
    const address = new URL(
      'https://www.trama.example/servizi/voip?scelta=Base&email=a@b.example#scelta-base',
    );
    expect(correctionState('invalid', posted({}), {}, address).page).toBe('/servizi/voip?scelta=Base');
    expect(correctionState('invalid', posted({}), {}).page).toBe('');
  });

  it('shows the chosen plan', () => {
    const fields = { kind: 'form', fields: new Map(), file: undefined } as const;
    const address = new URL('https://www.trama.example/servizi/voip?scelta=Base');
    expect(correctionState('invalid', readLeadRequest(fields, null, address), {}).plan).toBe('Base');
    expect(correctionState('invalid', posted({}), {}).plan).toBeUndefined();
  });

  it('shortens very long values', () => {
    expect(
      correctionState('invalid', posted({ message: 'a'.repeat(200_000) }), {}).texts.message,
    ).toHaveLength(20_000);
  });
});
