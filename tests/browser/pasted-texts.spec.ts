import type { Page } from '@playwright/test';
import { SCHEMA_MESSAGES } from '../../src/lead/messages.ts';
import { expect, test } from './fixtures.ts';
import { loseScripts } from './island-scripts.ts';
import { LeadForm } from './lead-form.ts';
import { newProspect } from './prospect.ts';

const LRE = '\u202a';
const PDF = '\u202c';
const ZWSP = '\u200b';

/** Pasted texts, and what is stored of them; without `stored` they are refused with the message. */
const PASTED = [
  { field: 'phone', pasted: `${LRE}+39 (0)6 1234 567 89${PDF}`, stored: '+39 (0)6 1234 567 89' },
  { field: 'phone', pasted: '  +39 06 12 34 56 78 9  ', stored: '+39 06 12 34 56 78 9' },
  { field: 'phone', pasted: `${LRE}+39 06 12 34 56 78 90${PDF}`, message: SCHEMA_MESSAGES.phoneTooLong },
  { field: 'name', pasted: `${ZWSP}${'Anna '.repeat(19)}Neri${ZWSP}`, stored: `${'Anna '.repeat(19)}Neri` },
  { field: 'name', pasted: `${'Anna '.repeat(20)}Neri`, message: SCHEMA_MESSAGES.nameTooLong },
  { field: 'message', pasted: `${'riga\n'.repeat(399)}fine!`, stored: `${'riga\n'.repeat(399)}fine!` },
  { field: 'message', pasted: `${'riga\n'.repeat(400)}!`, message: SCHEMA_MESSAGES.messageTooLong },
] as const;

const paste = async (page: Page, form: LeadForm, field: 'phone' | 'name' | 'message', text: string) => {
  await form.field(field).fill('');
  await form.field(field).focus();
  await page.keyboard.insertText(text);
};

test.use({
  expectedErrors: /status of 422|Failed to load resource|Failed to fetch dynamically imported module/,
});

for (const [way, javaScriptEnabled, isLost] of [
  ['without scripts', false, false],
  ['before scripts', true, true],
  ['with scripts', true, false],
] as const)
  test.describe(way, () => {
    test.use({ javaScriptEnabled });

    for (const { field, pasted, ...outcome } of PASTED)
      test(`a pasted ${field} of ${pasted.length} characters is ${'stored' in outcome ? 'stored whole' : 'refused'}`, async ({
        page,
        services,
      }) => {
        const form = new LeadForm(page);
        const prospect = newProspect();
        if (isLost) await loseScripts(page);
        if (way === 'with scripts') await form.open();
        else await page.goto('/fibra-ottica');
        await form.fill(prospect);
        await paste(page, form, field, pasted);
        if (way === 'with scripts') {
          await form.untilHydrated();
          await form.waitLikeAPerson();
        }
        await form.submit.click();
        if ('message' in outcome) {
          const box = way === 'with scripts' ? form.field(field) : form.returned.field(field);
          await expect(box).toHaveAccessibleDescription(outcome.message);
          expect(await services.leadsFrom(prospect.email)).toEqual([]);
          return;
        }
        await expect
          .poll(async () => (await services.leadsFrom(prospect.email)).map(({ payload }) => payload[field]))
          .toEqual([outcome.stored]);
      });
  });
