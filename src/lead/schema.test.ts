import { describe, expect, test } from 'vitest';
import { MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from './limits.ts';
import { SCHEMA_MESSAGES } from './messages.ts';
import { checkLead, type LeadField } from './schema.ts';

const GOOD = {
  name: 'Giulia Montanari',
  email: 'g.montanari@officine.example',
  phone: '+39 02 1234567',
  privacyConsent: true,
  contactConsent: true,
};

const messageFor = (field: LeadField, value: unknown): string | undefined => {
  const verdict = checkLead({ ...GOOD, [field]: value });
  return verdict.ok ? undefined : verdict.errors[field];
};

const leadWith = (fields: object) => {
  const verdict = checkLead({ ...GOOD, ...fields });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.errors));
  return verdict.lead;
};

const longEmail = (length: number): string => {
  const local = 'a'.repeat(64);
  const labels = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`;
  return `${local}@${labels}.${'e'.repeat(length - local.length - labels.length - 2)}`;
};

test.each([
  ['a prime', 'n.d\u2032angelo@officine.example', "n.d'angelo@officine.example"],
  // RFC 5321 allows the grave accent in a local part.
  ['a grave accent', 'n.d`angelo@officine.example', 'n.d`angelo@officine.example'],
])('reads an address with %s', (_sign, typed, email) => {
  expect(leadWith({ email: typed }).email).toBe(email);
});

describe('messages of Specification §5', () => {
  test.each<[LeadField, unknown, string | undefined]>([
    ['name', '', 'Nome è obbligatorio'],
    ['name', ' \u00a0\t', 'Nome è obbligatorio'],
    ['name', undefined, 'Nome è obbligatorio'],
    ['name', 42, 'Nome è obbligatorio'],
    ['name', 'a'.repeat(NAME_MAX_LENGTH), undefined],
    ['name', 'a'.repeat(NAME_MAX_LENGTH + 1), 'Nome troppo lungo (max 100 caratteri)'],
    ['name', 'Giulia 24', 'Nome contiene caratteri non validi'],
    ['name', 'Giulia\nBcc: x', 'Nome contiene caratteri non validi'],
    ['name', 'Giulia\u0000', 'Nome contiene caratteri non validi'],
    ['name', '<b>Giulia</b>', 'Nome contiene caratteri non validi'],
    ['name', 'Giulia 🙂', 'Nome contiene caratteri non validi'],
    ['name', 'Niccolò D’Amico-Bèrti', undefined],
    ['name', 'Łukasz Żółć', undefined],
    ['email', '', 'Email è obbligatoria'],
    ['email', 'g.montanari@', 'Formato email non valido'],
    ['email', 'giulia@officine', 'Formato email non valido'],
    ['email', 'a b@c.it', 'Formato email non valido'],
    ['email', 'a@b.it\r\nBcc: c@d.it', 'Formato email non valido'],
    ['email', "o'brien+tag@sub.example.co", undefined],
    ['email', longEmail(255), undefined],
    ['email', longEmail(256), 'Email troppo lunga (max 255 caratteri)'],
    ['phone', '  ', 'Telefono è obbligatorio'],
    ['phone', '0'.repeat(20), undefined],
    ['phone', '0'.repeat(21), 'Telefono troppo lungo (max 20 caratteri)'],
    ['phone', 'ufficio', 'Telefono contiene caratteri non validi'],
    ['phone', '06/1234567', undefined],
    ['phone', '(06) 123-45.67', undefined],
    ['company', 'a'.repeat(101), 'Nome azienda troppo lungo (max 100 caratteri)'],
    ['company', undefined, undefined],
    ['message', 'a'.repeat(MESSAGE_MAX_LENGTH), undefined],
    ['message', 'a'.repeat(MESSAGE_MAX_LENGTH + 1), 'Messaggio troppo lungo (max 2000 caratteri)'],
    ['message', null, undefined],
    ['privacyConsent', false, 'Consenso privacy obbligatorio'],
    ['privacyConsent', 'true', 'Consenso privacy obbligatorio'],
    ['contactConsent', undefined, 'Consenso al ricontatto obbligatorio'],
  ])('answers %s = %j with %s', (field, value, message) => {
    expect(messageFor(field, value)).toBe(message);
  });

  test.each<[LeadField, unknown, string]>([
    ['name', null, 'Nome è obbligatorio'],
    ['email', ['a@b.it'], 'Email è obbligatoria'],
    ['phone', 391234567, 'Telefono è obbligatorio'],
    ['company', 7, 'Nome azienda troppo lungo (max 100 caratteri)'],
    ['message', { toString: () => 'Buongiorno' }, 'Messaggio troppo lungo (max 2000 caratteri)'],
    ['privacyConsent', 1, 'Consenso privacy obbligatorio'],
    ['contactConsent', [true], 'Consenso al ricontatto obbligatorio'],
  ])('answers %s = %j, which is neither text nor tick, with %s', (field, value, message) => {
    expect(messageFor(field, value)).toBe(message);
  });

  test('ignores values from a prototype', () => {
    expect(checkLead(Object.create(GOOD)).ok).toBe(false);
    expect(checkLead(JSON.parse(`{"__proto__":${JSON.stringify(GOOD)}}`)).ok).toBe(false);
  });

  test('names every required field when the request is empty', () => {
    for (const nothing of [undefined, null, 'text', [], {}]) {
      expect(checkLead(nothing)).toEqual({
        ok: false,
        errors: {
          name: SCHEMA_MESSAGES.nameRequired,
          email: SCHEMA_MESSAGES.emailRequired,
          phone: SCHEMA_MESSAGES.phoneRequired,
          privacyConsent: SCHEMA_MESSAGES.privacyConsent,
          contactConsent: SCHEMA_MESSAGES.contactConsent,
        },
      });
    }
  });
});

describe('texts of several megabytes', () => {
  const { nameTooLong, emailTooLong, phoneTooLong } = SCHEMA_MESSAGES;
  // A rule whose time grows with the square of the length would take hours for each of these.
  test.each([
    ['name', `a${'\u0301\u0323'.repeat(3_000_000)}`, nameTooLong],
    ['email', '@'.repeat(6_000_000), emailTooLong],
    ['email', `a@${'à'.repeat(6_000_000)}`, emailTooLong],
    ['phone', '+'.repeat(6_000_000), phoneTooLong],
    ['message', '\r'.repeat(6_000_000), SCHEMA_MESSAGES.messageTooLong],
  ])('refuses a too long %s without running another rule', (field, typed, message) => {
    expect(messageFor(field as 'name', typed)).toBe(message);
  });

  test('does not count spaces around a name', () => {
    const spaces = ' '.repeat(1_000_000);
    expect(leadWith({ name: `${spaces}Ada${spaces}` }).name).toBe('Ada');
  });

  test('does not count the combining characters of a name', () => {
    const name = 'ᾂ'.repeat(100);
    expect(name.normalize('NFD')).toHaveLength(400);
    expect(leadWith({ name: name.normalize('NFD') }).name).toBe(name);
  });
});

describe('typing habits', () => {
  test.each([
    ['name', ' Niccolò\u00a0D’Amico ', "Niccolò D'Amico"],
    ['name', 'Niccolo\u0300', 'Niccolò'],
    ['phone', ' ０６/1234567 ', '06 1234567'],
    ['phone', '06\u20111234567', '06-1234567'],
    ['email', ' G.M@Officine.example ', 'G.M@Officine.example'],
    ['email', 'a@caffè.123', 'a@xn--caff-8oa.123'],
    ['email', 'a@10.１', 'a@10.1'],
    ['message', 'a\r\nb\rc\u0000', 'a\nb\nc'],
  ])('stores %s %j as %j', (field, typed, kept) => {
    expect(leadWith({ [field]: typed })[field as 'name']).toBe(kept);
  });

  test('counts CR LF of a form post as one character of a message', () => {
    const lines = 'riga\n'.repeat(400);
    expect(leadWith({ message: lines.replaceAll('\n', '\r\n') }).message).toBe(lines);
  });

  test('leaves out keys that no field has', () => {
    expect(leadWith({ admin: true, __proto__: { x: 1 } })).not.toHaveProperty('admin');
  });
});
