import { expect, test } from 'vitest';
import { block, problemText, readProject } from '../testing/problem-text.ts';
import { edit, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';
import { italianCount } from './counts.ts';

test.each([
  [2, 'due'],
  [8, 'otto'],
  [16, 'sedici'],
  [20, 'venti'],
  [21, 'ventuno'],
  [28, 'ventotto'],
  [33, 'trentatré'],
  [47, 'quarantasette'],
  [99, 'novantanove'],
  [100, '100'],
])('writes %i as %s', (count, word) => {
  expect(italianCount(count)).toBe(word);
});

const SERVICE = 'services/fibra-ottica.yaml';
const summary = (text: string) => edit(SERVICE, 'Attiva in {fact:fibra-ottica/activation}.', text);
const ANOTHER = {
  'services/voip.yaml': (SMALL_CONTENT[SERVICE] ?? '')
    .replace('Fibra ottica', 'VoIP')
    .replace('href: /fibra-ottica', 'href: /fibra-ottica#main')
    .replace('order: 1', 'order: 2')
    .replace('weave: tela', 'weave: saia'),
};

test('writes counts in words, with a capital for {Count:…}', () => {
  const text = '"{Count:services/connettivita} servizi, {count:plans/fibra-ottica} piani."';
  const content = readProject(temporaryProject({ ...summary(text), ...ANOTHER }));
  expect(content.services.get('fibra-ottica')?.summary).toBe('Due servizi, tre piani.');
});

test.each([
  ['{count:services/connettivita}', 'one'],
  ['{count:services/innovazione}', 'none'],
  ['{Count:roles}', 'none'],
])('asks for another sentence for %s when there is %s', (token, number) => {
  const name = token.slice(7, -1);
  expect(problemText(summary(`Di ${token} scelte.`))).toBe(
    block(`${SERVICE}:7`, 'summary', `a sentence without this number: there is ${number} in ${name}`, token),
  );
});

test('suggests a known name for an unknown one', () => {
  expect(problemText(summary('Di {count:services/conettivita} servizi.'))).toContain(
    'a known token, probably {count:services/connettivita}; known are',
  );
});
