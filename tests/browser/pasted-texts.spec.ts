import type { Page } from 'playwright/test';
import { SCHEMA_MESSAGES } from '../../src/lead/messages.ts';
import { expect, test } from './fixtures.ts';
import { loseScripts } from './island-scripts.ts';
import { LeadForm } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';

const LRE = '\u202a';
const PDF = '\u202c';
const ZWSP = '\u200b';

type Field = 'phone' | 'name' | 'message';

/** Texts that are pasted into one form, and what is stored of them. */
const STORED: readonly Partial<Record<Field, { readonly pasted: string; readonly stored: string }>>[] = [
  {
    phone: { pasted: `${LRE}+39 (0)6 1234 567 89${PDF}`, stored: '+39 (0)6 1234 567 89' },
    name: { pasted: `${ZWSP}${'Anna '.repeat(19)}Neri${ZWSP}`, stored: `${'Anna '.repeat(19)}Neri` },
    message: { pasted: `${'riga\n'.repeat(399)}fine!`, stored: `${'riga\n'.repeat(399)}fine!` },
  },
  { phone: { pasted: '  +39 06 12 34 56 78 9  ', stored: '+39 06 12 34 56 78 9' } },
];

/** Texts of one form that are each one letter too long, and the message at each. */
const REFUSED: Readonly<Record<Field, { readonly pasted: string; readonly message: string }>> = {
  phone: { pasted: `${LRE}+39 06 12 34 56 78 90${PDF}`, message: SCHEMA_MESSAGES.phoneTooLong },
  name: { pasted: `${'Anna '.repeat(20)}Neri`, message: SCHEMA_MESSAGES.nameTooLong },
  message: { pasted: `${'riga\n'.repeat(400)}!`, message: SCHEMA_MESSAGES.messageTooLong },
};

const paste = async (page: Page, form: LeadForm, field: Field, text: string) => {
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

    /** Opens the form, pastes these texts into it, and sends it. */
    const send = async (
      page: Page,
      email: string,
      texts: Partial<Record<Field, { readonly pasted: string }>>,
    ) => {
      const form = new LeadForm(page);
      if (isLost) await loseScripts(page);
      if (way === 'with scripts') await form.open();
      else await page.goto('/fibra-ottica');
      await form.fill({ ...newProspect(), email });
      for (const [field, { pasted }] of Object.entries(texts))
        await paste(page, form, field as Field, pasted);
      if (way === 'with scripts') {
        await form.untilHydrated();
        await form.waitLikeAPerson();
      }
      await form.submit.click();
      return way === 'with scripts' ? form : form.returned;
    };

    for (const [index, texts] of STORED.entries())
      test(
        `stores a pasted ${Object.keys(texts).join(', ')} whole, without what surrounds it`,
        nightlyIf(way === 'before scripts' || (index > 0 && way !== 'with scripts')),
        async ({ page, services }) => {
          const { email } = newProspect();
          await send(page, email, texts);
          const stored = Object.entries(texts).map(([field, text]) => [field, text.stored]);
          await expect
            .poll(async () => (await services.leadsFrom(email)).map(({ payload }) => payload))
            .toEqual([expect.objectContaining(Object.fromEntries(stored))]);
        },
      );

    test(
      'refuses texts that are one letter too long, each with its message',
      nightlyIf(way !== 'with scripts'),
      async ({ page, services }) => {
        const { email } = newProspect();
        const form = await send(page, email, REFUSED);
        for (const [field, { message }] of Object.entries(REFUSED))
          await expect(form.field(field as Field)).toHaveAccessibleDescription(message);
        expect(await services.leadsFrom(email)).toEqual([]);
      },
    );
  });
