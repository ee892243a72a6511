import { fileURLToPath } from 'node:url';
import { parseAllHeaders } from '@netlify/headers-parser';
import { expect, it } from 'vitest';
import { htmlAnswer, jsonAnswer, seeOther } from './answers.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

it('is the list that netlify.toml gives every file', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: fileURLToPath(new URL('../../../netlify.toml', import.meta.url)),
    configHeaders: undefined,
    minimal: true,
  });
  expect(errors).toEqual([]);
  const everywhere = headers
    .filter((rule) => rule.for === '/*')
    .flatMap(({ values }) => Object.entries(values));
  const inLowerCase = everywhere.map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(inLowerCase)).toEqual(SECURITY_HEADERS);
});

it.each([
  ['JSON', jsonAnswer(200, { ok: true })],
  ['a redirect', seeOther('/richiesta-inviata')],
  ['HTML', htmlAnswer(422, '<p>', "default-src 'none'")],
])('is on %s of a function', (_, { headers }) => {
  expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
});
