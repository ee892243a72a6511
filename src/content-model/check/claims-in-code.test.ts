import { afterEach, describe, expect, test, vi } from 'vitest';
import { RETENTION_DAYS } from '../../../netlify/server/retention/erasure.ts';
import { COOKIE_CHOICE_KEY } from '../../consent/cookie-choice.ts';
import { storedChoice } from '../../consent/stored-choice.ts';
import { FORM_TYPES } from '../../lead/form-types.ts';
import { successNotice } from '../../lead/notices.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';
import { CLAIMS_IN_CODE } from './claims-in-code.ts';

const figureOf = (claim: string) => CLAIMS_IN_CODE.find((held) => held.claim === claim)?.figure ?? Number.NaN;

test.each(CLAIMS_IN_CODE)('requires $figure for $claim, as in $file', ({ claim, figure, file }) => {
  const other = figure * 2;
  expect(problemText(edit('brand.yaml', `${claim}: ${figure}`, `${claim}: ${other}`))).toMatch(
    new RegExp(
      `^src/content/brand\\.yaml:\\d+\n  field     claims\\.${claim}\n  expected  ${figure}, as in ${file}, .*\n  received  ${other} \\(number\\)$`,
    ),
  );
});

test('reports a claim that is not a number once', () => {
  expect(problemText(edit('brand.yaml', 'requestDays: 30', 'requestDays: trenta'))).toBe(
    block(
      'brand.yaml:22',
      'claims.requestDays',
      'a number (Days after which a delivered request is erased from the database: 30)',
      '"trenta" (text)',
    ),
  );
});

describe('the figures of claims in code', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(FORM_TYPES)('match the reply time in the notice after a form of type %s', (formType) => {
    expect(successNotice(formType).description).toContain(` ${figureOf('replyHours')} ore`);
  });

  test.each(['requestDays', 'interactionDays'])('match the retention period: %s', (claim) => {
    expect(figureOf(claim)).toBe(RETENTION_DAYS);
  });

  test.each([
    [0, true],
    [1, false],
  ])(
    'match the lifetime of a cookie choice: %i minutes after preferenceDays it is valid: %s',
    (minutes, holds) => {
      const age = figureOf('preferenceDays') * 86_400_000 + minutes * 60_000;
      // The test itself may take up to a second.
      const choice = {
        necessary: true,
        analytics: false,
        marketing: false,
        timestamp: Date.now() - age + 1000,
      };
      vi.stubGlobal('localStorage', { [COOKIE_CHOICE_KEY]: JSON.stringify(choice) });
      expect(storedChoice() !== undefined).toBe(holds);
    },
  );
});
