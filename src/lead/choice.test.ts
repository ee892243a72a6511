import { expect, it } from 'vitest';
import { CHOICE_PARAMETER, choiceAddress, readChoice } from './choice.ts';
import { SOURCE_MAX_LENGTH } from './limits.ts';

it.each(['Base', 'Super Office One', 'Più & meglio #1 +2 =3', 'Perché? "Sì"'])(
  'keeps the whole name %j in the address',
  (name) => {
    const { searchParams, hash } = new URL(
      choiceAddress({ id: 'super', name }),
      'https://www.trama.example/servizi',
    );
    expect([searchParams.get(CHOICE_PARAMETER), hash]).toEqual([name, '#scelta-super']);
  },
);

it.each([
  [' Base\n', 'Base'],
  ['x'.repeat(500), 'x'.repeat(SOURCE_MAX_LENGTH)],
  ['\u202e', undefined],
  [null, undefined],
  [{ name: 'Base' }, undefined],
])('reads %j as %j', (value, read) => {
  expect(readChoice(value)).toBe(read);
});
