import { afterEach, expect, test } from 'vitest';
import { field, open, serve } from './lead-form.fixture.tsx';

const FIELDS = ['name', 'email', 'phone', 'message', 'privacyConsent', 'contactConsent'];
const states = () => new Set(FIELDS.map((name) => field(name).getAttribute('aria-invalid')));

afterEach(() => sessionStorage.clear());

test('announces no field as invalid before the first try, not even an empty required box', async () => {
  serve('career');
  expect(states()).toEqual(new Set(['false']));
  expect(field('privacyConsent').required).toBe(true);
  await open('career');
  expect(states()).toEqual(new Set(['false']));
});

test.each(['contact', 'quote', 'career'] as const)(
  'lets no browser cut what is pasted into a form of type %s',
  (formType) => {
    serve(formType);
    expect(document.querySelector('[maxlength]')).toBeNull();
  },
);
