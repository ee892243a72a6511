import { expect, test } from 'vitest';
import { block, problemText, readProject } from '../testing/problem-text.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const SERVICE = 'services/fibra-ottica.yaml';

const lineWith = (token: string, service: readonly [from: string, to: string] = ['order: 1', 'order: 1']) => {
  const text = edit(SERVICE, 'Da {from:fibra-ottica}/mese', JSON.stringify(`di ${token}`))[SERVICE] ?? '';
  const root = temporaryProject({ [SERVICE]: text.replace(...service) });
  return readProject(root).services.get('fibra-ottica')?.line;
};

test.each([
  ['{price:fibra-ottica/one}', '€23,99'],
  ['{plan:fibra-ottica/one}', 'Ufficio Uno'],
  ['{fact:fibra-ottica/activation}', '5-\u206010\u00a0giorni lavorativi'],
  ['{brand:agency}', 'Filo Diretto'],
  ['{brand:phone}', '+39\u00a002\u00a00000\u00a00000'],
  ['{brand:address}', 'Via dell’Esempio 1, 00100 Roma'],
  ['{brand:hours}', 'Lun-\u2060Ven 9:00-\u206018:00'],
  ['{brand:shareCapital}', '10.000'],
  ['{claim:partnerSince}', '2013'],
  ['{claim:coverage5g}', '97,6'],
  ['{claim:support}', '24/7'],
  ['{claim:clients} e {claim:latency}', '500 e 10'],
])('replaces %s by %s', (token, text) => {
  expect(lineWith(token)).toBe(`di ${text}`);
});

test('accepts a price in words as the whole text and rejects it in a sentence', () => {
  const quoting = (text: string) => edit(SERVICE, 'Da {from:fibra-ottica}/mese', JSON.stringify(text));
  const root = temporaryProject(quoting('{price:fibra-ottica/max}'));
  expect(readProject(root).services.get('fibra-ottica')?.line).toBe('Su richiesta');
  expect(problemText(quoting('da {price:fibra-ottica/max} al mese'))).toBe(
    block(
      `${SERVICE}:6`,
      'line',
      'a sentence without this price, which is "Su richiesta"',
      '{price:fibra-ottica/max}',
    ),
  );
});

test('replaces {from:…} by the lowest price of the list', () => {
  expect(lineWith('{from:fibra-ottica}')).toBe('di €23,99');
});

test('replaces {from:…} by the price of the service when it has its own', () => {
  expect(lineWith('{from:fibra-ottica}', ['order: 1', 'order: 1\nfromPrice: 6.00'])).toBe('di €6,00');
});

test('leaves out the cents of {from:…} in digital innovation', () => {
  const area = ['connettivita\n', 'innovazione\nfromPrice: 20\n'] as const;
  expect(lineWith('{from:fibra-ottica}', area)).toBe('di €20');
});

test('applies length limits to the text that visitors read, not to its tokens', () => {
  const line = lineWith('{fact:fibra-ottica/activation} {fact:fibra-ottica/activation}');
  expect(line?.replaceAll('\u2060', '')).toHaveLength(48);
});
