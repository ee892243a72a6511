import { expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../environment.ts';

const production = {
  DATABASE_URL: 'postgres://user:secret@host.example/leads',
  CONTEXT: 'production',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'Azienda <sito@azienda.it>',
  LEADS_TO: 'vendite@azienda.it',
  CAREERS_TO: 'persone@azienda.it',
};
const problem = (name: string, value: string): string => {
  try {
    readEnvironment({ ...production, [name]: value });
    return '';
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
};

const DOTS = 'expected an address without a dot that is first, last or doubled';
const ONE = 'expected one e-mail address, such as vendite@azienda.it';
const PLAIN_NAME =
  'expected a name with a comma, colon, semicolon, @ or bracket in double quotes: "Azienda, Roma" <sito@azienda.it>';

it.each([
  ['Trama, Business <sito@trama.it>', PLAIN_NAME],
  ['Trama: preventivi <sito@trama.it>', PLAIN_NAME],
  ['Trama; Business <sito@trama.it>', PLAIN_NAME],
  ['sito@trama.it <sito@trama.it>', PLAIN_NAME],
  ['Trama "Business" <sito@trama.it>', PLAIN_NAME],
  ['"Trama, Business <sito@trama.it>', PLAIN_NAME],
  ['"Trama Business <sito@trama.it>"', 'expected no quotation marks around the whole'],
  ["'Trama Business <sito@trama.it>'", 'expected no quotation marks around the whole'],
  ['Trama Business sito@trama.it', 'expected the address in angle brackets'],
  ['Trama <sito@trama.it> Business', 'expected an e-mail address, alone or as Azienda <sito@azienda.it>'],
  ['<sito@trama.it>', 'expected an e-mail address, alone or as'],
  ['Trama <sito@trama>', 'expected a domain with a dot after the @'],
  ['Trama <sìto@trama.it>', 'expected an address without accents and invisible characters before the @'],
  ['Trama <sito@società.it>', 'one such as società.it is written xn--societ-nta.it'],
  ['Trama <sito..web@trama.it>', DOTS],
  ['Trama <a@b.it>, Altra <c@d.it>', 'expected an e-mail address, alone or as'],
  ['Trama\u200b <sito@trama.it>', 'expected a name without line ends and invisible characters'],
])('rejects MAIL_FROM=%s', (value, says) => {
  expect(problem('MAIL_FROM', value)).toContain('MAIL_FROM is not valid: expected ');
  expect(problem('MAIL_FROM', value)).toContain(says);
});

it.each([
  ['vendite@azienda', 'expected a domain with a dot after the @'],
  ['vendite.@azienda.it', DOTS],
  ['.vendite@azienda.it', DOTS],
  ['vendite@azienda..it', DOTS],
  ['vendite@azienda.it.', DOTS],
  ['venditè@azienda.it', 'expected an address without accents'],
  ['vendite@10.0.0.1', 'expected a domain such as azienda.it after the @'],
  ['vendite@-azienda.it', 'expected a domain such as azienda.it after the @'],
  ['vendite@azien_da.it', 'expected a domain such as azienda.it after the @'],
  ['ven(dite)@azienda.it', 'expected at most 64 letters, digits and signs of an address before the @'],
  [`${'v'.repeat(65)}@azienda.it`, 'expected at most 64 letters'],
  ['vendite@azienda.it, altri@azienda.it', ONE],
  ['vendite@azienda.it;altri@azienda.it', ONE],
  ['vendite@@azienda.it', ONE],
  ['Vendite <vendite@azienda.it>', ONE],
  ['vendite', ONE],
])('rejects the inbox %s', (value, says) => {
  for (const name of ['LEADS_TO', 'CAREERS_TO'])
    expect(problem(name, value)).toContain(`${name} is not valid: ${says}`);
});

it.each([
  ['MAIL_FROM', 'sito@trama.it'],
  ['MAIL_FROM', 'Trama Business S.r.l. <sito@trama.it>'],
  ['MAIL_FROM', 'Società Trama (sito) <sito@trama.it>'],
  ['MAIL_FROM', '"Trama, Business" <sito@trama.it>'],
  ['MAIL_FROM', '"Trama \\"Business\\"" <sito@trama.it>'],
  ['MAIL_FROM', "D'Amico & figli <sito+web@mail.xn--societ-nta.it>"],
  ['LEADS_TO', 'v.endite+siti@mail.azienda.co.uk'],
  ['LEADS_TO', "d'amico@azienda.it"],
])('accepts %s=%s', (name, value) => {
  expect(problem(name, value)).toBe('');
});
